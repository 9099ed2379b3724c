/** What is asked of the server to lay a new table. */

import type { GameInfo, NewTable, Pace } from '../api/types.ts';
import { settings } from '../settings.svelte.ts';
import { language } from '../texts/language.svelte.ts';
import { t } from '../texts/texts.svelte.ts';

/** Everything but our share of chance, which comes at the last moment. */
export type Order = Omit<NewTable, 'entropy_commitment'>;

/** Seconds a reaction window may stay open, and the usual ones. */
export const REACTIONS = [6, 12, 30, 60];
export const USUAL_REACTION = 12;

const NO_CLOCK: Pace = { kind: 'none', seconds: null, days: null, reaction: USUAL_REACTION };

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
    forfeits: [],
  };
}

/** A table with a bot on every other seat: it starts at once. */
export function againstBots(game: GameInfo, seats: number): Order {
  return order(
    game,
    seats,
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'skilled')),
  );
}

/** The paces a table can have, in the order of the form. */
export const PACES: Record<string, Pace> = {
  none: NO_CLOCK,
  'move-30': { kind: 'move', seconds: 30, days: null, reaction: USUAL_REACTION },
  'move-90': { kind: 'move', seconds: 90, days: null, reaction: USUAL_REACTION },
  'days-1': { kind: 'days', seconds: null, days: 1, reaction: USUAL_REACTION },
  'days-3': { kind: 'days', seconds: null, days: 3, reaction: USUAL_REACTION },
};
