/** Kill the Unicorns on the page: its board, its end, its words. */

import type { CardInfo } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Board } from '../contract.ts';
import BoardComponent from './Board.svelte';
import Card from './Card.svelte';
import { ktuCard } from './cards.ts';
import { effectOf } from './clauses.ts';
import Ending from './Ending.svelte';
import { alike, meant, readPlace } from './places.ts';
import { asKtu } from './view.ts';
import { ask, describe, label, waiting, weigh } from './words.ts';

/** Fields of the pack worth telling on the cards page, where a card has them. */
const FIELDS = ['colour', 'stars', 'value', 'effect', 'points', 'pinned', 'decks', 'price'] as const;

function words(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => t(`kill-the-unicorns-value-${String(one)}`)).join(', ');
  if (typeof value === 'boolean') return t(`kill-the-unicorns-value-${value ? 'yes' : 'no'}`);
  return field === 'colour' || field === 'effect'
    ? t(`kill-the-unicorns-value-${String(value)}`)
    : String(value);
}

export const killTheUnicorns: Board = {
  Board: BoardComponent,
  Ending,
  Card,
  ask,
  waiting,
  describe,
  label,
  weigh,
  meant,
  alike,
  gathers: (choice) => choice.verb === 'lay',
  reads: (place) => ['trap', 'character', 'token', 'herd'].includes(readPlace(place)?.kind ?? ''),
  help: (view) => {
    const { step } = asKtu(view);
    return step === 'over' ? null : `web-kill-the-unicorns-help-${step}`;
  },
  clauseOf: effectOf,
  facts: (card: CardInfo) => [
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
  ],
};
