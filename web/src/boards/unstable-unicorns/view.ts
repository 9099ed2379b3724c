/** A table of Unstable Unicorns as the server tells it, and its cards. */

import type { CardInfo, View, ViewOf } from '../../api/types.ts';
import type { CardType } from '../../art/unstable-unicorns.ts';
import { viewOf } from '../views.ts';

export type UnicornView = ViewOf<'unstable-unicorns'>;
export type Played = UnicornView['stack'][number];

export function asUnicorns(view: View): UnicornView {
  return viewOf('unstable-unicorns', view);
}

export interface UnicornCard extends CardInfo {
  type: CardType;
  text?: Record<string, string>;
}

/** A card of this game's pack. */
export function unicornCard(card: CardInfo): UnicornCard {
  return card as UnicornCard;
}

export type Cards = ReadonlyMap<string, CardInfo>;

export function typeOf(cards: Cards, key: string): CardType {
  const card = cards.get(key);
  return card ? unicornCard(card).type : 'magic';
}

/** Whether a card counts among the unicorns. */
export function isUnicorn(type: CardType): boolean {
  return type === 'baby' || type === 'basic' || type === 'magical';
}

export interface Pile {
  card: string;
  count: number;
}

/** Equal cards laid on one another, in the order their first one came. */
export function piled(keys: readonly (string | null)[]): Pile[] {
  const piles = new Map<string, number>();
  for (const key of keys) if (key) piles.set(key, (piles.get(key) ?? 0) + 1);
  return [...piles].map(([card, count]) => ({ card, count }));
}
