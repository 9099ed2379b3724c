import { expect, test } from 'vitest';
import type { News } from '../../src/api/types.ts';
import { motions } from '../../src/boards/unstable-unicorns/motions.ts';
import type { UnicornView } from '../../src/boards/unstable-unicorns/view.ts';
import { news } from '../told.ts';
import { unicornTable } from './table.ts';

type Change = Parameters<typeof unicornTable>[0];

function step(change: Change, told: News[] = [], before: UnicornView = unicornTable()) {
  return motions(before, { view: unicornTable(change), news: told })[0]!;
}

function ways(change: Change, told: News[] = []): string[] {
  return step(change, told).flights.map(({ from, to }) => `${from[0]} > ${to[0]}`);
}

test('a drawn card comes from the deck', () => {
  expect(
    ways({
      deck: 19,
      hands: [
        ['grumpy', 'neigh', 'glitter'],
        [null, null],
      ],
    }),
  ).toEqual(['deck > hand/glitter']);
  expect(
    ways({
      deck: 19,
      hands: [
        ['grumpy', 'neigh'],
        [null, null, null],
      ],
    }),
  ).toEqual(['deck > hand-1']);
});

test('a card that is played turns over on its way', () => {
  const { flights, sound } = step({
    hands: [['grumpy', 'neigh'], [null]],
    stack: [{ seat: 1, card: 'glitter', targets: [] }],
  });
  expect(flights.map(({ from, to, before, after }) => [from[0], to[0], before.card, after.card])).toEqual([
    ['hand-1', 'stack/glitter', null, 'glitter'],
  ]);
  expect(sound).toBe('card');
});

test('a Neigh flies like any card: it is cried out when it lies there', () => {
  const played = { seat: 1, card: 'glitter', targets: [] };
  const before = unicornTable({ stack: [played] });
  const after = {
    stack: [played, { seat: 0, card: 'neigh', targets: [] }],
    hands: [['grumpy'], [null, null]],
  };
  expect(step(after, [], before).sound).toBe('card');
});

test('a destroyed unicorn goes to the discard pile', () => {
  expect(ways({ stables: [['foal'], ['foal']], discard: ['glitter', 'grumpy'] })).toEqual([
    'B/grumpy > discard',
  ]);
});

test('cards fly in the order the news tell of them, and what is drawn comes last', () => {
  const change = {
    deck: 19,
    hands: [
      ['grumpy', 'neigh', 'late'],
      [null, null],
    ],
    stables: [[], ['foal']],
    nursery: ['foal', 'foal'],
    discard: ['glitter', 'grumpy'],
  };
  expect(ways(change, [news('destroy', { card: 'grumpy' }), news('destroy', { card: 'foal' })])).toEqual([
    'B/grumpy > discard',
    'A/foal > nursery',
    'deck > hand/late',
  ]);
});

test('many cards follow each other faster', () => {
  const few = step({
    deck: 18,
    hands: [
      ['grumpy', 'neigh', 'a', 'b'],
      [null, null],
    ],
  });
  const many = step({
    deck: 14,
    hands: [
      ['grumpy', 'neigh', 'a', 'b', 'c', 'd', 'e', 'f'],
      [null, null],
    ],
  });
  expect([few.flights[1]?.waits, many.flights[1]?.waits]).toEqual([170, 68]);
});

test('the table is laid as it will be from the start, and nothing sounds where nothing moves', () => {
  const { during, after, sound, flights } = step({ played: 1 });
  expect(during).toBe(after);
  expect([during.played, sound, flights]).toEqual([1, null, []]);
});
