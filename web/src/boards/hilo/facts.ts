/** What is printed on a card of HiLo, line by line. */

import type { CardInfo } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Fact } from '../contract.ts';
import { hiloCard } from './cards.ts';

export function facts(card: CardInfo): Fact[] {
  const { role, family, half_coins, full_coins } = hiloCard(card);
  return [
    { label: 'cards-copies', field: 'copies', value: String(card.copies) },
    { label: 'hilo-field-role', field: 'role', value: t(`hilo-value-${role}`) },
    ...(family ? [{ label: 'hilo-field-family', field: 'family', value: t(`hilo-value-${family}`) }] : []),
    {
      label: 'hilo-field-half_coins',
      field: 'half_coins',
      value: half_coins.map((edge) => t(`hilo-value-${edge}`)).join(', ') || '–',
    },
    { label: 'hilo-field-full_coins', field: 'full_coins', value: String(full_coins) },
  ];
}
