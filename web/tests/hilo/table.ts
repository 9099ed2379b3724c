/** A table of HiLo for two, seen by seat A, for tests. */

import type { CardInfo } from '../../src/api/types.ts';
import type { HiloView } from '../../src/boards/hilo/view.ts';

export const HIDDEN: (string | null)[] = Array.from({ length: 12 }, () => null);

export function hiloTable(change: Partial<HiloView> = {}): HiloView {
  return {
    game: 'hilo',
    seats: 2,
    you: 0,
    n: 7,
    to_act: [0],
    step: 'turn',
    active: 0,
    starter: 0,
    layouts: [HIDDEN, HIDDEN],
    discard: ['king'],
    draw: 40,
    held: null,
    chosen: [null, null],
    coins: [0, 0],
    stock: {},
    ...change,
  };
}

function card(id: string, role: string, half_coins: string[], full_coins = 0): [string, CardInfo] {
  return [
    id,
    { id, code: id, copies: 1, name: {}, provenance: {}, role, family: null, half_coins, full_coins },
  ];
}

export const CARDS: ReadonlyMap<string, CardInfo> = new Map([
  card('king', 'resident', ['left', 'right'], 1),
  card('queen', 'resident', ['left', 'bottom']),
  card('knight', 'resident', ['top']),
  card('magician', 'magician', []),
  card('keeper', 'keeper', []),
]);
