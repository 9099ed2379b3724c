/** Every game that can be played on this page, with what the home page shows of it and how to fetch its board. */

import type { Board } from './contract.ts';

export interface Entry {
  id: string;
  /** Cards of the pack fanned out on the home page. */
  poster: string[];
  /** How many play when someone just wants to play now. */
  usual: number;
  /** The options worth asking for when a table is opened, with the values worth offering. */
  offers: Record<string, string[]>;
  /** Values of these that only one edition knows: `option=value` and the edition. */
  only?: Record<string, string>;
  /** Whether players may step in out of turn, so that a table has a time for that. */
  reacts?: boolean;
  load(): Promise<Board>;
}

export const BOARDS: readonly Entry[] = [
  {
    id: 'hilo',
    poster: ['farmer', 'knight', 'unicorn', 'king', 'phoenix'],
    usual: 3,
    offers: { start: ['random', 'A'] },
    load: async () => (await import('./hilo/index.ts')).hilo,
  },
  {
    id: 'kill-the-unicorns',
    poster: ['pink_unicorn_2', 'smelly_unicorn', 'legendary_dawn', 'princess', 'blue_pigicorn'],
    usual: 4,
    offers: {
      characters: ['pick', 'random'],
      beginner: ['off', 'no-traps', 'no-powers', 'no-traps-no-powers'],
      expert: ['off', 'on'],
      extra_characters: ['off', 'on'],
      teams: ['off', 'on'],
      start: ['random', 'A'],
    },
    only: { 'beginner=no-powers': 'fr' },
    reacts: true,
    load: async () => (await import('./kill-the-unicorns/index.ts')).killTheUnicorns,
  },
  {
    id: 'unstable-unicorns',
    poster: ['baby_prodigy', 'mosquito_flyer', 'vip_guest', 'neigh_final', 'carrot_on_a_stick'],
    usual: 4,
    offers: { targeting: ['simple', 'advanced'], party: ['off', 'sips', 'layers'] },
    reacts: true,
    load: async () => (await import('./unstable-unicorns/index.ts')).unstableUnicorns,
  },
];

export function entry(game: string): Entry | undefined {
  return BOARDS.find((board) => board.id === game);
}
