/** Dragon, wolf and phoenix: heads of the same family as the unicorn, painted by values. */

import { GOLD, INK, WHITE } from './palette.ts';
import { circle, type Drawing, ellipse, group, line, shape, starPath } from './svg.ts';

export interface BeastLook {
  body: string;
  shade: string;
  belly: string;
  crest: string;
}

/** A young dragon looking right, a little smoke at its nose; a box of 200 x 220. */
export function dragon(look: BeastLook): Drawing {
  const { body, shade, belly, crest } = look;
  return [
    shape('M92 96 C60 60 30 60 12 78 C26 80 30 88 30 98 C40 96 46 102 48 112 C58 108 66 114 68 124z', crest),
    shape('M92 96 C64 74 40 68 20 76 C44 80 58 92 68 124z', shade, 0.5),
    shape('M70 112 C60 146 48 178 46 220 L144 220 C136 196 138 176 146 156z', body),
    shape('M118 158 C108 180 106 200 110 220 L144 220 C136 196 138 176 146 156z', belly),
    line('M112 180 h27 M109 196 h28 M110 211 h31', shade, 3, 0.7),
    shape('M64 104 l-16 -8 l10 20 l-17 0 l14 17 l-16 5 l17 13z', crest),
    shape('M84 66 C74 42 76 26 70 12 C92 20 104 38 106 60z', '#F6E7C1'),
    shape('M106 60 C104 40 112 26 110 10 C128 22 134 42 128 62z', '#E8CF97'),
    shape('M72 108 C68 76 88 54 118 56 C142 58 152 76 160 96 C170 104 190 110 192 130 C194 152 176 160 156 160 C140 160 132 156 118 156 C92 156 76 138 72 108z', body),
    shape('M160 130 C174 126 190 118 192 130 C194 152 176 160 156 160 C140 160 132 156 118 156 C138 152 152 146 160 130z', belly),
    line('M130 142 C148 148 170 148 188 134', INK, 3, 0.8),
    shape('M150 147 l5 10 l6 -10z M168 145 l4 9 l6 -11z', WHITE),
    ellipse(176, 116, 5, 3.6, INK, 0.6),
    circle(110, 102, 15, '#FFF3B8'),
    ellipse(114, 103, 5.5, 11, INK),
    circle(116, 98, 2.6, WHITE),
    line('M94 90 q14 -12 32 -4', shade, 5),
    circle(128, 132, 8, '#F08F6A', 0.5),
    circle(84, 128, 4, shade, 0.6) + circle(92, 140, 3.4, shade, 0.6) + circle(80, 142, 3, shade, 0.6),
    circle(190, 92, 7, WHITE, 0.75) + circle(182, 78, 5, WHITE, 0.6) + circle(190, 66, 3.4, WHITE, 0.5),
  ].join('');
}

/** A wolf from the front, ears up; a box of 200 x 220. */
export function wolf(look: BeastLook): Drawing {
  const { body, shade, belly, crest } = look;
  return [
    shape('M40 220 C42 172 62 148 100 148 C138 148 158 172 160 220z', shade),
    shape('M66 220 C70 188 84 168 100 168 C116 168 130 188 134 220z', belly),
    shape('M48 96 C40 60 40 36 46 12 C66 24 82 42 90 62z', body),
    shape('M56 78 C52 58 52 44 54 32 C66 42 74 52 78 64z', crest),
    shape('M152 96 C160 60 160 36 154 12 C134 24 118 42 110 62z', shade),
    shape('M144 78 C148 58 148 44 146 32 C134 42 126 52 122 64z', crest),
    shape('M100 52 C136 50 156 76 158 104 L176 128 L156 132 L164 152 L140 152 C130 176 116 190 100 190 C84 190 70 176 60 152 L36 152 L44 132 L24 128 L42 104 C44 76 64 50 100 52z', body),
    shape('M100 52 C136 50 156 76 158 104 L176 128 L156 132 L164 152 L140 152 C130 176 116 190 100 190 C124 160 128 100 100 52z', shade, 0.55),
    shape('M100 108 C114 116 134 118 146 116 C140 152 122 190 100 190 C78 190 60 152 54 116 C66 118 86 116 100 108z', belly),
    shape('M66 104 q14 -12 26 2 q-14 8 -26 -2z M134 104 q-14 -12 -26 2 q14 8 26 -2z', GOLD),
    circle(81, 104, 5, INK) + circle(119, 104, 5, INK) + circle(82.5, 102, 1.8, WHITE) + circle(120.5, 102, 1.8, WHITE),
    line('M62 92 q16 -10 30 4 M138 92 q-16 -10 -30 4', INK, 4),
    shape('M86 144 q14 -8 28 0 q-2 14 -14 17 q-12 -3 -14 -17z', INK),
    ellipse(95, 147, 4, 2.4, WHITE, 0.6),
    line('M100 161 v7 M84 172 q16 8 32 0', INK, 3.2),
    shape('M88 173 l3 8 l4 -6z', WHITE),
  ].join('');
}

