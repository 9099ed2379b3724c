import { expect, test } from 'vitest';
import { decisive } from '../../src/analysis/decisive.ts';
import type { Analysis } from '../../src/api/types.ts';

function analysis(chances: number[][], turns: number[]): Analysis {
  return {
    start: [0.5, 0.5],
    moves: chances.map((after, at) => ({ n: at + 1, chances: after })),
    turning_points: turns,
  } as unknown as Analysis;
}

const SWINGING = analysis(
  [
    [0.2, 0.8],
    [0.6, 0.4],
    [0.7, 0.3],
  ],
  [1, 2, 3],
);

test('the decisive moment is the turning point that raised a winner most', () => {
  expect(decisive(SWINGING, [0])).toEqual({ n: 2, seat: 0 });
  expect(decisive(SWINGING, [1])).toEqual({ n: 1, seat: 1 });
});

test('where nobody won, it is the one that raised anybody most', () => {
  expect(decisive(SWINGING, [])).toEqual({ n: 2, seat: 0 });
});

test('where no moment stood out, none is told', () => {
  expect(decisive(analysis([[0.4, 0.6]], [1]), [0])).toBeNull();
  expect(decisive(analysis([[0.6, 0.4]], []), [0])).toBeNull();
});
