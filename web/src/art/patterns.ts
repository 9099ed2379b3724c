/** The second sign beside colour: each tone's pattern, tiled over a card as one path. */

import type { PatternName, Tone } from './palette.ts';
import { type Drawing, line, shape, starPath } from './svg.ts';

interface Tile {
  /** The outline around a point. */
  at(x: number, y: number): string;
  step: number;
  stroked?: boolean;
}

const TILES: Record<PatternName, Tile> = {
  hearts: { step: 34, at: (x, y) => `M${x} ${y + 7}C${x - 11} ${y - 1} ${x - 7} ${y - 9} ${x} ${y - 3}C${x + 7} ${y - 9} ${x + 11} ${y - 1} ${x} ${y + 7}z` },
  waves: { step: 32, stroked: true, at: (x, y) => `M${x - 14} ${y}q7 -8 14 0t14 0` },
  leaves: { step: 34, at: (x, y) => `M${x - 8} ${y + 8}C${x - 8} ${y - 4} ${x - 1} ${y - 8} ${x + 8} ${y - 8}C${x + 8} ${y + 1} ${x + 3} ${y + 8} ${x - 8} ${y + 8}z` },
  suns: { step: 34, at: (x, y) => starPath(x, y, 9, 8, 0.6) },
  stars: { step: 36, at: (x, y) => starPath(x, y, 7, 4, 0.32) },
  checks: { step: 34, at: (x, y) => `M${x} ${y - 9}L${x + 7} ${y}L${x} ${y + 9}L${x - 7} ${y}z` },
  lilies: { step: 36, at: (x, y) => `M${x} ${y - 10}C${x + 5} ${y - 4} ${x + 4} ${y + 1} ${x} ${y + 5}C${x - 4} ${y + 1} ${x - 5} ${y - 4} ${x} ${y - 10}zM${x - 9} ${y - 2}q7 -1 8 8q-7 1 -8 -8zM${x + 9} ${y - 2}q-7 -1 -8 8q7 1 8 -8z` },
  notes: { step: 36, at: (x, y) => `M${x + 1} ${y - 10}l8 3v4l-5 -2v9a5 4 0 1 1 -3 -4z` },
  flames: { step: 34, at: (x, y) => `M${x} ${y - 11}C${x + 9} ${y - 1} ${x + 7} ${y + 9} ${x} ${y + 9}C${x - 7} ${y + 9} ${x - 8} ${y} ${x - 3} ${y - 4}C${x - 2} ${y - 1} ${x + 1} ${y - 3} ${x} ${y - 11}z` },
  snow: { step: 34, at: (x, y) => starPath(x, y, 9, 6, 0.3) },
  wheat: { step: 34, stroked: true, at: (x, y) => `M${x} ${y + 9}V${y - 8}M${x} ${y}l-6 -5M${x} ${y}l6 -5M${x} ${y + 5}l-6 -5M${x} ${y + 5}l6 -5` },
};

/** A tone's pattern over the given box, every second row shifted by half a step. */
export function pattern(tone: Tone, x: number, y: number, width: number, height: number, strength: number): Drawing {
  const tile = TILES[tone.pattern];
  const outlines: string[] = [];
  let row = 0;
  for (let top = y + tile.step / 2; top < y + height - 6; top += tile.step) {
    const shift = row % 2 === 0 ? 0 : tile.step / 2;
    for (let left = x + 8 + shift; left < x + width - 6; left += tile.step) {
      outlines.push(tile.at(Math.round(left), Math.round(top)));
    }
    row += 1;
  }
  const d = outlines.join('');
  return tile.stroked ? line(d, tone.mark, 2.6, strength) : shape(d, tone.mark, strength);
}
