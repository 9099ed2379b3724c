/**
 * The faces of Unstable Unicorns. What type a card is shows three times over: in the colour of its frame, in the
 * sign in its corner, and in the shape that sign stands on.
 */

import { cardBack } from './back.ts';
import { DUSK, GOLD, INK, type Tone, WHITE } from './palette.ts';
import { pattern } from './patterns.ts';
import { circle, cut, type Drawing, ellipse, escaped, group, line, rect, shape, starPath } from './svg.ts';
import { foalPicture } from './unstable-unicorns-foals.ts';
import { herdPicture } from './unstable-unicorns-herd.ts';
import { thingPicture } from './unstable-unicorns-things.ts';

export const CARD_TYPES = ['baby', 'basic', 'magical', 'upgrade', 'downgrade', 'magic', 'instant'] as const;
export type CardType = (typeof CARD_TYPES)[number];

const TONES: Record<CardType, Tone> = {
  baby: { frame: '#7A3FA3', paper: '#F3E4FD', hill: '#D9BDF0', mark: WHITE, pattern: 'hearts' },
  basic: { frame: '#2B3A8C', paper: '#DFE5FA', hill: '#B4C1EE', mark: WHITE, pattern: 'checks' },
  magical: { frame: '#0B6C95', paper: '#D5F1FB', hill: '#9BD8EE', mark: WHITE, pattern: 'stars' },
  upgrade: { frame: '#A84B06', paper: '#FFE7D0', hill: '#FBC497', mark: WHITE, pattern: 'flames' },
  downgrade: { frame: '#755C00', paper: '#FFF4C4', hill: '#EFD97E', mark: WHITE, pattern: 'waves' },
  magic: { frame: '#1F7042', paper: '#3E8F63', hill: '#2C7650', mark: '#BFEBCF', pattern: 'suns' },
  instant: { frame: '#A81B2B', paper: '#FBC9CD', hill: '#F09AA2', mark: WHITE, pattern: 'notes' },
};

/** The shape a type's sign stands on, around (0, 0), some 25 to every side. */
const PLATES: Record<CardType, (fill: string) => Drawing> = {
  baby: (fill) => circle(0, 0, 25, fill),
  basic: (fill) => rect(-23, -23, 46, 46, 5, fill),
  magical: (fill) => shape(starPath(0, 0, 29, 8, 0.84), fill),
  upgrade: (fill) => shape('M0 -29 L26 -2 L18 25 H-18 L-26 -2z', fill),
  downgrade: (fill) => shape('M0 29 L26 2 L18 -25 H-18 L-26 2z', fill),
  magic: (fill) => shape('M0 -30 L30 0 L0 30 L-30 0z', fill),
  instant: (fill) => shape(starPath(0, 0, 31, 10, 0.78), fill),
};

const HORN = shape('M-9 15 L7 -17 L11 15z', GOLD) + line('M-5 8 l14 3 M-1 -1 l9 2 M3 -8 l5 1.5', '#A96F12', 2.6);

const SIGNS: Record<CardType, Drawing> = {
  baby: group('translate(-1 3) scale(.8)', HORN) + circle(11, -9, 3.4, '#FFF3B0'),
  basic: HORN,
  magical: group('translate(-4 2)', HORN) + shape(starPath(11, -9, 8, 4, 0.3), '#FFF3B0'),
  upgrade: shape('M0 -17 L15 1 H6 V16 H-6 V1 H-15z', WHITE),
  downgrade: shape('M0 17 L15 -1 H6 V-16 H-6 V-1 H-15z', WHITE),
  magic: shape(starPath(0, 1, 17), '#FFF3B0'),
  instant: shape('M-5 -17 H5 L3 5 H-3z', WHITE) + circle(0, 12.5, 4.6, WHITE),
};

export interface FaceOptions {
  /** The name on the ribbon; none where a card is too small to read it. */
  name?: string;
  /** Whether the pattern is drawn strongly, for those who cannot rely on colour. */
  patterned?: boolean;
}

function isType(word: string): word is CardType {
  return CARD_TYPES.some((type) => type === word);
}

/** A name in one or two lines of about the same length. */
function broken(name: string): string[] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index, 0: sign }) => (sign === '-' ? index + 1 : index));
  if (name.length < 13 || gaps.length === 0) return [name];
  const at = gaps.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best));
  return [name.slice(0, at), name.slice(at).trim()];
}

function ribbon(name: string, tone: Tone): Drawing {
  const lines = broken(name);
  const longest = Math.max(...lines.map((text) => text.length));
  const size = Math.min(25, Math.floor(315 / Math.max(1, longest)));
  const top = lines.length === 1 ? 247 : 233;
  const texts = lines.map((text, at) => `<text x="100" y="${top + at * (size + 3) + (25 - size) * 0.2}" text-anchor="middle" class="card-name" font-size="${size}" font-weight="700" fill="${WHITE}">${escaped(text)}</text>`);
  return `<g class="ribbon">${rect(0, 211, 200, 69, 0, tone.frame, 0.95)}${texts.join('')}</g>`;
}

/** Only the type's sign on its plate, in a box of 64 x 64. */
export function typeSign(type: string): Drawing {
  const known = isType(type) ? type : 'magic';
  return group('translate(32 32)', PLATES[known](TONES[known].frame), SIGNS[known]);
}

/** A card's face, 200 x 280. A card of an owner's pack we have no picture for shows its type's sign, large. */
export function unstableFace(id: string, type: string, options: FaceOptions = {}): Drawing {
  const known = isType(type) ? type : 'magic';
  const tone = TONES[known];
  const picture = foalPicture(id) ?? herdPicture(id) ?? thingPicture(id) ?? group('translate(100 124) scale(2.4)', PLATES[known](tone.frame), SIGNS[known]);
  const face = [rect(8, 8, 184, 264, 10, tone.paper), pattern(tone, 8, 8, 184, 200, options.patterned ? 0.95 : 0.4), cut(8, 8, 184, 264, ellipse(100, 288, 150, 92, tone.hill), ellipse(100, 226, 84, 14, DUSK, 0.13), picture), options.name ? cut(4, 208, 192, 68, ribbon(options.name, tone)) : ''].join('');
  return rect(0, 0, 200, 280, 16, tone.frame) + face + group('translate(30 30)', PLATES[known](WHITE).replace('/>', ` stroke="${WHITE}" stroke-width="7"/>`), PLATES[known](tone.frame), SIGNS[known]);
}

/** The back of the main deck is black as the box has it; foals lie open and need none. */
export function unstableBack(): Drawing {
  return cardBack().replaceAll('#3B2C6B', '#17122B').replaceAll('#5A4796', '#3A2F5E').replaceAll('#2A1F52', INK);
}
