import { expect, test } from 'vitest';
import { freeSpot } from '../../src/boards/shell/free.ts';

const PAGE = { width: 1000, height: 700 };
const CARD = { width: 300, height: 200 };

function covers(
  spot: { left: number; top: number },
  box: { left: number; top: number; width: number; height: number },
): boolean {
  return (
    spot.left < box.left + box.width &&
    box.left < spot.left + CARD.width &&
    spot.top < box.top + box.height &&
    box.top < spot.top + CARD.height
  );
}

test('with nothing in the way it lies in the corner farthest from where one reads on', () => {
  expect(freeSpot(CARD, PAGE, [])).toEqual({ left: 694, top: 494 });
});

test('it keeps off what is needed', () => {
  const hand = { left: 0, top: 450, width: 1000, height: 250 };
  const rival = { left: 500, top: 0, width: 500, height: 300 };
  const spot = freeSpot(
    CARD,
    PAGE,
    [hand, rival].map((box) => ({ box, weight: 1 })),
  );
  expect([covers(spot, hand), covers(spot, rival)]).toEqual([false, false]);
});

test('where everything is needed it covers what matters least', () => {
  const all = { left: 0, top: 0, width: 1000, height: 700 };
  const strip = { left: 0, top: 300, width: 1000, height: 400 };
  const spot = freeSpot(CARD, PAGE, [
    { box: all, weight: 1 },
    { box: strip, weight: 9 },
  ]);
  expect(spot.top).toBeLessThan(110);
});

test('on a page smaller than itself it begins at the edge', () => {
  expect(freeSpot(CARD, { width: 200, height: 150 }, [])).toEqual({ left: 6, top: 6 });
});
