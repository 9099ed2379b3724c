/** The way of a flying card over the page. */

import type { Flight } from './flight.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Path {
  /** Where the flying card lies before it is moved, as large as it will ever be. */
  left: number;
  top: number;
  width: number;
  frames: Keyframe[];
}

/** Height of a card of width 1. */
const TALL = 1.4;
/** What is no taller or wider than this for a card may be one. */
const SLACK = 0.15;
/** Nothing of this width is an area: tokens are round. */
const SMALL = 44;
/** How wide a card lies in the middle of an area: a player, a herd, a hand. */
const IN_AREA = 56;

/** The room a card takes up at a place: the place itself, or a card's worth in the middle of an area. */
export function cardBox({ left, top, width, height }: Box): Box {
  if (width <= SMALL || Math.abs(height / width - TALL) <= SLACK) return { left, top, width, height };
  const size = Math.min(IN_AREA, width);
  return {
    left: left + (width - size) / 2,
    top: top + (height - size * TALL) / 2,
    width: size,
    height: size * TALL,
  };
}

export function pathOf(from: Box, to: Box, { bend, fades }: Pick<Flight, 'bend' | 'fades'>): Path {
  const width = Math.max(from.width, to.width);
  const height = (width * from.height) / from.width;
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const right = to.left + to.width / 2 - x;
  const down = to.top + to.height / 2 - y;
  const far = Math.hypot(right, down) || 1;
  const aside = bend * from.width;
  const [start, end] = [from.width / width, to.width / width];
  const lift = ((start + end) / 2) * 1.1;
  return {
    left: x - width / 2,
    top: y - height / 2,
    width,
    frames: [
      { transform: `translate(0, 0) scale(${start})`, opacity: 1 },
      {
        transform: `translate(${right / 2 - (down / far) * aside}px, ${down / 2 + (right / far) * aside}px) scale(${lift})`,
        opacity: 1,
      },
      { transform: `translate(${right}px, ${down}px) scale(${end})`, opacity: fades ? 0 : 1 },
    ],
  };
}
