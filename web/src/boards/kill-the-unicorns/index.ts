/** Kill the Unicorns on the page: its board, its end, its words. */

import type { Board } from '../contract.ts';
import BoardComponent from './Board.svelte';
import Card from './Card.svelte';
import { effectOf } from './clauses.ts';
import Ending from './Ending.svelte';
import { facts } from './facts.ts';
import { alike, meant, readPlace } from './places.ts';
import { asKtu } from './view.ts';
import { ask, describe, label, waiting, weigh } from './words.ts';

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
  facts,
};
