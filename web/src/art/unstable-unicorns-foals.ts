/** The thirteen foals: one chubby figure, sitting, and what makes each of them who it is. */

import { GOLD, INK, WHITE } from './palette.ts';
import { bubble, drop, PAPER, sign, sparkle } from './props.ts';
import { circle, type Drawing, ellipse, group, line, rect, shape } from './svg.ts';

type FoalMood = 'bright' | 'asleep' | 'startled' | 'joyful' | 'hidden';
type Legs = 'sitting' | 'wobbly' | 'jumping';

interface FoalLook {
  coat: string;
  shade: string;
  mane: string;
  maneShade: string;
  mood?: FoalMood;
  legs?: Legs;
  /** Socks or boots, one colour for each of the two front legs. */
  feet?: [string, string];
  horn?: Drawing;
  behind?: Drawing;
  /** Over the body, under the head. */
  dress?: Drawing;
  above?: Drawing;
}

const HORN = shape('M102 48 L117 12 L124 47z', GOLD) + line('M106 38 l15 4 M110 28 l10 3', '#D99A2B', 2.6);

const EYES: Record<FoalMood, Drawing> = {
  bright: ellipse(94, 88, 8, 11, INK) + ellipse(138, 86, 8, 11, INK) + circle(97, 83.5, 3.6, WHITE) + circle(141, 81.5, 3.6, WHITE),
  asleep: line('M84 88 q10 9 20 0 M128 86 q10 9 20 0', INK, 4),
  startled: circle(94, 86, 13, INK) + circle(94, 86, 10.5, WHITE) + circle(96, 87, 4, INK) + circle(138, 84, 13, INK) + circle(138, 84, 10.5, WHITE) + circle(140, 85, 4, INK),
  joyful: line('M84 91 q10 -12 20 0 M128 89 q10 -12 20 0', INK, 4.4),
  hidden: '',
};

function legs(look: FoalLook): Drawing {
  const [left, right] = look.feet ?? ['#6B4A7D', '#6B4A7D'];
  switch (look.legs ?? 'sitting') {
    case 'wobbly':
      return line('M76 168 q-22 14 -4 24 t-14 24', look.shade, 15) + line('M124 168 q22 14 2 24 t16 24', look.coat, 15) + line('M98 172 q14 12 0 22 t6 22', look.coat, 15) + ellipse(60, 217, 11, 7, left) + ellipse(144, 217, 11, 7, right) + ellipse(106, 217, 11, 7, left);
    case 'jumping':
      return line('M66 168 L44 184', look.shade, 18) + line('M128 168 L156 180', look.coat, 18) + ellipse(39, 188, 12, 10, left) + ellipse(162, 183, 12, 10, right);
    case 'sitting':
      return rect(74, 160, 22, 44, 11, look.coat) + rect(108, 160, 22, 44, 11, look.coat) + rect(74, 182, 22, 28, 9, left) + rect(108, 182, 22, 28, 9, right) + ellipse(54, 200, 20, 12, look.shade);
  }
}

function foal(look: FoalLook): Drawing {
  const { coat, shade, mane, maneShade } = look;
  return group(
    'translate(-2 6)',
    look.behind ?? '',
    shape('M58 176 C34 168 20 176 12 196 C26 190 32 202 44 198 C54 196 60 190 64 184z', maneShade),
    ellipse(100, 170, 46, 38, shade),
    ellipse(104, 168, 40, 36, coat),
    legs(look),
    look.dress ?? '',
    shape('M66 62 C44 74 40 110 52 136 C64 142 76 132 74 112z', maneShade),
    shape('M72 56 C62 34 66 22 74 14 C88 24 94 38 92 52z', coat) + shape('M76 50 C71 37 72 30 75 25 C83 33 86 41 85 50z', shade),
    shape('M132 50 C134 34 142 24 152 20 C158 34 156 48 148 58z', coat) + shape('M138 50 C140 40 144 33 150 29 C152 38 150 46 146 53z', shade),
    ellipse(110, 88, 55, 47, coat),
    shape('M150 56 C166 70 168 104 150 124 C132 138 104 138 88 130 C124 130 152 108 150 56z', shade, 0.45),
    ellipse(122, 112, 31, 22, WHITE, 0.75),
    ellipse(112, 108, 3.4, 2.6, INK, 0.6) + ellipse(132, 107, 3.4, 2.6, INK, 0.6),
    line('M112 119 q10 8 20 -1', INK, 3.4),
    circle(76, 108, 9, '#F0808C', 0.42) + circle(156, 104, 8, '#F0808C', 0.42),
    EYES[look.mood ?? 'bright'],
    look.horn ?? HORN,
    shape('M96 50 C78 40 62 52 58 74 C70 72 76 76 78 84 C88 74 94 66 108 62 C112 56 106 50 96 50z', mane),
    look.above ?? '',
  );
}

