import { expect, test } from 'vitest';
import { changed } from '../../src/boards/shell/changes.ts';

function lying(zone: string, ...things: string[]): { place: string; zone: string; what: string }[] {
  return things.map((what, at) => ({ place: `${zone}${at + 1}`, zone, what }));
}

test('what was there before is not new, wherever it has moved within its zone', () => {
  expect(changed(lying('A', 'pink', 'blue'), lying('A', 'blue', 'pink'))).toEqual(new Set());
});

test('what has come, and what has become another, is new', () => {
  expect(changed(lying('A', 'pink', 'blue'), lying('A', 'pink', 'blue dyed', 'green'))).toEqual(
    new Set(['A2', 'A3']),
  );
});

test('of several of a kind only those added are new', () => {
  expect(changed(lying('A', 'pink'), lying('A', 'pink', 'pink'))).toEqual(new Set(['A2']));
});

test('zones are kept apart', () => {
  expect(changed(lying('A', 'pink'), lying('B', 'pink'))).toEqual(new Set(['B1']));
});
