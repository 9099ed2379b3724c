import { expect, test } from 'vitest';
import { cardBox, pathOf } from '../../src/boards/shell/path.ts';

const CARD = { left: 10, top: 20, width: 100, height: 140 };
const STRAIGHT = { bend: 0, fades: false };

test('a card takes up the whole place it lies on', () => {
  expect(cardBox(CARD)).toEqual(CARD);
});

test('a token stays as small as it is', () => {
  const token = { left: 0, top: 0, width: 44, height: 44 };
  expect(cardBox(token)).toEqual(token);
});

test('a card lies in the middle of a wide area', () => {
  const box = cardBox({ left: 0, top: 0, width: 400, height: 100 });
  expect(box.left + box.width / 2).toBe(200);
  expect(box.top + box.height / 2).toBe(50);
  expect(box.height / box.width).toBeCloseTo(1.4);
});

test('a flight begins at its start and ends at its goal, in their sizes', () => {
  const { left, top, width, frames } = pathOf(CARD, { left: 310, top: 20, width: 50, height: 70 }, STRAIGHT);
  expect([left, top, width]).toEqual([10, 20, 100]);
  expect(frames[0]?.transform).toBe('translate(0, 0) scale(1)');
  expect(frames[2]?.transform).toBe('translate(275px, -35px) scale(0.5)');
});

test('a card that grows on its way is drawn as large as it will be', () => {
  const { left, width, frames } = pathOf(CARD, { left: 400, top: 0, width: 200, height: 280 }, STRAIGHT);
  expect([left, width]).toEqual([-40, 200]);
  expect(frames[0]?.transform).toBe('translate(0, 0) scale(0.5)');
});

test('two cards that change places pass on different sides', () => {
  const there = { ...CARD, left: 210 };
  const middle = (from: typeof CARD, to: typeof CARD): number => {
    const { top, frames } = pathOf(from, to, { bend: 1, fades: false });
    return top + Number(/, (-?[\d.]+)px/.exec(String(frames[1]?.transform))?.[1]);
  };
  expect(middle(CARD, there)).toBe(120);
  expect(middle(there, CARD)).toBe(-80);
});

test('only what leaves the game fades', () => {
  expect(pathOf(CARD, CARD, { bend: 0, fades: true }).frames[2]?.opacity).toBe(0);
  expect(pathOf(CARD, CARD, STRAIGHT).frames[2]?.opacity).toBe(1);
});
