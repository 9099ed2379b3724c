/** A table of Kill the Unicorns for three in the middle of the second hunt, seen by seat A, for tests. */

import type { CardInfo } from '../../src/api/types.ts';
import type { KtuView, Unicorn } from '../../src/boards/kill-the-unicorns/view.ts';

const TALLY = {
  stars: 0,
  tokens: 0,
  pates: 0,
  traps: 0,
  sets: 0,
  rainbows: 0,
  total: 0,
  rainbow_count: 0,
  set_sizes: {},
};

export function unicorn(card: string, change: Partial<Unicorn> = {}): Unicorn {
  return { card, colour: null, points: 0, tokens: [], trap: null, twice: false, ...change };
}

export function ktuTable(change: Partial<KtuView> = {}): KtuView {
  return {
    game: 'kill-the-unicorns',
    seats: 3,
    you: 0,
    n: 20,
    to_act: [0],
    edition: 'de',
    step: 'lay',
    round: 1,
    rounds: 4,
    hunt: 2,
    marker: 0,
    active: 0,
    teams: [0, 1, 2],
    order: [0, 1, 2],
    characters: ['knight', 'bard', 'thief'],
    powers: ['ready', 'ready', 'ready'],
    free: [],
    row: [
      { card: null, above: null, below: null },
      { card: 'pink_2', above: { seat: 1, card: null }, below: null },
      { card: 'blue_1', above: null, below: { seat: 0, card: 'trojan' } },
    ],
    draw: 30,
    gone: [],
    hands: [
      ['hunt_1', 'hunt_1', 'hunt_3'],
      [null, null, null],
      [null, null, null],
    ],
    laid: [[], [], []],
    discards: [[], [], []],
    needed: 0,
    passed: [],
    silenced: [],
    totals: [null, null, null],
    tied: [],
    winner: null,
    trap_hands: [[], [], []],
    trap_piles: [5, 5, 5],
    trap_discards: [[], [], []],
    shown_trap: null,
    herds: [[unicorn('starter_a')], [unicorn('starter_b', { tokens: ['dust'] })], []],
    pates: [[], [], []],
    tallies: [TALLY, TALLY, TALLY],
    market: [{ item: 'horn', tokens: ['horn_1', 'horn_1'], prices: [2, 3] }],
    buying: null,
    shopped: [],
    ...change,
  };
}

function card(id: string, kind: string, more: object = {}): [string, CardInfo] {
  return [id, { id, code: id, copies: 1, name: {}, provenance: {}, kind, ...more }];
}

export const CARDS: ReadonlyMap<string, CardInfo> = new Map([
  ...[1, 2, 3, 4].map((value) => card(`hunt_${value}`, 'hunt', { value })),
  card('pink_2', 'unicorn', { colour: 'pink', stars: 2 }),
  card('blue_1', 'unicorn', { colour: 'blue', stars: 1 }),
  card('smelly', 'trap'),
  card('trojan', 'trap'),
  card('horn_1', 'token'),
]);
