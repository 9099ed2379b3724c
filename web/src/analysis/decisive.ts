/** The one moment a game turned on. */

import type { Analysis } from '../api/types.ts';
import { before, chancesAt } from './words.ts';

export interface Decisive {
  /** The move, counted from 1. */
  n: number;
  /** Whose chance it raised: a winner's, where somebody won. */
  seat: number;
}

/** The turning point that brought a winner furthest ahead; null where no moment stood out. */
export function decisive(analysis: Analysis, winners: readonly number[]): Decisive | null {
  const seats = winners.length > 0 ? winners : analysis.start.map((_, seat) => seat);
  let best: Decisive | null = null;
  let most = 0;
  for (const n of analysis.turning_points) {
    for (const seat of seats) {
      const gain = (chancesAt(analysis, n)[seat] ?? 0) - (before(analysis, n)[seat] ?? 0);
      if (gain > most) {
        most = gain;
        best = { n, seat };
      }
    }
  }
  return best;
}
