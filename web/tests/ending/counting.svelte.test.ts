import { expect, test, vi } from 'vitest';
import type { Result } from '../../src/boards/contract.ts';
import { Counting, signed } from '../../src/ending/counting.svelte.ts';
import { settings } from '../../src/settings.svelte.ts';

function result(...points: number[]): Result {
  return {
    seats: [0],
    name: 'Ada',
    won: false,
    total: points.reduce((sum, one) => sum + one, 0),
    said: '',
    parts: points.map((one) => ({ label: 'stars', points: one })),
  };
}

test('everybody is counted in step, and the longest count comes to its end last', () => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  const [long, short] = [result(3, -1, 4), result(2)];
  const counting = new Counting([long, short]);
  const stop = counting.run();
  const seen: [number, number, boolean][] = [];
  for (let step = 0; step < 4; step += 1) {
    seen.push([counting.sum(long), counting.sum(short), counting.done]);
    vi.advanceTimersByTime(800);
  }
  stop();
  expect(seen).toEqual([
    [0, 0, false],
    [3, 2, false],
    [2, 2, false],
    [6, 2, true],
  ]);
  vi.useRealTimers();
});

test('a touch tells all the rest, and whoever wants no motion is told at once', () => {
  settings.speed = 'normal';
  const counting = new Counting([result(3, 4)]);
  expect(counting.done).toBe(false);
  counting.finish();
  expect(counting.done).toBe(true);
  settings.speed = 'off';
  expect(new Counting([result(3, 4)]).done).toBe(true);
  settings.speed = 'normal';
});

test('points have their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});
