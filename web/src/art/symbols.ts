/** Small signs, each in a box of 24 x 24: what a card is about, told without words. */

import { type Drawing, line, shape, circle } from './svg.ts';

export const SYMBOLS = {
  dragon: (fill: string): Drawing => shape('M12 2C17 8 20 12 20 16A8 7 0 0 1 4 16C4 12 6 10 8 8C8 11 10 11 11 9C12 7 11 4 12 2z', fill),
  unicorn: (fill: string): Drawing => shape('M5 22L16 2L19 22z', fill) + line('M9 16l9 2M11 11.500l6.500 1.500M13 7.500l4 1', '#00000055', 1.6),
  wolf: (fill: string): Drawing => shape('M12 12c4 0 7 4 7 7c0 3-4 3-7 2c-3 1-7 1-7-2c0-3 3-7 7-7z', fill) + circle(5, 10, 2.6, fill) + circle(9.5, 5.5, 2.8, fill) + circle(14.5, 5.5, 2.8, fill) + circle(19, 10, 2.6, fill),
  swap: (fill: string): Drawing => line('M4 8h14M14 3.500l4.500 4.500l-4.500 4.500', fill, 2.8) + line('M20 16H6M10 11.500L5.500 16l4.500 4.500', fill, 2.8),
  flip: (fill: string): Drawing => line('M4 14a8 8 0 1 0 3-7M3.500 4v5h5', fill, 2.8) + circle(12, 12.5, 2.2, fill),
} as const;

export type SymbolName = keyof typeof SYMBOLS;
