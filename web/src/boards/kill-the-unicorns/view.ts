/** A table of Kill the Unicorns as the server tells it. */

import type { View, ViewOf } from '../../api/types.ts';
import { viewOf } from '../views.ts';

export type KtuView = ViewOf<'kill-the-unicorns'>;
export type Prize = KtuView['row'][number];
export type SetTrap = NonNullable<Prize['above']>;
export type Unicorn = KtuView['herds'][number][number];
export type Stall = KtuView['market'][number];
export type Side = 'above' | 'below';

export function asKtu(view: View): KtuView {
  return viewOf('kill-the-unicorns', view);
}

/** The seats that share a herd: one, or the two of a team. */
export function owners(view: KtuView, herd: number): number[] {
  return view.teams.flatMap((of, seat) => (of === herd ? [seat] : []));
}

/** All seats in the order of turns, from this one on: teams drawn by lot take turns whoever sits where. */
export function inTurn({ order }: Pick<KtuView, 'order'>, first: number): number[] {
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Whether two play together. */
export function isTeamGame(view: KtuView): boolean {
  return view.herds.length < view.seats;
}
