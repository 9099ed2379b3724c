/** What a card is called and says, and what a screen reader says of a place. */

import type { CardInfo } from '../../api/types.ts';
import { cardName, cardText } from '../../cards/words.ts';
import { t } from '../../texts/texts.svelte.ts';
import { type Cards, isUnicorn, typeOf, unicornCard, type UnicornView } from './view.ts';

export { cardName, cardText };

export function typeName(card: CardInfo): string {
  return t(`unstable-unicorns-type-${unicornCard(card).type}`);
}

interface Labelled {
  card: CardInfo;
  count?: number;
  /** Where it lies, in words. */
  where: string;
  /** What else is to be said: in costume, lent out. */
  more?: string[];
  can: boolean;
}

/** Everything about a card in one breath: where it lies, its name, its type, its text. */
export function cardLabel({ card, count = 1, where, more = [], can }: Labelled): string {
  const name = count > 1 ? `${cardName(card)} ×${count}` : cardName(card);
  const parts = [`${where}: ${name}`, typeName(card), ...more];
  if (can) parts.push(t('web-can-touch'));
  const text = cardText(card);
  return text ? `${parts.join(', ')}. ${text}` : parts.join(', ');
}

/** What befalls a unicorn of a stable, in words: why it counts for nothing or does nothing there. */
export function fate(view: UnicornView, seat: number, card: string, cards: Cards): string[] {
  const type = typeOf(cards, card);
  if (!isUnicorn(type)) return [];
  const words: string[] = [];
  if (view.cows[seat]) words.push(t('web-unstable-unicorns-cow'));
  if (view.blank[seat] && type !== 'baby') words.push(t('web-unstable-unicorns-blank'));
  if (view.loan?.card === card && view.loan.borrower === seat) words.push(t('web-unstable-unicorns-lent'));
  return words;
}
