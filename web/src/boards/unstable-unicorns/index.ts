/** Unstable Unicorns on the page: its board, its end, its words. */

import type { Board } from '../contract.ts';
import BoardComponent from './Board.svelte';
import Card from './Card.svelte';
import Ending from './Ending.svelte';
import { facts } from './facts.ts';
import { meant, readSpot } from './places.ts';
import { asUnicorns, unicornCard } from './view.ts';
import { ask, describe, label, waiting } from './words.ts';

/** What the party variants call out; the once-a-game new hand is a move like any other. */
const CALLS = new Set(
  ['sip', 'sip-named', 'layer-off', 'layer-on'].map((name) => `unstable-unicorns-${name}`),
);

export const unstableUnicorns: Board = {
  Board: BoardComponent,
  Ending,
  Card,
  ask,
  waiting,
  describe,
  label,
  meant,
  // A whole hand is thrown away for another, once a game.
  weigh: ({ verb }) => (verb === 'swap' ? 'grave' : 'final'),
  answers: ({ about: [place = ''] }, view) =>
    asUnicorns(view).prompt.key === 'neigh' && place.startsWith('hand/'),
  reads: (place) => readSpot(place) !== null,
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
