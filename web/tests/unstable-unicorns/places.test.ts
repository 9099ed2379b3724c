import { expect, test } from 'vitest';
import { keyAt, meant, readSeat, readSpot } from '../../src/boards/unstable-unicorns/places.ts';
import { isUnicorn, piled, typeOf } from '../../src/boards/unstable-unicorns/view.ts';
import { CARDS, unicornTable } from './table.ts';

test('places are read as they are written', () => {
  expect(readSpot('B/grumpy')).toEqual({ zone: 'stable', seat: 1, card: 'grumpy' });
  expect(readSpot('hand-B/grumpy')).toEqual({ zone: 'hand', seat: 1, card: 'grumpy' });
  expect(readSpot('hand/grumpy')).toEqual({ zone: 'hand', seat: null, card: 'grumpy' });
  expect(readSpot('deck')).toBeNull();
  expect([readSeat('B'), readSeat('deck'), readSeat('')]).toEqual([1, null, null]);
});

test('the card on top of a pile', () => {
  const view = unicornTable({ top: [null, 'grumpy'] });
  expect(['discard', 'nursery', 'deck', 'hand/neigh', 'B'].map((place) => keyAt(view, place))).toEqual([
    'glitter',
    'foal',
    null,
    'neigh',
    null,
  ]);
});

test('a card of the hand is played, or picked where one is asked for', () => {
  expect(meant(unicornTable(), 'hand/grumpy')).toBe('play grumpy');
  expect(meant(unicornTable({ prompt: 'neigh' }), 'hand/neigh')).toBe('play neigh');
  expect(meant(unicornTable({ prompt: 'hand' }), 'hand/grumpy')).toBe('pick grumpy');
});

test('other places mean something when they are asked for', () => {
  expect([meant(unicornTable(), 'deck'), meant(unicornTable({ prompt: 'use' }), 'deck')]).toEqual([
    'draw',
    null,
  ]);
  expect([meant(unicornTable({ prompt: 'player' }), 'B'), meant(unicornTable(), 'B')]).toEqual([
    'player B',
    null,
  ]);
  expect(meant(unicornTable({ prompt: 'card' }), 'B/grumpy')).toBe('pick grumpy');
  expect(meant(unicornTable({ prompt: 'use' }), 'A/foal')).toBe('use foal');
  expect(meant(unicornTable({ prompt: 'use' }), 'B/foal')).toBeNull();
});

test('nobody means anything out of turn', () => {
  expect(meant(unicornTable({ to_act: [1] }), 'hand/grumpy')).toBeNull();
  expect(meant(unicornTable({ you: null }), 'deck')).toBeNull();
});

test('equal cards lie on one another in the order they came', () => {
  expect(piled(['b', 'a', null, 'b'])).toEqual([
    { card: 'b', count: 2 },
    { card: 'a', count: 1 },
  ]);
});

test('which cards are unicorns', () => {
  expect(['foal', 'grumpy', 'glitter', 'unheard'].map((key) => isUnicorn(typeOf(CARDS, key)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
