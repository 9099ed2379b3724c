/** What a screen reader says of a place, and what everybody reads under the piles. */

import type { CardInfo } from '../../api/types.ts';
import { cardName } from '../../cards/words.ts';
import { t } from '../../texts/texts.svelte.ts';
import { hiloCard } from './cards.ts';

export { cardName };

/** The coins printed on a card, in words. */
export function coinsOn(card: CardInfo): string {
  const { half_coins, full_coins } = hiloCard(card);
  const words = half_coins.map((edge) => t(`web-hilo-half-${edge}`));
  if (full_coins > 0) words.push(t('web-hilo-whole', { coins: full_coins }));
  return words.join(', ');
}

interface Labelled {
  card: CardInfo | null;
  place: number;
  owner: string;
  yours: boolean;
  spoiled: boolean;
  can: boolean;
}

export function cardLabel({ card, place, owner, yours, spoiled, can }: Labelled): string {
  const whose = t('web-hilo-place', { you: yours ? 'yes' : 'no', name: owner, place });
  const what = card ? cardName(card) : t('face-down');
  const parts = [`${whose}: ${what}`];
  if (card && coinsOn(card)) parts.push(coinsOn(card));
  if (spoiled) parts.push(t('hilo-part-void'));
  if (can) parts.push(t('web-can-touch'));
  return parts.join(', ');
}
