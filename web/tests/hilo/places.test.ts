import { expect, test } from 'vitest';
import { keyAt, meant, placeName, readPlace } from '../../src/boards/hilo/places.ts';
import { HIDDEN, hiloTable } from './table.ts';

const HELD = { seat: 0, card: 'king', taken: false };

test('a place is read as it is written', () => {
  expect(placeName(1, 11)).toBe('B12');
  expect(readPlace('B12')).toEqual({ seat: 1, place: 11 });
  expect(readPlace('discard')).toBeNull();
});

test('the card at a place, as far as it is known', () => {
  const view = hiloTable({
    layouts: [['queen', ...HIDDEN.slice(1)], HIDDEN],
    held: HELD,
    discard: ['farmer', 'knight'],
  });
  expect(['A1', 'A2', 'discard', 'held', 'draw'].map((place) => keyAt(view, place))).toEqual([
    'queen',
    null,
    'knight',
    'king',
    null,
  ]);
});

test('a touch means an action in its notation', () => {
  const turn = hiloTable();
  const holding = hiloTable({ held: HELD });
  expect([meant(turn, 'draw', []), meant(turn, 'discard', []), meant(turn, 'A3', [])]).toEqual([
    'draw',
    'take',
    'flip 3',
  ]);
  expect([meant(holding, 'discard', []), meant(holding, 'held', []), meant(holding, 'A3', [])]).toEqual([
    'discard',
    'discard',
    'place 3',
  ]);
});

test('a touch on a card of somebody else means a swap, with what was picked before', () => {
  expect(meant(hiloTable(), 'B5', [])).toBe('swap 1 B5');
  expect(meant(hiloTable({ step: 'cast' }), 'B5', ['A4'])).toBe('swap 4 B5');
  expect(meant(hiloTable({ step: 'cast', seats: 3, you: 2 }), 'C4', [])).toBe('swap 4 A1');
});

test('nothing is meant by a place nobody knows', () => {
  expect(meant(hiloTable(), 'moon', [])).toBeNull();
});
