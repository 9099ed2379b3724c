/** What an event of Kill the Unicorns says, read once. */

import type { News } from '../../api/types.ts';
import { type Cards, ktuCard } from './cards.ts';
import type { Side } from './view.ts';

export interface Told {
  key: string;
  seat: number;
  other: number;
  /** The place of the row, from 0. */
  prize: number;
  side: Side;
  card: string | null;
  out: string | null;
  got: string | null;
  given: string | null;
  total: number;
  count: number;
  round: number;
  /** The hunt cards an event names by their values, lowest first; none where they are not known. */
  laid: string[];
}

export const PREFIX = 'kill-the-unicorns-';

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The hunt card of a value: every hunter has the same ones. */
function huntCard(cards: Cards, value: number): string[] {
  const found = [...cards.values()].map(ktuCard).find((card) => card.kind === 'hunt' && card.value === value);
  return found ? [found.id] : [];
}

export function read({ key, params }: News, cards: Cards): Told {
  const values = text(params['cards'])?.split(' + ').map(Number).reverse() ?? [];
  return {
    key: key.replace(PREFIX, ''),
    seat: Number(params['seat'] ?? -1),
    other: Number(params['other'] ?? -1),
    prize: Number(params['prize'] ?? 0) - 1,
    side: params['side'] === 'above' ? 'above' : 'below',
    card: text(params['card']),
    out: text(params['out']),
    got: text(params['got']),
    given: text(params['given']),
    total: Number(params['total'] ?? 0),
    count: Number(params['count'] ?? params['number'] ?? 0),
    round: Number(params['round'] ?? 0),
    laid: values.flatMap((value) => huntCard(cards, value)),
  };
}
