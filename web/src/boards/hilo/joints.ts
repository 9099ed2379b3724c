/**
 * Where halves meet, for drawing only: what a layout is worth comes from the server. A joint lies on the edge
 * between two places; a place is spoiled when the other card of its column is an open magician.
 */

import type { CardInfo } from '../../api/types.ts';
import { hiloCard } from './cards.ts';

export const COLUMNS = 6;
export const SIZE = 12;

export interface Joint {
  /** Places count from 0. */
  from: number;
  to: number;
  /** The middle of the coin in card widths and heights from the layout's corner. */
  column: number;
  row: number;
}

type Cards = ReadonlyMap<string, CardInfo>;
type Layout = readonly (string | null)[];

export function spoiled(layout: Layout, cards: Cards): boolean[] {
  return layout.map((key, place) => {
    const other = layout[(place + COLUMNS) % SIZE];
    const info = other ? cards.get(other) : undefined;
    return key !== null && info !== undefined && hiloCard(info).role === 'magician';
  });
}

/** Two neighbours' joint, wherever it lies. */
export function joint(from: number, to: number): Joint {
  const column = from % COLUMNS;
  const row = Math.floor(from / COLUMNS);
  const beside = to === from + 1;
  return { from, to, column: column + (beside ? 1 : 0.5), row: row + (beside ? 0.5 : 1) };
}

export function joints(layout: Layout, cards: Cards): Joint[] {
  const void_ = spoiled(layout, cards);
  const has = (place: number, edge: string): boolean => {
    const key = layout[place];
    const info = key && !void_[place] ? cards.get(key) : undefined;
    return info !== undefined && hiloCard(info).half_coins.includes(edge);
  };
  const found: Joint[] = [];
  for (let place = 0; place < SIZE; place += 1) {
    const inRow = place % COLUMNS < COLUMNS - 1;
    if (inRow && has(place, 'right') && has(place + 1, 'left')) found.push(joint(place, place + 1));
    if (place < COLUMNS && has(place, 'bottom') && has(place + COLUMNS, 'top'))
      found.push(joint(place, place + COLUMNS));
  }
  return found;
}