const FEATHERS = ['#C8321E', '#EE6A23', '#FFB23E'] as const;

function wing(mirrored: boolean): Drawing {
  const parts =
    shape('M92 132 C58 128 26 96 14 44 C30 58 42 62 50 62 C48 48 50 38 54 28 C66 58 88 84 100 100z', FEATHERS[0]) +
    shape('M94 134 C66 128 40 104 28 72 C42 80 52 82 60 80 C60 72 62 64 64 58 C74 82 90 96 100 108z', FEATHERS[1]) +
    shape('M96 136 C76 132 58 116 48 96 C58 100 66 101 72 99 C76 108 90 112 100 118z', FEATHERS[2]);
  return mirrored ? group('translate(200 0) scale(-1 1)', parts) : parts;
}

/** A phoenix rising, wings up; a box of 200 x 230. */
export function phoenix(): Drawing {
  return [
    circle(100, 110, 84, '#FFF3C4', 0.6),
    shape('M82 160 C66 184 48 196 34 224 C58 220 70 212 78 204 C76 214 76 222 80 232 C92 220 98 212 100 200 C102 212 108 220 120 232 C124 222 124 214 122 204 C130 212 142 220 166 224 C152 196 134 184 118 160z', FEATHERS[0]),
    shape('M88 164 C78 186 66 198 60 214 C74 208 82 202 88 194 C90 206 94 214 100 222 C106 214 110 206 112 194 C118 202 126 208 140 214 C134 198 122 186 112 164z', FEATHERS[1]),
    wing(false),
    wing(true),
    shape('M100 62 C122 62 130 82 126 108 C136 138 122 176 100 184 C78 176 64 138 74 108 C70 82 78 62 100 62z', '#F4802B'),
    shape('M100 112 C118 118 122 140 114 162 C108 172 104 176 100 178 C96 176 92 172 86 162 C78 140 82 118 100 112z', '#FFD98A'),
    shape('M100 66 C92 50 84 44 78 42 C84 36 92 36 97 40 C94 30 96 22 102 14 C106 24 107 32 105 40 C110 34 118 34 124 38 C114 46 106 54 104 66z', '#FFB23E'),
    shape('M90 102 L110 102 L100 122z', '#FFD66B'),
    shape('M93 112 L107 112 L100 122z', '#C77D12'),
    ellipse(87, 92, 4.6, 6.6, INK) + ellipse(113, 92, 4.6, 6.6, INK) + circle(88.5, 89.5, 1.9, WHITE) + circle(114.5, 89.5, 1.9, WHITE),
    line('M78 82 l14 4 M122 82 l-14 4', FEATHERS[0], 3.6),
    [
      [34, 118, 6],
      [168, 124, 5],
      [158, 170, 6],
      [44, 172, 5],
    ]
      .map(([x, y, r]) => shape(starPath(x!, y!, r!, 4, 0.34), '#FFF0B0'))
      .join(''),
  ].join('');
}
