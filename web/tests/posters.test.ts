import { expect, test } from 'vitest';
import { POSTERS } from '../pwa/posters.ts';
import { BOARDS } from '../src/boards/registry.ts';

test('every card fanned out on the home page has been drawn, and no other', () => {
  const wanted = BOARDS.flatMap(({ id, poster }) => poster.map((card) => `${id}-${card}`));
  expect(Object.keys(POSTERS).sort()).toEqual(wanted.sort());
});
