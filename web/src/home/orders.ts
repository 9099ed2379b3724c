/** What is asked of the server to lay a new table. */

import type { GameInfo, NewTable, Pace } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { language } from '../texts/language.svelte.ts';
import { t } from '../texts/texts.svelte.ts';

/** Everything but the two shares of chance, which come at the last moment. */
export type Order = Omit<NewTable, 'commitment' | 'entropy'>;

const NO_CLOCK: Pace = { kind: 'none', seconds: null, days: null };

export function order(game: GameInfo, seats: number, bots: (string | null)[]): Order {
  return {
    game: game.id,
    edition: game.editions[0]?.id ?? '',
    seats,
    bots,
    options: {},
    deck_language: language.current,
    pace: NO_CLOCK,
    public: false,
    nickname: settings.nickname.trim() || t('web-guest'),
    hints: true,
    pack: '',
  };
}

/** A table with a bot on every other seat: it starts at once. */
export function againstBots(game: GameInfo, seats: number): Order {
  return order(game, seats, Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'heuristic')));
}

/** The paces a table can have, in the order of the form. */
export const PACES: Record<string, Pace> = {
  none: NO_CLOCK,
  'move-30': { kind: 'move', seconds: 30, days: null },
  'move-90': { kind: 'move', seconds: 90, days: null },
  'days-1': { kind: 'days', seconds: null, days: 1 },
  'days-3': { kind: 'days', seconds: null, days: 3 },
};