/** Coats and manes: body, shade, mane, its shade. */
function coat(body: string, shade: string, mane: string, maneShade: string): Pick<FoalLook, 'coat' | 'shade' | 'mane' | 'maneShade'> {
  return { coat: body, shade, mane, maneShade };
}

const LILAC = coat('#F6ECFF', '#CDB2EC', '#B98BE0', '#8A5BB8');
const PEACH = coat('#FFEFE2', '#F2BE97', '#F59A6B', '#C76C3F');
const MINT = coat('#EAFBF0', '#A9DDBD', '#62BE7C', '#2F8F4E');
const SKY = coat('#EDF6FF', '#A9CBEE', '#5FA0E3', '#2C6FB5');
const ROSE = coat('#FFF0F5', '#F0AFC9', '#F07BA8', '#B93766');
const SAND = coat('#FFF6DC', '#E5C98A', '#E5B53F', '#A97B12');
const CHOCOLATE = coat('#C99A73', '#9C6C46', '#5B3A2E', '#40261E');
const GREY = coat('#E9ECF3', '#B3BCCF', '#7C8AA8', '#525F7D');

const GLASSES = `<g fill="none" stroke="${INK}" stroke-width="4.5"><circle cx="94" cy="87" r="16"/><circle cx="138" cy="85" r="16"/><path d="M110 86q6 -5 12 0"/></g>`;

