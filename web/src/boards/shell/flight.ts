/** Cards in the air: what every board tells of its motions, in the same words. */

import type { Sound } from '../../sound.ts';

/** One side of a flying card; null is the back. */
export interface Face {
  card: string | null;
}

export interface Flight<F extends Face = Face> {
  /** Where to look for the card on the page, best first; the first one is the place it really has. */
  from: readonly string[];
  to: readonly string[];
  /** What lies on top at the beginning and at the end. Different cards turn over on the way. */
  before: F;
  after: F;
  /** Milliseconds at normal speed: in the air, and on the ground before that. */
  lasts: number;
  waits: number;
  /** How far the path bends aside, in card widths: a swap crosses, everything else goes straight. */
  bend: number;
  /** Whether the card is out of the game when it lands. */
  fades: boolean;
}

/** What an event brings into motion. */
export interface Motion<F extends Face = Face> {
  flights: Flight<F>[];
  sound: Sound | null;
  /** A breath after it, for what should be seen. */
  pause: number;
}

/** A motion, with the table while its cards are in the air and once they lie. */
export interface Step<View, F extends Face = Face> extends Motion<F> {
  during: View;
  after: View;
}

const FLIGHT_MS = 360;

export function flight<F extends Face>(
  from: readonly string[],
  to: readonly string[],
  before: F,
  after: F = before,
  more: Partial<Flight<F>> = {},
): Flight<F> {
  return { from, to, before, after, lasts: FLIGHT_MS, waits: 0, bend: 0, fades: false, ...more };
}

export function turns({ before, after }: Flight): boolean {
  return before.card !== after.card;
}
