/** HiLo on the page: its board, its end, its words. */

import type { Board } from '../contract.ts';
import BoardComponent from './Board.svelte';
import Card from './Card.svelte';
import { effectOf } from './clauses.ts';
import Ending from './Ending.svelte';
import { facts } from './facts.ts';
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
  facts,
};
