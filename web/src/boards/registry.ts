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
];

export function entry(game: string): Entry | undefined {
  return BOARDS.find((board) => board.id === game);
}
