/** HiLo on the page: its board, its end, its words. */

import type { Board } from '../contract.ts';
import { coinPicture } from '../../art/coin.ts';
import BoardComponent from './Board.svelte';
import Card from './Card.svelte';
import { effectOf } from './clauses.ts';
import { facts } from './facts.ts';
import Kept from './Kept.svelte';
import { lying, meant, readPlace } from './places.ts';
import { results } from './results.ts';
import { asHilo } from './view.ts';
import { ask, describe, waiting } from './words.ts';

export const hilo: Board = {
  Board: BoardComponent,
  Kept,
  counts: coinPicture,
  results,
  Card,
  ask,
  waiting,
  describe,
  meant,
  lying,
  // A card in hand is laid for good; where nothing is known yet there is nothing to read.
  reads: (place, view) => {
    const { step } = asHilo(view);
    return (step === 'taken' || step === 'drawn') && (place === 'discard' || readPlace(place) !== null);
  },
  weigh: (choice) => (choice.verb === 'swap' ? 'grave' : choice.verb === 'take' ? 'free' : 'final'),
  help: (view) => {
    const { step } = asHilo(view);
    return step === 'over' ? null : `web-hilo-help-${step}`;
  },
  clauseOf: effectOf,
  facts,
};
