/** The people of the kingdom: one bust, seen from the front, with skin, hair, face and clothes as values. */

import { INK, WHITE } from './palette.ts';
import { circle, type Drawing, ellipse, line, shape } from './svg.ts';

export type Eyes = 'round' | 'smiling' | 'sly' | 'lashes' | 'stern';
export type Mouth = 'smile' | 'grin' | 'sing' | 'smirk' | 'calm';
export type Hair = 'short' | 'curls' | 'long' | 'braids' | 'bob' | 'none';

export interface PersonLook {
  skin: string;
  skinShade: string;
  hair: Hair;
  hairTone: string;
  hairShade: string;
  eyes: Eyes;
  mouth: Mouth;
  clothes: string;
  clothesShade: string;
  /** Drawn over the clothes: a collar, a chain, a belt. */
  trim?: Drawing;
  /** Drawn over the lower face. */
  beard?: Drawing;
  /** Drawn behind everything: a cape, a hood's back, a lance. */
  behind?: Drawing;
  /** Drawn on top: hats, crowns, what is held in front. */
  above?: Drawing;
}

const EYES: Record<Eyes, () => Drawing> = {
  round: () => ellipse(84, 116, 5.5, 7.5, INK) + ellipse(116, 116, 5.5, 7.5, INK) + circle(86, 113, 2.2, WHITE) + circle(118, 113, 2.2, WHITE),
  smiling: () => line('M77 118 q7 -9 14 0 M109 118 q7 -9 14 0', INK, 4),
  sly: () => shape('M76 116 q8 -7 16 0 q-8 6 -16 0z M108 116 q8 -7 16 0 q-8 6 -16 0z', INK) + line('M75 106 q8 -5 17 -1 M108 102 q9 -6 17 1', INK, 3.4),
  lashes: () => ellipse(84, 116, 5.5, 7.5, INK) + ellipse(116, 116, 5.5, 7.5, INK) + circle(86, 113, 2.4, WHITE) + circle(118, 113, 2.4, WHITE) + line('M78 111 l-6 -4 M79 107 l-4 -6 M122 111 l6 -4 M121 107 l4 -6', INK, 2.6),
  stern: () => circle(84, 117, 5, INK) + circle(116, 117, 5, INK) + line('M74 106 l17 4 M126 106 l-17 4', INK, 4),
};

const MOUTHS: Record<Mouth, () => Drawing> = {
  smile: () => line('M86 143 q14 12 28 0', INK, 3.4),
  grin: () => shape('M84 141 q16 6 32 0 q-4 17 -16 17 q-12 0 -16 -17z', '#7A2438') + shape('M87 142 q13 4 26 0 l-2 5 q-11 3 -22 0z', WHITE),
  sing: () => ellipse(100, 147, 8, 10, '#7A2438') + ellipse(100, 152, 5, 4, '#E77A8C'),
  smirk: () => line('M88 146 q14 6 24 -5', INK, 3.4),
  calm: () => line('M90 146 q10 4 20 0', INK, 3.2),
};

function hairBehind(look: PersonLook): Drawing {
  switch (look.hair) {
    case 'long':
      return shape('M58 106 C54 60 80 48 100 48 C120 48 146 60 142 106 C142 150 156 176 164 214 C140 224 60 224 36 214 C44 176 58 150 58 106z', look.hairShade);
    case 'braids':
      return (
        shape('M58 104 C56 62 80 50 100 50 C120 50 144 62 142 104 L142 150 L58 150z', look.hairShade) +
        shape('M54 128 q-16 16 -4 32 q-16 14 -2 32 q-8 14 4 26 q14 -10 8 -26 q14 -16 4 -32 q10 -16 2 -32z', look.hairTone) +
        shape('M146 128 q16 16 4 32 q16 14 2 32 q8 14 -4 26 q-14 -10 -8 -26 q-14 -16 -4 -32 q-10 -16 -2 -32z', look.hairTone)
      );
    case 'bob':
      return shape('M54 150 C48 84 66 50 100 50 C134 50 152 84 146 150 C138 162 126 160 122 152 L78 152 C74 160 62 162 54 150z', look.hairShade);
    case 'curls':
      return [
        [58, 96],
        [54, 116],
        [60, 136],
        [142, 96],
        [146, 116],
        [140, 136],
        [70, 74],
        [130, 74],
      ]
        .map(([x, y]) => circle(x!, y!, 15, look.hairShade))
        .join('');
    default:
      return '';
  }
}

function hairInFront(look: PersonLook): Drawing {
  switch (look.hair) {
    case 'short':
      return shape('M60 112 C56 74 74 54 102 54 C130 54 144 76 140 112 C136 98 132 90 124 84 C106 92 86 92 72 84 C66 92 62 100 60 112z', look.hairTone);
    case 'curls':
      return [
        [74, 74],
        [90, 66],
        [108, 66],
        [125, 74],
      ]
        .map(([x, y]) => circle(x!, y!, 14, look.hairTone))
        .join('');
    case 'long':
    case 'braids':
      return shape('M60 118 C56 72 76 52 100 54 C124 52 144 72 140 118 C136 100 122 88 102 78 C84 86 66 98 60 118z', look.hairTone);
    case 'bob':
      return shape('M60 112 C56 74 76 54 100 54 C124 54 144 74 140 112 L132 92 L68 92z', look.hairTone);
    case 'none':
      return '';
  }
}

/** A person in a box of 200 x 280. */
export function person(look: PersonLook): Drawing {
  return [
    look.behind ?? '',
    hairBehind(look),
    shape('M24 284 C26 212 60 184 100 184 C140 184 174 212 176 284z', look.clothes),
    shape('M108 184 C146 188 174 214 176 284 L134 284 C138 240 130 208 108 184z', look.clothesShade),
    shape('M84 148 L116 148 L118 186 C112 198 88 198 82 186z', look.skinShade),
    look.trim ?? '',
    circle(61, 120, 9, look.skin),
    circle(139, 120, 9, look.skinShade),
    shape('M62 110 C62 76 78 60 100 60 C122 60 138 76 138 110 C138 146 122 168 100 168 C78 168 62 146 62 110z', look.skin),
    shape('M120 66 C132 76 138 92 138 110 C138 146 122 168 100 168 C118 158 128 136 128 112 C128 92 126 78 120 66z', look.skinShade, 0.75),
    circle(76, 134, 9, '#F0808C', 0.38),
    circle(124, 134, 9, '#F0808C', 0.38),
    EYES[look.eyes](),
    line('M100 122 q5 9 -2 10', look.hairShade, 2.8, 0.6),
    MOUTHS[look.mouth](),
    look.beard ?? '',
    hairInFront(look),
    look.above ?? '',
  ].join('');
}
