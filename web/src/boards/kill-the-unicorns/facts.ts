/** What is printed on a card of Kill the Unicorns, line by line. */

import type { CardInfo } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Fact } from '../contract.ts';
import { ktuCard } from './cards.ts';

/** Fields of the pack worth telling, where a card has them. */
const FIELDS = ['colour', 'stars', 'value', 'effect', 'points', 'pinned', 'decks', 'power', 'price'] as const;

function words(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => t(`kill-the-unicorns-value-${String(one)}`)).join(', ');
  if (typeof value === 'boolean') return t(`kill-the-unicorns-value-${value ? 'yes' : 'no'}`);
  return field === 'colour' || field === 'effect' || field === 'power'
    ? t(`kill-the-unicorns-value-${String(value)}`)
    : String(value);
}

export function facts(card: CardInfo): Fact[] {
  return [
    { label: 'cards-copies', field: 'copies', value: String(card.copies) },
    {
      label: 'kill-the-unicorns-field-kind',
      field: 'kind',
      value: t(`kill-the-unicorns-value-${ktuCard(card).kind}`),
    },
    ...FIELDS.filter((field) => card[field] !== null && card[field] !== undefined).map((field) => ({
      label: `kill-the-unicorns-field-${field}`,
      field,
      value: words(field, card[field]),
    })),
  ];
}
