/** The four colours of Kill the Unicorns, each with its pattern and its sign, and what belongs to none of them. */

import { type Tone, WHITE } from './palette.ts';
import { circle, type Drawing, escaped, group, line, shape, starPath } from './svg.ts';

export const COLOURS = ['pink', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
/** A unicorn's family: a colour, or none for legendaries and some starters. */
export type Family = Colour | 'none';

export function familyOf(word: unknown): Family {
  return COLOURS.find((colour) => colour === word) ?? 'none';
}

interface FamilyLook {
  tone: Tone;
  body: string;
  shade: string;
  mane: [string, string, string];
}

export const FAMILIES: Record<Family, FamilyLook> = {
  pink: {
    tone: { frame: '#B93766', paper: '#FBD3E2', hill: '#F5AFCB', mark: WHITE, pattern: 'hearts' },
    body: '#FFF3F7',
    shade: '#F3A9C4',
    mane: ['#A02A5C', '#D4407A', '#F07BA8'],
  },
  blue: {
    tone: { frame: '#2563A8', paper: '#CFE4FB', hill: '#A5CBF3', mark: WHITE, pattern: 'waves' },
    body: '#F2F8FF',
    shade: '#9CC4EE',
    mane: ['#1B4C82', '#2C6FB5', '#5FA0E3'],
  },
  green: {
    tone: { frame: '#257A41', paper: '#D3F0D6', hill: '#A4DBAB', mark: WHITE, pattern: 'leaves' },
    body: '#F4FFF4',
    shade: '#9FD8AA',
    mane: ['#1E6336', '#2F8F4E', '#62BE7C'],
  },
  yellow: {
    tone: { frame: '#8A6410', paper: '#FFF0C2', hill: '#F6D67F', mark: WHITE, pattern: 'suns' },
    body: '#FFFCF0',
    shade: '#EBCB78',
    mane: ['#80590B', '#B9861A', '#E5B53F'],
  },
  none: {
    tone: { frame: '#55506B', paper: '#E9E5F2', hill: '#C9C2DB', mark: WHITE, pattern: 'checks' },
    body: '#FAF8FF',
    shade: '#C4BBDD',
    mane: ['#4B4466', '#756C96', '#A79EC6'],
  },
};

/** The sign of a family in a box of 24 x 24: a heart, waves, a leaf, a sun, or an empty ring. */
export const SIGNS: Record<Family, (fill: string) => Drawing> = {
  pink: (fill) => shape('M12 21C1 13 2 4 8 4c2 0 3.400 1 4 2.600C12.600 5 14 4 16 4c6 0 7 9-4 17z', fill),
  blue: (fill) => line('M2 8q5-5.500 10 0t10 0M2 16q5-5.500 10 0t10 0', fill, 3.6),
  green: (fill) => shape('M3 21C2 9 9 3 21 3c1 12-6 17-14 16.500L4.500 22z', fill) + line('M6 18L15 9', '#00000044', 1.8),
  yellow: (fill) => shape(starPath(12, 12, 11.5, 10, 0.62), fill),
  none: (fill) => `<circle cx="12" cy="12" r="8" fill="none" stroke="${fill}" stroke-width="3.400"/>`,
};

/** A family's sign on its colour, 24 x 24, for headings and chips. */
export function familyBadge(family: Family): Drawing {
  return circle(12, 12, 12, FAMILIES[family].tone.frame) + group('translate(5 5) scale(.58)', SIGNS[family](WHITE));
}

/** A word or number on a card, in the display face. */
export function lettering(x: number, y: number, size: number, words: string, fill = WHITE): Drawing {
  return `<text x="${x}" y="${y}" text-anchor="middle" class="card-name" font-size="${size}" font-weight="700" fill="${fill}">` + `${escaped(words)}</text>`;
}
