/** The faces people make at a seat, 100 x 100: one unicorn in many moods, each with a second sign beside it. */

import { circle, type Drawing, ellipse, group, line, shape, starPath } from './svg.ts';
import { unicorn, type UnicornLook } from './unicorn.ts';

export const EMOTES = ['hello', 'bravo', 'laugh', 'wow', 'oops', 'thanks'] as const;
export type Emote = (typeof EMOTES)[number];

const COAT = { body: '#F7EFFF', shade: '#BBA4E6' };
const ROSE: [string, string, string] = ['#A02A5C', '#D4407A', '#F07BA8'];
const SEA: [string, string, string] = ['#1D4F86', '#2C6FB5', '#5E9BD8'];
const FERN: [string, string, string] = ['#1F6B39', '#2F8F4E', '#66B97F'];
const SUN: [string, string, string] = ['#9A6A00', '#C9921B', '#F0C04A'];

const HEART = 'M12 21C1 13 2 4 8 4c2 0 3.400 1 4 2.600C12.600 5 14 4 16 4c6 0 7 9-4 17z';
/** Eyes shut tight with laughing, where the eye is. */
const LAUGHING = line('M106 112 q12 -16 24 0', '#2A2140', 6);

interface Face {
  ground: string;
  look: UnicornLook;
  sign: Drawing;
}

const FACES: Record<Emote, Face> = {
  hello: {
    ground: '#A9CDF0',
    look: { ...COAT, mane: SEA, mood: 'gentle' },
    sign: line('M76 18 q10 6 10 18 M84 8 q16 10 16 28', '#1D4F86', 5),
  },
  bravo: {
    ground: '#F6E0A3',
    look: { ...COAT, mane: SUN, mood: 'sly', wears: ['sparkles'] },
    sign: shape(starPath(83, 24, 17), '#C9921B') + shape(starPath(83, 23, 12), '#FFF6D6'),
  },
  laugh: {
    ground: '#F7B7CF',
    look: { ...COAT, mane: ROSE, eyes: LAUGHING },
    sign: line('M72 16 v10 M84 12 v14 M96 16 v10', '#A02A5C', 6),
  },
  wow: {
    ground: '#D8C4F5',
    look: { ...COAT, mane: SEA, mood: 'startled' },
    sign: shape('M79 6 H91 L88 27 H82z', '#5B3A9B') + circle(85, 35, 4.6, '#5B3A9B'),
  },
  oops: {
    ground: '#CFE9F2',
    look: { ...COAT, mane: FERN, mood: 'startled' },
    sign: shape('M84 8 C92 22 96 27 96 33 A12 12 0 0 1 72 33 C72 27 76 22 84 8z', '#2C6FB5') + ellipse(80, 34, 3, 5, '#CFE9F2'),
  },
  thanks: {
    ground: '#B3DDBB',
    look: { ...COAT, mane: ROSE, mood: 'asleep', wears: ['flower'] },
    sign: group('translate(70 6) scale(1.25)', shape(HEART, '#C2416F')),
  },
};

export function emoteFace(name: Emote): Drawing {
  const { ground, look, sign } = FACES[name];
  return circle(50, 50, 50, ground) + group('translate(0 9) scale(.42)', unicorn(look)) + sign;
}
