/** Kill the Unicorns on the page: its board, its end, its words. */

import { GOLD, GOLD_EDGE } from '../../art/palette.ts';
import { shape, starPath } from '../../art/svg.ts';
import type { Board } from '../contract.ts';
import BoardComponent from './Board.svelte';
import Card from './Card.svelte';
import { effectOf } from './clauses.ts';
import { facts } from './facts.ts';
import Kept from './Kept.svelte';
import { alike, lying, meant, readPlace } from './places.ts';
import { results } from './results.ts';
import { asKtu } from './view.ts';
import { ask, describe, label, waiting, weigh } from './words.ts';

export const killTheUnicorns: Board = {
  Board: BoardComponent,
  Kept,
  counts: () => shape(starPath(32, 34, 30), GOLD_EDGE) + shape(starPath(32, 33, 25), GOLD),
  results,
  Card,
  ask,
  waiting,
  describe,
  label,
  weigh,
  meant,
  alike,
  lying,
  gathers: (choice) => choice.verb === 'lay',
  reads: (place) => ['trap', 'character', 'token', 'herd'].includes(readPlace(place)?.kind ?? ''),
  help: (view) => {
    const { step } = asKtu(view);
    return step === 'over' ? null : `web-kill-the-unicorns-help-${step}`;
  },
  clauseOf: effectOf,
  facts,
};
