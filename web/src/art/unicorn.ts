/**
 * The unicorn family: one head, looking right, painted by a dozen values. All three games draw their unicorns
 * with it, so moods and accessories are lists to be added to.
 */

import { GOLD, INK, WHITE } from './palette.ts';
import { circle, type Drawing, ellipse, group, line, shape, starPath } from './svg.ts';

export type UnicornMood = 'gentle' | 'sly' | 'asleep' | 'startled';
export type Accessory = 'crown' | 'flower' | 'sparkles' | 'bridle';

export interface UnicornLook {
  body: string;
  shade: string;
  /** The mane from dark to light. */
  mane: [string, string, string];
  horn?: string;
  hornGroove?: string;
  mood?: UnicornMood;
  /** Eyes no mood has, drawn where the eye is, around (118, 111). */
  eyes?: Drawing;
  /** A mouth other than the small smile, around (160, 163). */
  mouth?: Drawing;
  wears?: Accessory[];
}

const MOODS: Record<UnicornMood, () => Drawing> = {
  gentle: () => ellipse(118, 112, 7, 9, INK) + circle(120.5, 108.5, 2.8, WHITE) + line('M106 104 l-5 -4 M108 101 l-4 -5', INK, 2.6),
  sly: () => shape('M108 112 q10 -9 20 0 q-10 6 -20 0z', INK) + circle(120, 110.5, 2, WHITE) + line('M105 103 q12 -6 24 1', INK, 3.4),
  asleep: () => line('M108 112 q10 8 20 0', INK, 3.6),
  startled: () => circle(118, 111, 12.5, INK) + circle(118, 111, 10, WHITE) + circle(120, 112, 4, INK),
};

const ACCESSORIES: Record<Accessory, () => Drawing> = {
  crown: () => shape('M92 62 l-4 -26 l13 12 l9 -18 l9 18 l13 -12 l-4 26z', GOLD),
  flower: () => [0, 72, 144, 216, 288].map((turn) => group(`rotate(${turn} 92 84)`, ellipse(92, 75, 5.5, 8, '#FF9EC4'))).join('') + circle(92, 84, 5, GOLD),
  sparkles: () =>
    [
      [44, 150, 7],
      [30, 182, 5],
      [64, 110, 6],
      [56, 186, 5],
    ]
      .map(([x, y, r]) => shape(starPath(x!, y!, r!, 4, 0.3), '#FFF6D6'))
      .join(''),
  bridle: () => line('M146 92 C138 112 134 140 138 160', '#A9672B', 5) + circle(137, 150, 6, GOLD),
};

/** A unicorn's head and neck in a box of 200 x 210. */
export function unicorn(look: UnicornLook): Drawing {
  const { body, shade } = look;
  const [dark, middle, light] = look.mane;
  const wears = look.wears ?? [];
  return [
    shape('M84 58 C52 62 34 92 38 128 C41 160 28 178 20 196 C52 196 74 180 84 156 C92 134 96 100 102 78z', dark),
    shape('M88 60 C64 72 52 100 56 130 C58 156 50 176 42 190 C66 188 84 168 90 146z', middle),
    shape('M78 104 C70 140 62 170 58 214 L152 214 C140 188 138 168 142 150 L150 130z', body),
    shape('M142 150 C138 168 140 188 152 214 L128 214 C122 186 124 168 130 152z', shade, 0.55),
    shape('M118 62 L142 6 L132 68z', look.horn ?? GOLD),
    line('M122.5 52 l11 5 M126.5 42 l9 4 M130.5 32.5 l6.6 3 M134.5 23 l4.4 2', look.hornGroove ?? '#D99A2B', 2.6),
    shape('M96 76 C92 54 98 42 106 36 C114 48 116 60 112 74z', body),
    shape('M101 70 C99 58 102 50 106.5 45 C110 54 110.5 62 109 70z', shade),
    shape('M84 108 C82 80 98 64 122 66 C144 68 152 86 158 106 C164 124 182 134 184 150 C186 166 170 174 154 170 C140 167 132 158 118 154 C98 149 86 134 84 108z', body),
    shape('M158 130 C168 136 182 138 184 150 C186 166 170 174 154 170 C146 168 140 164 134 160 C150 158 158 148 158 130z', shade, 0.55),
    group('rotate(-28 172 147)', ellipse(172, 147, 4, 3, INK, 0.55)),
    look.mouth ?? line('M150 162 q10 4 19 -2', INK, 3, 0.75),
    circle(132, 134, 9, shade, 0.65),
    wears.includes('bridle') ? ACCESSORIES.bridle() : '',
    look.eyes ?? MOODS[look.mood ?? 'gentle'](),
    shape('M98 66 C108 54 126 56 132 68 C124 68 118 76 112 90 C106 98 98 96 94 88 C90 80 92 72 98 66z', light),
    shape('M92 74 C80 86 74 104 80 126 C84 142 80 154 74 164 C90 158 98 144 97 128 C96 112 96 100 104 90z', light),
    ...wears.filter((name) => name !== 'bridle').map((name) => ACCESSORIES[name]()),
  ].join('');
}
