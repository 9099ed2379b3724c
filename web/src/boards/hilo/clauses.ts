/** The clause that says what a card is good for, as the key of its text. */

import type { CardInfo } from '../../api/types.ts';
import { hiloCard } from './cards.ts';

export function effectOf(card: CardInfo): string {
  switch (hiloCard(card).role) {
    case 'magician':
      return 'hilo-magician-must-swap';
    case 'phoenix':
      return 'hilo-phoenix-uncover';
    case 'keeper':
    case 'animal':
      return 'hilo-score-keepers';
    case 'resident':
      return 'hilo-score-joints';
  }
}
