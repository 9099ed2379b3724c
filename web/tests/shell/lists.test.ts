import { expect, test } from 'vitest';
import { added, inserted, replaced, without } from '../../src/boards/shell/lists.ts';

test('a changed list is a new one', () => {
  const list = ['a', 'b'];
  expect(replaced(list, 1, 'c')).toEqual(['a', 'c']);
  expect(inserted(list, 1, 'c')).toEqual(['a', 'c', 'b']);
  expect(list).toEqual(['a', 'b']);
});

test('what is there already is not added once more', () => {
  expect(added([1, 2], 2)).toEqual([1, 2]);
  expect(added([1, 2], 3)).toEqual([1, 2, 3]);
});

test('of equal cards one leaves, and the last one where nobody knows which', () => {
  expect(without(['a', 'b', 'a'], 'a')).toEqual(['b', 'a']);
  expect(without([null, null], 'a')).toEqual([null]);
  expect(without([], 'a')).toEqual([]);
});
