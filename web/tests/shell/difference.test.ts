import { expect, test } from 'vitest';
import { firstTold, movesBetween, type Zones } from '../../src/boards/shell/difference.ts';
import { news } from '../told.ts';

function zones(of: Record<string, (string | null)[]>): Zones {
  return new Map(Object.entries(of));
}

function moves(
  was: Record<string, (string | null)[]>,
  is: Record<string, (string | null)[]>,
  likely: string[] = [],
): string[] {
  return movesBetween(zones(was), zones(is), () => likely).map(
    ({ from, to }) => `${from.zone}:${from.card ?? '?'} > ${to.zone}:${to.card ?? '?'}`,
  );
}

test('a card that is here and no longer there has moved', () => {
  expect(moves({ hand: ['a', 'b'], pile: [] }, { hand: ['b'], pile: ['a'] })).toEqual(['hand:a > pile:a']);
});

test('nothing moves between equal views', () => {
  expect(moves({ hand: ['a', null] }, { hand: [null, 'a'] })).toEqual([]);
});

test('of equal cards as many move as the numbers tell', () => {
  expect(moves({ x: ['a', 'a', 'a'], y: [] }, { x: ['a'], y: ['a', 'a'] })).toHaveLength(2);
});

test('a card seen for the first time comes from where it is likely to come from', () => {
  const was = { left: [null], deck: [null, null], pile: [] };
  expect(moves(was, { left: [], deck: [null, null], pile: ['a'] })).toEqual(['left:? > pile:a']);
  expect(moves(was, { left: [], deck: [null], pile: ['a', 'b'] }, ['deck'])).toEqual([
    'deck:? > pile:a',
    'left:? > pile:b',
  ]);
});

test('a card nobody sees moves face down', () => {
  expect(moves({ deck: [null, null], hand: [] }, { deck: [null], hand: [null] })).toEqual([
    'deck:? > hand:?',
  ]);
});

test('what was only learned or forgotten has not moved', () => {
  expect(moves({ hand: [null, null] }, { hand: ['a', null] })).toEqual([]);
  expect(moves({ hand: ['a', null] }, { hand: [null, null] })).toEqual([]);
});

test('news tell of a card when they first name it, alone or among others', () => {
  const told = [news('one', { card: 'a' }), news('two', { cards: ['b', 'c'] })];
  expect([firstTold(told, 'a'), firstTold(told, 'c'), firstTold(told, 'd'), firstTold(told, null)]).toEqual([
    0, 1, 2, 2,
  ]);
});
