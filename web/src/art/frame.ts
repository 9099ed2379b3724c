/** The card itself: frame, paper, pattern, figure, corner sign, name. 200 x 280, corners of 8 % of the width. */

import { DUSK, GOLD, type Tone, WHITE } from './palette.ts';
import { pattern } from './patterns.ts';
import { cut, type Drawing, ellipse, escaped, group, rect, shape } from './svg.ts';
import { SYMBOLS, type SymbolName } from './symbols.ts';

export const CARD_WIDTH = 200;
export const CARD_HEIGHT = 280;
const RADIUS = 16;

export interface CardDesign {
  tone: Tone;
  figure: Drawing;
  /** The sign in the upper left corner. */
  sign?: SymbolName;
  /** Coins and the like, over everything. */
  marks?: Drawing;
}

export interface CardOptions {
  /** The name on the ribbon; none where a card is too small to read it. */
  name?: string;
  /** Whether the pattern is drawn strongly, for those who cannot rely on colour. */
  patterned?: boolean;
}

function ribbon(name: string, tone: Tone): Drawing {
  const size = Math.min(23, Math.floor(310 / Math.max(1, name.length)));
  return '<g class="ribbon">' + rect(8, 214, 184, 36, 0, tone.frame, 0.94) + `<text x="100" y="${232 + size * 0.34}" text-anchor="middle" class="card-name" font-size="${size}" font-weight="700" fill="${WHITE}">${escaped(name)}</text></g>`;
}

function corner(sign: SymbolName, tone: Tone): Drawing {
  return shape('M0 16 A16 16 0 0 1 16 0 L54 0 C54 34 34 54 0 54z', tone.frame) + group('translate(9 8) scale(1.25)', SYMBOLS[sign](GOLD));
}

/** A card's face. */
export function cardFace(design: CardDesign, options: CardOptions = {}): Drawing {
  const { tone } = design;
  return [
    rect(0, 0, CARD_WIDTH, CARD_HEIGHT, RADIUS, tone.frame),
    rect(8, 8, 184, 264, 10, tone.paper),
    pattern(tone, 8, 8, 184, 200, options.patterned ? 0.95 : 0.42),
    cut(8, 8, 184, 264, ellipse(100, 290, 150, 92, tone.hill), ellipse(100, 252, 84, 16, DUSK, 0.14), design.figure),
    options.name ? ribbon(options.name, tone) : '',
    design.sign ? corner(design.sign, tone) : '',
    design.marks ?? '',
  ].join('');
}
