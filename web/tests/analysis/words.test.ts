import { expect, test } from 'vitest';
import type { Analysis } from '../../src/api/types.ts';
import { lineOf } from '../../src/analysis/lines.ts';
import { before, chancesAt, mostMoved, percent, signed } from '../../src/analysis/words.ts';

const ANALYSIS = {
  start: [0.5, 0.5],
  moves: [{ chances: [0.6, 0.4] }, { chances: [0.3, 0.7] }],
} as Analysis;

test('chances are told in whole hundredths, differences with their sign', () => {
  expect([percent(0.666), signed(0.05), signed(-0.05), signed(0.001)]).toEqual([67, '+5', '−5', '0']);
});

test('the chances before a move are those after the one before', () => {
  expect([before(ANALYSIS, 1), before(ANALYSIS, 2)]).toEqual([
    [0.5, 0.5],
    [0.6, 0.4],
  ]);
  expect([chancesAt(ANALYSIS, 0), chancesAt(ANALYSIS, 2)]).toEqual([
    [0.5, 0.5],
    [0.3, 0.7],
  ]);
});

test('the seat a move changed most', () => {
  const lopsided = {
    ...ANALYSIS,
    start: [0.4, 0.3, 0.3],
    moves: [{ chances: [0.45, 0.05, 0.5] }],
  } as Analysis;
  expect(mostMoved(lopsided, 1)).toBe(1);
});

test('eight players are told apart by colour, dash and mark', () => {
  const lines = Array.from({ length: 8 }, (_, seat) => lineOf(seat));
  for (const field of ['tone', 'dash', 'mark'] as const)
    expect(new Set(lines.map((line) => line[field])).size).toBe(8);
});
