import { expect, test } from 'vitest';
import { motion, settings } from '../src/settings.svelte.ts';

test('motion takes as long as was wished for', () => {
  const paces = (['slow', 'normal', 'fast', 'off'] as const).map((speed) => {
    settings.speed = speed;
    return motion();
  });
  expect(paces).toEqual([1.8, 1, 0.5, 0]);
});
