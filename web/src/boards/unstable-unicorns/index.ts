/** Unstable Unicorns on the page: its board, its end, its words. */

import { typeSign } from '../../art/unstable-unicorns.ts';
import type { Board } from '../contract.ts';
import BoardComponent from './Board.svelte';
import Card from './Card.svelte';
import { facts } from './facts.ts';
import Kept from './Kept.svelte';
import { lying, meant, readSpot } from './places.ts';
import { results } from './results.ts';
import { asUnicorns, unicornCard } from './view.ts';
import { ask, cost, describe, label, waiting } from './words.ts';

/** What the party variants call out; the once-a-game new hand is a move like any other. */
const CALLS = new Set(
  ['sip', 'sip-named', 'layer-off', 'layer-on'].map((name) => `unstable-unicorns-${name}`),
);

/** What is asked where cards were shown. */
const LOOKING = new Set(['found', 'foal']);

export const unstableUnicorns: Board = {
  Board: BoardComponent,
  Kept,
  counts: () => typeSign('basic'),
  results,
  Card,
  ask,
  waiting,
  describe,
  label,
  meant,
  cries: ({ key }) => key === 'unstable-unicorns-neigh',
  lying,
  // A whole hand is thrown away.
  weigh: (choice, view, cards) => (choice.verb === 'swap' || cost(choice, view, cards) ? 'grave' : 'final'),
  cost,
  answers: ({ about: [place = ''] }, view) =>
    asUnicorns(view).prompt.key === 'neigh' && place.startsWith('hand/'),
  reads: (place) => readSpot(place) !== null,
  // Whoever looks through cards decides when they have seen enough.
  settled: (_choice, view) => !LOOKING.has(asUnicorns(view).prompt.key),
  leaps: ({ verb, about }) => verb === 'player' && about.length > 1,
  callsOut: ({ key }) => CALLS.has(key),
  help: (view) => {
    const { prompt } = asUnicorns(view);
    return prompt.key === 'over' ? null : `web-unstable-unicorns-help-${prompt.key}`;
  },
  helpFacts: (view) => {
    const { limits, you } = asUnicorns(view);
    return you === null ? {} : { cards: limits[you] ?? 0 };
  },
  clauseOf: (card) => {
    const { type } = unicornCard(card);
    return `unstable-unicorns-cards-${type === 'baby' ? 'foal' : type}`;
  },
  facts,
};
