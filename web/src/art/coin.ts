/** Star coins, whole and halved. A half lies on the edge of its card, so that two of them make a coin. */

import { GOLD, GOLD_EDGE, GOLD_SHADE, DUSK } from './palette.ts';
import { circle, cut, type Drawing, ellipse, shape, starPath } from './svg.ts';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** How far a coin reaches, in card units: joined coins on a board are drawn with the same size. */
export const COIN_RADIUS = 30;

/** A whole star coin. */
export function starCoin(cx: number, cy: number, r: number): Drawing {
  return [ellipse(cx, cy + r * 0.12, r * 1.02, r, DUSK, 0.28), circle(cx, cy, r, GOLD_EDGE), circle(cx, cy, r * 0.93, GOLD_SHADE), circle(cx, cy - r * 0.04, r * 0.84, GOLD), shape(starPath(cx, cy, r * 0.66), GOLD_EDGE, 0.9), shape(starPath(cx, cy - r * 0.05, r * 0.56), '#FFF6D6')].join('');
}

/** Half a coin on one edge of a 200 x 280 card. */
export function halfCoin(edge: Edge): Drawing {
  const r = COIN_RADIUS;
  const size = r + 4;
  switch (edge) {
    case 'left':
      return cut(0, 140 - size, size, size * 2, starCoin(0, 140, r));
    case 'right':
      return cut(200 - size, 140 - size, size, size * 2, starCoin(200, 140, r));
    case 'top':
      return cut(100 - size, 0, size * 2, size, starCoin(100, 0, r));
    case 'bottom':
      return cut(100 - size, 280 - size, size * 2, size, starCoin(100, 280, r));
  }
}

/** A coin as a picture of its own, 64 x 64. */
export function coinPicture(): Drawing {
  return starCoin(32, 31, 29);
}