const LOOKS: Record<string, FoalLook> = {
  baby_sleepyhead: {
    ...LILAC,
    mood: 'asleep',
    above:
      shape('M62 60 C72 22 116 14 154 50 C130 44 92 48 62 60z', '#4A5FC1') +
      shape('M70 44 C44 40 26 58 26 84 C34 76 44 70 56 66z', '#4A5FC1') +
      shape('M62 62 C92 48 130 44 156 52 L154 62 C126 56 92 60 66 72z', '#E9ECFA') +
      circle(26, 88, 10, WHITE) +
      sign(172, 58, 26, 'z', '#4A5FC1') +
      sign(186, 34, 34, 'Z', '#4A5FC1'),
  },
  baby_hiccups: {
    ...MINT,
    mood: 'startled',
    legs: 'jumping',
    behind: ellipse(102, 214, 40, 6, INK, 0.25) + line('M70 202 v-10 M102 208 v-12 M134 202 v-10', '#2F8F4E', 5),
    above: circle(160, 128, 8, WHITE, 0.9) + circle(174, 114, 6, WHITE, 0.9) + circle(182, 98, 4.5, WHITE, 0.9) + line('M166 66 l14 -9 M168 80 l18 -2 M160 52 l8 -15', '#D8374F', 5),
  },
  baby_wobbly_legs: { ...PEACH, mood: 'startled', legs: 'wobbly', behind: line('M34 176 q-8 8 0 16 M166 176 q8 8 0 16 M26 168 q-14 16 0 32 M176 168 q14 16 0 32', '#C76C3F', 4, 0.7) },
  baby_porridge: {
    ...SAND,
    mood: 'joyful',
    above:
      shape('M96 112 C90 124 96 134 106 132 C110 142 124 140 126 132 C138 138 150 130 146 118 C152 112 148 104 140 106 C130 116 110 116 96 112z', '#F3E2B8') +
      circle(88, 120, 5, '#F3E2B8') +
      circle(150, 92, 6, '#F3E2B8') +
      circle(84, 66, 6, '#F3E2B8') +
      shape('M134 168 h56 q-2 30 -28 30 t-28 -30z', '#3E8FD6') +
      ellipse(162, 168, 28, 8, '#F3E2B8') +
      line('M164 164 L186 132', '#8694AB', 6) +
      ellipse(188, 128, 7, 9, '#C6D0DE'),
  },
  baby_puddles: {
    ...SKY,
    mood: 'joyful',
    legs: 'jumping',
    feet: ['#F2B92E', '#F2B92E'],
    behind: ellipse(102, 206, 88, 14, '#5DB3E8') + ellipse(102, 205, 60, 8, '#A6DCF7') + drop(22, 176) + drop(182, 160) + drop(14, 146) + drop(188, 204),
    above: shape('M56 60 C60 28 92 14 120 20 C146 26 160 42 160 58 C128 46 88 48 56 60z', '#F2B92E') + shape('M42 70 C64 48 142 44 174 62 C150 64 132 60 108 62 C82 62 62 66 42 70z', '#D39A12'),
  },
  baby_questions: { ...ROSE, above: sign(30, 76, 46, '?', '#B93766') + sign(176, 60, 38, '?', '#B93766') + sign(184, 150, 30, '?', '#F07BA8') + sign(22, 150, 30, '?', '#F07BA8') },
  baby_peekaboo: {
    ...CHOCOLATE,
    mood: 'hidden',
    above: line('M70 150 C66 126 76 104 92 92', '#C99A73', 22) + line('M150 150 C158 126 150 104 138 92', '#B98560', 22) + ellipse(94, 86, 17, 14, '#5B3A2E') + ellipse(138, 84, 17, 14, '#5B3A2E') + ellipse(94, 83, 12, 8, '#7A5240') + ellipse(138, 81, 12, 8, '#7A5240'),
  },
  baby_blanket: {
    ...PEACH,
    mood: 'joyful',
    behind:
      shape('M60 122 C30 150 12 186 18 216 L176 216 C182 186 170 146 152 122z', '#7A3FA3') +
      [
        [40, 180],
        [58, 204],
        [148, 190],
        [166, 206],
        [48, 154],
      ]
        .map(([x, y]) => sparkle(x!, y!, 9, '#FFD66B'))
        .join(''),
    dress: shape('M62 132 C84 150 132 150 150 130 L144 146 C126 160 90 160 68 148z', '#93229F') + circle(104, 152, 8, GOLD),
  },
  baby_horn_loading: {
    ...GREY,
    horn: `<path d="M102 48 L117 8 L124 47z" fill="${WHITE}" fill-opacity=".7" stroke="#D99A2B" stroke-width="3.4" stroke-dasharray="5 5"/>`,
    above: rect(136, 8, 58, 15, 7, '#2A2140') + rect(138.5, 10.5, 24, 10, 5, GOLD) + `<circle cx="28" cy="52" r="15" fill="none" stroke="#B3BCCF" stroke-width="7"/>` + line('M28 37 a15 15 0 0 1 15 15', '#D99A2B', 7),
  },
  baby_odd_socks: {
    ...SAND,
    feet: ['#D8374F', '#2C6FB5'],
    mood: 'joyful',
    above:
      rect(70, 168, 30, 42, 9, '#D8374F') +
      rect(104, 168, 30, 42, 9, '#2C6FB5') +
      rect(70, 174, 30, 7, 0, WHITE) +
      rect(70, 188, 30, 7, 0, WHITE) +
      rect(70, 201, 30, 6, 0, WHITE) +
      circle(113, 180, 4.5, GOLD) +
      circle(125, 188, 4.5, GOLD) +
      circle(113, 196, 4.5, GOLD) +
      circle(125, 204, 4.5, GOLD) +
      ellipse(54, 200, 20, 12, '#57B36B'),
  },
  baby_bubbles: {
    ...LILAC,
    mood: 'joyful',
    above: line('M150 178 L166 146', '#D8374F', 6) + `<circle cx="171" cy="136" r="11" fill="#DFF4FF" fill-opacity=".6" stroke="#D8374F" stroke-width="4"/>` + bubble(182, 92, 15) + bubble(166, 56, 11) + bubble(184, 30, 8) + bubble(24, 64, 14) + bubble(34, 30, 8) + bubble(20, 118, 9),
  },
  baby_shadow: {
    ...SKY,
    mood: 'startled',
    behind: `<g opacity=".55" transform="translate(200 -22) scale(-1.16 1.16)">${ellipse(110, 88, 55, 47, INK)}${ellipse(100, 170, 46, 40, INK)}${shape('M72 56 C62 34 66 22 74 14 C88 24 94 38 92 52z M132 50 C134 34 142 24 152 20 C158 34 156 48 148 58z M102 48 L117 12 L124 47z', INK)}</g>`,
  },
  baby_prodigy: {
    ...MINT,
    above: GLASSES + shape('M110 4 L172 30 L110 54 L48 30z', '#2A2140') + shape('M76 42 L76 60 C96 68 126 68 146 58 L146 40 L110 54z', '#443765') + line('M168 30 V62', GOLD, 4) + circle(168, 66, 6, GOLD) + rect(8, 92, 42, 56, 4, PAPER) + sign(29, 117, 22, 'E=', INK) + sign(29, 140, 22, 'u²', INK),
  },
};

/** A foal's picture, or none where no foal goes by this id. */
export function foalPicture(id: string): Drawing | null {
  const look = LOOKS[id];
  return look ? foal(look) : null;
}
