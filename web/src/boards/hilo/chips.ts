/** Where the coin chips of a score lie on its layout, in card widths and heights. */

import type { CardInfo, Score } from '../../api/types.ts';
import { WHOLE_COIN } from '../../art/hilo.ts';
import { hiloCard } from './cards.ts';
import { COLUMNS, joint } from './joints.ts';
import { readPlace } from './places.ts';

export interface Chip {
  x: number;
  y: number;
}

/** A keeper carries at most four coins, two and two, below the face. */
const ON_KEEPER: readonly Chip[] = [
  { x: 0.26, y: 0.83 },
  { x: 0.74, y: 0.83 },
  { x: 0.26, y: 0.58 },
  { x: 0.74, y: 0.58 },
];

function within(place: number, x: number, y: number): Chip {
  return { x: (place % COLUMNS) + x, y: Math.floor(place / COLUMNS) + y };
}

function index(name: string): number {
  return readPlace(name)?.place ?? 0;
}

export function chips(
  score: Score,
  cards: ReadonlyMap<string, CardInfo>,
  layout: readonly (string | null)[],
): Chip[] {
  return score.parts.flatMap((part): Chip[] => {
    if (part.key === 'joints') {
      return part.places.map((pair) => {
        const [from = '', to = ''] = pair.split('-');
        const { column, row } = joint(index(from), index(to));
        return { x: column, y: row };
      });
    }
    if (part.key === 'full-coins') {
      return part.places.flatMap((name) => {
        const place = index(name);
        const info = cards.get(layout[place] ?? '');
        const coins = info ? hiloCard(info).full_coins : 1;
        return Array.from({ length: coins }, (_, at) =>
          within(place, (WHOLE_COIN.x - at * 44) / 200, WHOLE_COIN.y / 280),
        );
      });
    }
    return Array.from({ length: part.points }, (_, at) => {
      const keeper = index(part.places[Math.floor(at / ON_KEEPER.length)] ?? '');
      const spot = ON_KEEPER[at % ON_KEEPER.length]!;
      return within(keeper, spot.x, spot.y);
    });
  });
}
