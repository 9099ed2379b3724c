/** A table of Kill the Unicorns as the server tells it: games/kill_the_unicorns/view.py, word for word. */

import type { View } from '../../api/types.ts';

export interface SetTrap {
  seat: number;
  card: string | null;
}

export interface Prize {
  card: string | null;
  above: SetTrap | null;
  below: SetTrap | null;
}

export interface Unicorn {
  card: string;
  colour: string | null;
  points: number;
  tokens: string[];
  trap: string | null;
  twice: boolean;
}

export interface Tally {
  stars: number;
  tokens: number;
  pates: number;
  traps: number;
  sets: number;
  rainbows: number;
  total: number;
  rainbow_count: number;
  set_sizes: Record<string, number>;
}

export interface Stall {
  item: string;
  tokens: string[];
  prices: number[];
}

export type Step =
  | 'character'
  | 'trap-discard'
  | 'trap'
  | 'lead'
  | 'before-lay'
  | 'announce'
  | 'lay'
  | 'after-reveal'
  | 'choose-trap'
  | 'trap-revealed'
  | 'trojan'
  | 'zombicorn'
  | 'bait'
  | 'after-hunt'
  | 'market'
  | 'target'
  | 'over';

export type Side = 'above' | 'below';

export interface KtuView extends View {
  edition: string;
  step: Step;
  round: number;
  rounds: number;
  hunt: number;
  marker: number;
  active: number;
  teams: number[];
  characters: (string | null)[];
  powers: ('ready' | 'used' | 'off')[];
  free: string[];
  row: Prize[];
  draw: number;
  gone: (string | null)[];
  hands: (string | null)[][];
  laid: (string | null)[][];
  discards: (string | null)[][];
  needed: number;
  passed: number[];
  silenced: number[];
  totals: (number | null)[];
  tied: number[];
  winner: number | null;
  trap_hands: (string | null)[][];
  trap_piles: number[];
  trap_discards: (string | null)[][];
  shown_trap: { seat: number; card: string; side: Side } | null;
  herds: Unicorn[][];
  pates: string[][];
  tallies: Tally[];
  market: Stall[];
  buying: string | null;
  shopped: number[];
}

export function ktu(view: View): KtuView {
  return view as KtuView;
}

/** The seats that share a herd: one, or the two of a team. */
export function owners(view: KtuView, herd: number): number[] {
  return view.teams.flatMap((of, seat) => (of === herd ? [seat] : []));
}

/** Whether two play together. */
export function isTeamGame(view: KtuView): boolean {
  return view.herds.length < view.seats;
}
