/** What a card is called and says, and what a screen reader says of a place. */

import type { CardInfo } from '../../api/types.ts';
import { cardName, cardText } from '../../cards/words.ts';
import { t } from '../../texts/texts.svelte.ts';
import { unicornCard } from './view.ts';

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
