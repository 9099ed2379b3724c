/** A table of Unstable Unicorns for two, seen by seat A, for tests. */

import type { CardInfo } from '../../src/api/types.ts';
import type { UnicornView } from '../../src/boards/unstable-unicorns/view.ts';

const PROMPT = {
  key: 'action',
  card: null,
  trigger: '',
  step: 0,
  do: '',
  target: null,
  threatened: null,
  left: 0,
};

export function unicornTable({
  prompt,
  ...change
}: Partial<Omit<UnicornView, 'prompt'>> & { prompt?: string } = {}): UnicornView {
  return {
    game: 'unstable-unicorns',
    seats: 2,
    you: 0,
    n: 9,
    to_act: [0],
    phase: 'action',
    active: 0,
    starter: 0,
    goal: 7,
    stables: [['foal'], ['foal', 'grumpy']],
    unicorns: [1, 2],
    hands: [
      ['grumpy', 'neigh'],
      [null, null],
    ],
    deck: 20,
    top: [],
    discard: ['glitter'],
    nursery: ['foal'],
    stack: [],
    prompt: { ...PROMPT, key: prompt ?? 'action' },
    waiting: [],
    plays: 1,
    played: 0,
    skip_draw: false,
    skip_action: false,
    skips: [0, 0],
    extra: 0,
    limits: [7, 7],
    loan: null,
    blank: [false, false],
    cows: [false, false],
    strike: false,
    swapped: [false, false],
    party: 'off',
    targeting: 'simple',
    stock: {},
    ...change,
  };
}

export const CARDS: ReadonlyMap<string, CardInfo> = new Map(
  [
    { id: 'foal', type: 'baby' },
    { id: 'grumpy', type: 'basic' },
    { id: 'glitter', type: 'magic' },
  ].map((card) => [card.id, { code: '', copies: 1, name: { en: card.id }, provenance: {}, ...card }]),
);
