import { expect, test, vi } from 'vitest';
import { Passing } from '../../src/table/passing.svelte.ts';

const WINDOW = { key: 'neigh', asked: [0], passing: 2, deadline: '' };

test('kinds of windows are passed on until they are asked for again', () => {
  const passing = new Passing();
  expect(passing.passes(WINDOW)).toBe(false);
  passing.toggle('neigh');
  expect([passing.passes(WINDOW), passing.passes({ ...WINDOW, key: 'other' })]).toEqual([true, false]);
  passing.toggle('neigh');
  expect(passing.passes(WINDOW)).toBe(false);
});

test('whoever rests passes on everything', () => {
  const passing = new Passing();
  passing.resting = true;
  expect(passing.passes(WINDOW)).toBe(true);
});

test('a pass takes a moment, and may be called off', () => {
  vi.useFakeTimers();
  const pass = vi.fn();
  const passing = new Passing();
  passing.soon(pass);
  passing.soon(pass)();
  vi.advanceTimersByTime(400);
  expect(pass).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(pass).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
