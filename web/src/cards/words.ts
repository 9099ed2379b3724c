/** What a card is called and says; both come with the pack, so an owner's corrections are in them. */

import type { CardInfo } from '../api/types.ts';
import { language } from '../texts/language.svelte.ts';

export function cardName(card: CardInfo): string {
  return card.name[language.current] ?? card.id;
}

export function cardText(card: CardInfo): string {
  return card.text?.[language.current] ?? '';
}
