import { expect, test } from 'vitest';
import { chips } from '../../src/boards/hilo/chips.ts';
import { joint, joints, spoiled } from '../../src/boards/hilo/joints.ts';
import { replaced } from '../../src/boards/shell/lists.ts';
import { CARDS, HIDDEN } from './table.ts';

function layout(cards: Record<number, string>): (string | null)[] {
  return Object.entries(cards).reduce((list, [place, card]) => replaced(list, Number(place), card), HIDDEN);
}

test('halves meet beside and below each other', () => {
  const found = joints(layout({ 0: 'king', 1: 'queen', 7: 'knight' }), CARDS);
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 7],
  ]);
});

test('a row ends at its edge', () => {
  expect(joints(layout({ 5: 'king', 6: 'king' }), CARDS)).toEqual([]);
});

test('a coin lies on the edge between its two cards', () => {
  expect(joint(1, 2)).toMatchObject({ column: 2, row: 0.5 });
  expect(joint(1, 7)).toMatchObject({ column: 1.5, row: 1 });
});

test('an open magician spoils the other card of the column', () => {
  const cards = layout({ 0: 'king', 1: 'queen', 6: 'magician' });
  expect(spoiled(cards, CARDS).indexOf(true)).toBe(0);
  expect(joints(cards, CARDS)).toEqual([]);
});

test('each coin of a score lies on its place', () => {
  const parts = [
    { key: 'joints', points: 1, places: ['A1-A2'] },
    { key: 'full-coins', points: 1, places: ['A1'] },
    { key: 'keepers', points: 5, places: ['A3', 'A4'] },
  ];
  const found = chips({ seat: 0, total: 7, parts }, CARDS, layout({ 0: 'king', 1: 'queen', 2: 'keeper' }));
  expect(found).toHaveLength(7);
  expect(found[0]).toEqual({ x: 1, y: 0.5 });
  expect(found.slice(2).map(({ x }) => Math.floor(x))).toEqual([2, 2, 2, 2, 3]);
});
