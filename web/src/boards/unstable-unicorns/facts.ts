/** What is printed on a card of Unstable Unicorns, line by line. */

import type { CardInfo } from '../../api/types.ts';
import { cardText } from '../../cards/words.ts';
import type { Fact } from '../contract.ts';
import { typeName } from './labels.ts';

export function facts(card: CardInfo): Fact[] {
  return [
    { label: 'cards-copies', field: 'copies', value: String(card.copies) },
    { label: 'unstable-unicorns-field-type', field: 'type', value: typeName(card) },
    { label: 'cards-text', field: 'text', value: cardText(card) },
  ];
}
