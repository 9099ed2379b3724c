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

/** Hours for that in a game of days, and the usual ones. */
export const REACTION_HOURS = [2, 4, 8, 24];
export const USUAL_HOURS = 8;

const NO_CLOCK: Pace = {
  kind: 'none',
  seconds: null,
  days: null,
  reaction: USUAL_REACTION,
  reaction_hours: null,
};

/** The edition printed in the reader's language, or the first there is. */
export function editionFor(game: GameInfo, spoken: string): string {
  return (game.editions.find((one) => one.language === spoken) ?? game.editions[0])?.id ?? '';
}

/**
 * Why a value of an option cannot be chosen as the table stands, as the key of a sentence; empty where it can.
 * The server refuses the same: this only says so before.
 */
export function hindrance(choice: string, only: string | undefined, edition: string, seats: number): string {
  if (only !== undefined && only !== edition) return 'web-why-edition';
  return choice === 'teams=on' && seats !== 4 ? 'web-why-teams' : '';
}

export function order(game: GameInfo, seats: number, bots: (string | null)[]): Order {
  return {
    game: game.id,
    edition: editionFor(game, language.current),
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
    guests: [],
    starts: 'host',
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
  'move-30': { kind: 'move', seconds: 30, days: null, reaction: USUAL_REACTION, reaction_hours: null },
  'move-90': { kind: 'move', seconds: 90, days: null, reaction: USUAL_REACTION, reaction_hours: null },
  'days-1': { kind: 'days', seconds: null, days: 1, reaction: USUAL_REACTION, reaction_hours: USUAL_HOURS },
  'days-3': { kind: 'days', seconds: null, days: 3, reaction: USUAL_REACTION, reaction_hours: USUAL_HOURS },
};
