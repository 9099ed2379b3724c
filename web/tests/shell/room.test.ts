import { expect, test } from 'vitest';
import { fanned, shapeOf, tiled } from '../../src/boards/shell/room.ts';

test('phones held upright and sideways are told from everything else', () => {
  expect(shapeOf({ width: 360, height: 596 })).toBe('tall');
  expect(shapeOf({ width: 790, height: 382 })).toBe('short');
  expect(shapeOf({ width: 820, height: 1130 })).toBe('wide');
  expect(shapeOf({ width: 1050, height: 600 })).toBe('wide');
});

test('tiles fill a room and never leave it', () => {
  for (const count of [1, 5, 12, 31, 50]) {
    const { columns, rows, width, height } = tiled(count, { width: 348, height: 440 });
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns * width + (columns - 1) * 6).toBeLessThanOrEqual(348.01);
    expect(rows * height + (rows - 1) * 6).toBeLessThanOrEqual(440.01);
  }
  expect(tiled(31, { width: 348, height: 440 }).width).toBeGreaterThan(44);
});

test('a fan closes only when it has to', () => {
  expect(fanned(1, 80, 300, 8)).toBe(88);
  expect(fanned(3, 80, 300, 8)).toBe(88);
  expect(fanned(8, 80, 300, 8) * 7 + 80).toBeCloseTo(300);
});
