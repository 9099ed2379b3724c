/** How a table is cut to the room it has: one screen, whatever its size. Nothing here knows a game. */

export interface Room {
  width: number;
  height: number;
}

/** Wide: a desk or a tablet. Tall: a phone held upright. Short: a phone held sideways. */
export type Shape = 'wide' | 'tall' | 'short';

const NARROW = 680;
const LOW = 440;

export function shapeOf({ width, height }: Room): Shape {
  if (height < LOW && width > height) return 'short';
  return width < NARROW ? 'tall' : 'wide';
}

/** The head of the page above a table, the log beside it, and the edge around it. */
const HEAD = 46;
const LOG = 310;
const EDGE = 6;

/** The room a table will have, before it can be measured: a board that was cut for another would be laid twice. */
export function expected(): Room {
  const { innerWidth, innerHeight } = globalThis;
  const beside = innerWidth >= 1240 && innerHeight >= 600;
  return { width: innerWidth - 2 * EDGE - (beside ? LOG : 0), height: innerHeight - HEAD - EDGE };
}

/** Height of the strip that says what to do; beside the hand on a phone held sideways. */
export const STRIP: Record<Shape, number> = { wide: 64, tall: 106, short: 116 };

/** Height of a card of width 1. */
export const TALL = 1.4;
/** Room between two parts of the table. */
export const GAP = 6;

export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

export interface Tiles {
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/** The largest equal tiles of which so many fit into a room, no wider for their height than `widest`. */
export function tiled(count: number, { width, height }: Room, gap = GAP, widest = 1.6): Tiles {
  let best: Tiles = { columns: 1, rows: Math.max(1, count), width: 0, height: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns) || 1;
    const tall = (height - (rows - 1) * gap) / rows;
    const wide = Math.min((width - (columns - 1) * gap) / columns, tall * widest);
    const high = Math.min(tall, wide * TALL);
    if (wide * high > best.width * best.height) best = { columns, rows, width: wide, height: high };
  }
  return best;
}

/** How far apart cards of one width lie, from left edge to left edge, so that all of them fit side by side. */
export function fanned(count: number, card: number, width: number, apart: number): number {
  if (count < 2) return card + apart;
  return Math.min(card + apart, (width - card) / (count - 1));
}
