/** An analysis in words: what happened in a move, who gained by it, what weighed more. */

import type { Analysis, CardInfo } from '../api/types.ts';
import { tell } from '../texts/tell.ts';
import { t } from '../texts/texts.svelte.ts';

type Move = Analysis['moves'][number];
type Share = Analysis['shares'][number];

/** What everything is told with. */
export interface Telling {
  names: string[];
  cards: ReadonlyMap<string, CardInfo>;
  /** The reader's own seat, if the reader played. */
  you: number | null;
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A difference with its sign, as a reader expects it. */
export function signed(chance: number): string {
  const points = percent(chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** A move as the log tells it; what nobody was told of is letting something go by. */
export function moveWords(move: Move, { names, cards, you }: Telling): string {
  if (move.news.length === 0) return t('web-analysis-quiet', { name: names[move.seat] ?? '' });
  return move.news.map((item) => tell(item, you, names, cards)).join(' ');
}

/** Everybody's chances before a move: those after the one before it, or at the deal. */
export function before(analysis: Analysis, n: number): readonly number[] {
  return n > 1 ? (analysis.moves[n - 2]?.chances ?? analysis.start) : analysis.start;
}

/** Everybody's chances once so many moves are played. */
export function chancesAt(analysis: Analysis, n: number): readonly number[] {
  return n > 0 ? (analysis.moves[n - 1]?.chances ?? analysis.start) : analysis.start;
}

/** The seat whose chance a move changed most. */
export function mostMoved(analysis: Analysis, n: number): number {
  const then = before(analysis, n);
  const shifts = chancesAt(analysis, n).map((now, seat) => Math.abs(now - (then[seat] ?? 0)));
  return shifts.indexOf(Math.max(...shifts));
}

/** In one sentence why somebody won or not. */
export function verdict({ seat, result, skill, luck }: Share, seats: number, { you }: Telling): string {
  const beyond = result - 1 / seats;
  const key =
    Math.abs(beyond) < 0.01
      ? 'even'
      : beyond > 0
        ? luck >= skill
          ? 'won-lucky'
          : 'won-better'
        : luck <= skill
          ? 'lost-unlucky'
          : 'lost-worse';
  return t(`web-analysis-${key}`, { you: seat === you ? 'yes' : 'no' });
}
