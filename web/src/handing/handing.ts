/**
 * In whose hands a device should be, where several people play on it. Decided by what everybody at the table may
 * know, and by nothing else: how often it is handed on, and to whom, tells nothing of anybody's cards.
 */

import type { OpenWindow, Update } from '../api/types.ts';

/** The people of this device who are asked one after the other in one reaction window, by the version it has. */
export interface Round {
  n: number;
  left: readonly number[];
}

/** What to do with the device: show the table to all, hand it to a seat, or ask all about a reaction window. */
export type Errand =
  { kind: 'watch' } | { kind: 'hand'; seat: number } | { kind: 'window'; window: OpenWindow };

/** The next errand, from what onlookers are told. */
export function errand(
  update: Pick<Update, 'n' | 'view' | 'window'>,
  yours: readonly number[],
  round: Round | null,
): Errand {
  const { window } = update;
  if (window) {
    const asked = window.asked.filter((seat) => yours.includes(seat));
    if (asked.length === 0) return { kind: 'watch' };
    if (round?.n !== update.n) return { kind: 'window', window };
    const seat = round.left[0];
    return seat === undefined ? { kind: 'watch' } : { kind: 'hand', seat };
  }
  const seat = update.view.to_act.find((one) => yours.includes(one));
  return seat === undefined ? { kind: 'watch' } : { kind: 'hand', seat };
}

/** A round through everybody on the device who is asked, whatever they hold. */
export function everybody({ n, window }: Pick<Update, 'n' | 'window'>, yours: readonly number[]): Round {
  return { n, left: window?.asked.filter((seat) => yours.includes(seat)) ?? [] };
}

/** The round after a seat has had the device. */
export function afterHand(round: Round | null, seat: number): Round | null {
  return round && { n: round.n, left: round.left.filter((one) => one !== seat) };
}
