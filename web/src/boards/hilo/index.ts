/** HiLo on the page: its board, its end, its words. */

import type { CardInfo } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Board } from '../contract.ts';
import BoardComponent from './Board.svelte';
import Card from './Card.svelte';
import { hiloCard } from './cards.ts';
import { effectOf } from './clauses.ts';
import Ending from './Ending.svelte';
import { meant } from './places.ts';
import { asHilo } from './view.ts';
import { ask, describe, waiting } from './words.ts';

export const hilo: Board = {
  Board: BoardComponent,
  Ending,
  Card,
  ask,
  waiting,
  describe,
  meant,
  weigh: (choice) => (choice.verb === 'swap' ? 'grave' : choice.verb === 'take' ? 'free' : 'final'),
  help: (view) => {
    const { step } = asHilo(view);
    return step === 'over' ? null : `web-hilo-help-${step}`;
  },
  clauseOf: effectOf,
  facts: (card: CardInfo) => {
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
  },
};
