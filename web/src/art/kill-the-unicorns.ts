/** The cards of Kill the Unicorns: unicorns and what passes for one, and what they are hunted with. */

import { type CardOptions, cardFace } from './frame.ts';
import { FAMILIES, type Family, lettering, SIGNS } from './kill-the-unicorns-families.ts';
import { characterTone } from './kill-the-unicorns-people.ts';
import { starter } from './kill-the-unicorns-starters.ts';
import { GOLD, GOLD_EDGE, GOLD_SHADE, INK, type Tone, WHITE } from './palette.ts';
import { circle, type Drawing, ellipse, group, line, rect, shape, starPath } from './svg.ts';
import { unicorn, type UnicornLook, type UnicornMood } from './unicorn.ts';

export interface KtuOptions extends CardOptions {
  /** The letter of the family in the reader's language. */
  letter?: string;
}

/** The tab in the upper left corner: how many stars a unicorn is worth. */
function starsTab(stars: number, tone: Tone): Drawing {
  return shape('M0 16 A16 16 0 0 1 16 0 L56 0 L56 70 C56 86 48 94 28 94 C12 94 0 88 0 76z', tone.frame) + lettering(28, 46, 48, String(stars)) + shape(starPath(28, 69, 18), GOLD_EDGE) + shape(starPath(28, 68, 15), GOLD);
}

/** The tab in the upper right corner: the family's sign and letter. */
function familyTab(family: Family, tone: Tone, letter: string): Drawing {
  return shape('M200 16 A16 16 0 0 0 184 0 L146 0 L146 70 C146 86 154 94 174 94 C190 94 200 88 200 76z', tone.frame) + group('translate(155 8) scale(1.5)', SIGNS[family](WHITE)) + lettering(173, 82, letter.length > 1 ? 30 : 38, letter);
}

function sparkle(...spots: [number, number, number][]): Drawing {
  return spots.map(([x, y, r]) => shape(starPath(x, y, r, 4, 0.3), '#FFF6D6')).join('');
}

/** What a unicorn wears, drawn over its head in the same box of 200 x 210. */
const WEARS = {
  flower: () => [0, 72, 144, 216, 288].map((turn) => group(`rotate(${turn} 92 84)`, ellipse(92, 72, 8, 11, '#FF7FB0'))).join('') + circle(92, 84, 7, GOLD),
  heartGlasses: () =>
    line('M96 112 L148 106', '#8F1F55', 4) +
    [
      [114, 112],
      [146, 106],
    ]
      .map(([x, y]) => group(`translate(${x! - 17} ${y! - 15}) scale(1.42)`, shape('M12 21C1 13 2 4 8 4c2 0 3.400 1 4 2.600C12.600 5 14 4 16 4c6 0 7 9-4 17z', '#8F1F55')))
      .join('') +
    line('M108 108 l5 -4 M140 102 l5 -4', '#FFC2DB', 3),
  tiara: () => shape('M86 70 l-6 -30 l15 14 l11 -24 l11 24 l15 -14 l-4 28 C114 62 100 62 86 70z', GOLD) + circle(106, 54, 5, '#E0476B') + shape('M110 60 l0 -26 l7 20 l15 -14 l-4 28z', GOLD_SHADE, 0.6),
  sailor: () => shape('M78 68 C80 46 108 38 128 52 L124 66 C108 58 94 62 82 74z', WHITE) + shape('M78 68 C94 56 110 52 126 62 L124 70 C110 62 94 66 82 76z', '#1B4C82') + circle(100, 46, 5, '#1B4C82'),
  scarf: () => shape('M64 150 C88 168 124 172 148 160 L150 178 C122 190 86 186 60 168z', '#E0476B') + shape('M78 168 L70 212 L96 212 L98 176z', '#B83247') + line('M66 160 C92 176 124 180 150 168', '#FFD0DA', 3),
  topHat: () => group('rotate(-12 98 56)', rect(66, 56, 68, 9, 4, '#1B1030'), rect(78, 8, 44, 52, 4, '#2A1F52'), rect(78, 44, 44, 10, 0, '#5FA0E3')) + `<circle cx="118" cy="112" r="15" fill="none" stroke="${GOLD_EDGE}" stroke-width="4"/>` + line('M128 123 C136 140 134 156 140 176', GOLD_EDGE, 2.6),
  wreath: () =>
    [
      [82, 80, -50],
      [90, 66, -30],
      [102, 56, -8],
      [116, 54, 16],
      [128, 60, 40],
    ]
      .map(([x, y, turn]) => group(`rotate(${turn} ${x} ${y})`, ellipse(x!, y!, 7, 13, '#2F8F4E')))
      .join('') +
    circle(92, 72, 4.5, '#E0476B') +
    circle(112, 56, 4.5, '#E0476B'),
  archer: () => shape('M74 78 C82 46 110 36 142 60 L120 62 C104 60 88 68 74 78z', '#1E6336') + shape('M74 78 C96 62 120 58 152 62 C134 74 104 76 74 86z', '#2F8F4E') + shape('M86 62 C66 50 58 34 60 16 C80 24 92 40 96 58z', '#E0476B') + line('M90 58 C78 46 70 34 64 24', '#9A2459', 2.4),
  laurel: () => WEARS.wreath() + shape('M92 58 l-6 -26 l14 12 l10 -20 l10 20 l14 -12 l-4 24 C118 50 104 50 92 58z', GOLD) + sparkle([40, 120, 9], [60, 176, 8]),
  sunHat: () => group('rotate(-14 100 66)', ellipse(100, 68, 58, 13, '#D9A534'), shape('M68 66 C68 40 80 28 100 28 C120 28 132 40 132 66z', '#F4C95D'), rect(68, 54, 64, 10, 0, '#C9304F')),
  shades: () => line('M88 104 L150 100', INK, 5) + shape('M98 102 h32 c2 20 -6 26 -16 26 c-12 0 -18 -10 -16 -26z', INK) + shape('M138 100 h18 c4 14 0 22 -8 22 c-8 0 -12 -8 -10 -22z', INK) + line('M104 108 l8 -3', WHITE, 3),
  sunCrown: () => shape(starPath(104, 58, 40, 12, 0.62), '#E0A436') + shape(starPath(104, 58, 32, 12, 0.66), GOLD) + circle(104, 58, 15, '#FFF0B0'),
} as const;

type Wear = keyof typeof WEARS;
type Persona = readonly [UnicornMood, Wear | null];

/** How a unicorn behaves and what it wears, by its family and its stars: the dearer, the vainer. */
const PERSONAS: Record<Family, readonly Persona[]> = {
  pink: [
    ['asleep', null],
    ['gentle', 'flower'],
    ['sly', 'heartGlasses'],
    ['gentle', 'tiara'],
  ],
  blue: [
    ['asleep', null],
    ['startled', 'sailor'],
    ['gentle', 'scarf'],
    ['sly', 'topHat'],
  ],
  green: [
    ['asleep', null],
    ['asleep', 'wreath'],
    ['sly', 'archer'],
    ['gentle', 'laurel'],
  ],
  yellow: [
    ['asleep', null],
    ['gentle', 'sunHat'],
    ['sly', 'shades'],
    ['startled', 'sunCrown'],
  ],
  none: [
    ['gentle', null],
    ['sly', null],
    ['startled', null],
    ['asleep', null],
  ],
};

function head(family: Family, stars: number): Drawing {
  const { body, shade, mane } = FAMILIES[family];
  const [mood, wear] = PERSONAS[family][Math.min(stars, 3)] ?? PERSONAS[family][0]!;
  // The crown of the sun stands behind the head, everything else is worn on it.
  const worn = wear ? WEARS[wear]() : '';
  const drawn = unicorn({ body, shade, mane, mood });
  return wear === 'sunCrown' ? worn + drawn : drawn + worn;
}

/** A pigicorn: somebody tied a horn to a pig. A box of 200 x 210. */
function pig(family: Family): Drawing {
  const { mane, shade } = FAMILIES[family];
  const skin = '#F8B9C4';
  const dark = '#E58FA2';
  return [
    shape('M40 214 C40 160 66 140 104 140 C144 140 168 164 168 214z', skin),
    shape('M116 140 C150 146 168 170 168 214 L136 214 C140 180 134 156 116 140z', dark, 0.7),
    shape('M44 176 C78 194 130 194 164 176 L166 192 C132 208 76 208 42 192z', mane[1]),
    circle(104, 198, 9, GOLD),
    shape('M54 74 C38 52 38 34 46 24 C66 32 78 48 82 66z', dark),
    shape('M154 74 C170 52 170 34 162 24 C142 32 130 48 126 66z', dark),
    shape('M104 50 C146 50 168 78 168 112 C168 148 140 168 104 168 C68 168 40 148 40 112 C40 78 62 50 104 50z', skin),
    shape('M126 53 C154 60 168 84 168 112 C168 148 140 168 104 168 C138 154 150 96 126 53z', dark, 0.5),
    line('M58 70 C74 54 134 54 150 70', mane[0], 4),
    shape('M88 62 L104 -6 L120 62 C110 66 98 66 88 62z', GOLD),
    line('M93 44 l20 6 M97 28 l13 4 M101 12 l6 2', '#D99A2B', 3.4),
    shape('M70 70 C82 56 100 58 104 72 C92 74 84 80 78 90 C70 88 66 80 70 70z', mane[2]),
    ellipse(104, 126, 34, 25, dark),
    ellipse(104, 123, 34, 24, '#FCCBD4'),
    ellipse(93, 123, 5.5, 9, '#B9546C') + ellipse(115, 123, 5.5, 9, '#B9546C'),
    circle(74, 98, 8, INK) + circle(134, 98, 8, INK) + circle(77, 95, 3, WHITE) + circle(137, 95, 3, WHITE),
    line('M64 84 q10 -7 20 -1 M124 83 q10 -6 20 1', INK, 3.4),
    circle(58, 122, 9, shade, 0.8) + circle(150, 122, 9, shade, 0.8),
    line('M92 157 q12 8 24 0', INK, 3.4),
  ].join('');
}

interface Legend {
  look: UnicornLook;
  paper: Tone;
  behind: Drawing;
  above: Drawing;
}

function legend(frame: string, paper: string, hill: string, look: UnicornLook, behind: Drawing, above: Drawing): Legend {
  return { look, paper: { frame, paper, hill, mark: '#FFE9A8', pattern: 'stars' }, behind, above };
}

/** The four legends: dawn, moon, storm and comet; others of an owner's pack borrow their faces in turn. */
const LEGENDS: Record<string, Legend> = {
  legendary_dawn: legend(
    '#7A2E8A',
    '#4A2A78',
    '#382063',
    { body: '#FFFFFF', shade: '#F2C3D9', mane: ['#D83A5C', '#F2A33A', '#FFE066'], horn: '#FFF0B0', hornGroove: '#E0A436', mood: 'gentle' },
    ['#E8476A', '#F4A340', '#FFE066', '#5CC27A', '#4A9CE8', '#8A5BD6'].map((stroke, at) => `<circle cx="100" cy="190" r="${132 - at * 11}" fill="none" stroke="${stroke}" stroke-width="11" opacity=".8"/>`).join(''),
    sparkle([38, 128, 11], [58, 176, 9], [70, 106, 8]),
  ),
  legendary_moon: legend(
    '#1F2F6B',
    '#16204F',
    '#0F173B',
    { body: '#33407F', shade: '#1E2A5C', mane: ['#5B6FD6', '#9AB0FF', '#DCE5FF'], horn: '#F4F0FF', hornGroove: '#8E9CD6', mood: 'asleep' },
    circle(146, 72, 46, '#F6EBC4') + circle(164, 60, 40, '#16204F') + sparkle([40, 124, 8], [170, 150, 9]),
    sparkle([44, 132, 9], [34, 176, 7], [64, 100, 7], [60, 188, 8]),
  ),
  legendary_storm: legend(
    '#0F5F73',
    '#0E4557',
    '#0A3442',
    { body: '#EAFBFF', shade: '#A7DDEB', mane: ['#2F6B8A', '#5FA8C9', '#D6F6FF'], horn: '#FFE066', hornGroove: '#C99A1E', mood: 'startled' },
    [
      [62, 70, 26],
      [92, 52, 32],
      [130, 58, 30],
      [160, 78, 24],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, '#7FA6B8'))
      .join('') +
      rect(44, 66, 136, 36, 18, '#7FA6B8') +
      shape('M166 96 L142 150 L160 148 L146 200 L190 132 L170 134 L182 96z', '#FFE066') +
      shape('M40 96 L24 134 L38 132 L28 166 L58 120 L44 122 L54 96z', '#FFE066'),
    sparkle([40, 140, 9], [56, 182, 8], [74, 112, 7]),
  ),
  legendary_comet: legend(
    '#8F2A0E',
    '#3A1530',
    '#2A0E24',
    { body: '#3A2026', shade: '#20100F', mane: ['#C8321E', '#EE6A23', '#FFB23E'], horn: '#FFE9A8', hornGroove: '#E0743B', mood: 'sly' },
    shape('M190 40 C120 60 60 120 -10 250 C70 170 140 130 196 88z', '#EE6A23', 0.75) + shape('M186 50 C130 70 80 120 20 210 C90 150 150 110 192 80z', '#FFB23E', 0.85) + shape(starPath(172, 120, 10, 4, 0.3) + starPath(64, 72, 8, 4, 0.3), '#FFF6D6'),
    sparkle([42, 138, 9], [60, 180, 7]),
  ),
};

function legendOf(id: string): Legend {
  const known = Object.values(LEGENDS);
  return LEGENDS[id] ?? known[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % known.length]!;
}

/** What a drawing needs to know of a unicorn card. */
export interface UnicornArt {
  id: string;
  kind: 'unicorn' | 'pigicorn' | 'legendary' | 'starter';
  family: Family;
  stars: number;
}

/** The face of a unicorn card. */
export function unicornFace(card: UnicornArt, options: KtuOptions = {}): Drawing {
  const family = FAMILIES[card.family];
  if (card.kind === 'legendary') {
    const { look, paper, behind, above } = legendOf(card.id);
    const figure = behind + group('translate(-6 48) scale(1.02)', unicorn({ ...look, wears: ['sparkles'] }), above);
    return cardFace({ tone: paper, figure, marks: starsTab(card.stars, paper) }, options);
  }
  const figure = card.kind === 'pigicorn' ? group('translate(-4 62)', pig(card.family)) : card.kind === 'starter' ? group('translate(0 60)', starter(card.id, card.family, family)) : group('translate(-6 48) scale(1.02)', head(card.family, card.stars));
  const marks = starsTab(card.stars, family.tone) + (card.family === 'none' ? '' : familyTab(card.family, family.tone, options.letter ?? ''));
  return cardFace({ tone: family.tone, figure, marks }, options);
}

/** What is hunted with: the higher the card, the heavier. Boxes of 200 x 210. */
const WEAPONS: readonly (() => Drawing)[] = [
  // A snail with a flag: nothing at all.
  () =>
    shape('M30 190 C30 172 44 166 60 168 L150 168 C168 168 172 140 168 118 L182 118 C190 160 180 196 150 196 L44 196z', '#E9C79A') +
    shape('M30 190 C60 196 120 198 160 192 C170 196 160 198 150 198 L44 198z', '#C99B62') +
    circle(92, 138, 48, '#B97A4E') +
    `<path d="M92 138 a12 12 0 1 1 12 14 a26 26 0 1 1 22 -26 a38 38 0 1 1 -54 -22" fill="none" stroke="#7A4A21" stroke-width="8" stroke-linecap="round"/>` +
    line('M170 118 l-8 -22 M180 118 l6 -22', '#C99B62', 5) +
    circle(162, 94, 5, INK) +
    circle(186, 94, 5, INK) +
    line('M172 148 q6 4 10 -2', INK, 3),
  // A butterfly net.
  () =>
    group(
      'rotate(32 100 110)',
      rect(95, 92, 10, 118, 5, '#8A5A2B'),
      shape('M56 50 C58 116 80 150 100 152 C120 150 142 116 144 50z', WHITE, 0.75),
      line('M66 60 L112 146 M90 56 L128 128 M134 60 L88 146 M110 56 L72 128', '#9FB0C8', 3),
      `<ellipse cx="100" cy="50" rx="46" ry="15" fill="none" stroke="#8A5A2B" stroke-width="9"/>`,
    ),
  // A lasso.
  () =>
    `<ellipse cx="104" cy="76" rx="62" ry="40" fill="none" stroke="#A9672B" stroke-width="15"/><ellipse cx="104" cy="74" rx="62" ry="40" fill="none" stroke="#D9A05B" stroke-width="9"/>` +
    `<path d="M60 106 C30 140 150 130 120 160 C96 184 60 176 50 204" fill="none" stroke="#A9672B" stroke-width="15" stroke-linecap="round"/><path d="M60 104 C30 138 150 128 120 158 C96 182 60 174 50 202" fill="none" stroke="#D9A05B" stroke-width="9" stroke-linecap="round"/>` +
    circle(62, 108, 13, '#8A5A2B'),
  // A bow with its arrow.
  () =>
    `<path d="M60 20 C150 40 170 150 110 200" fill="none" stroke="#8A5A2B" stroke-width="15" stroke-linecap="round"/><path d="M62 20 C148 42 166 148 110 198" fill="none" stroke="#C98545" stroke-width="7" stroke-linecap="round"/>` +
    line('M60 20 L50 118 L110 200', '#F4EBD8', 3.4) +
    line('M30 126 L176 84', '#C9A227', 8) +
    shape('M196 78 L160 74 L172 102z', '#8E9CB2') +
    shape('M18 112 L44 110 L36 126 L48 138 L24 142z', '#E0476B'),
  // A catapult, loaded with a heart.
  () =>
    circle(52, 182, 26, '#7A4A21') +
    circle(52, 182, 17, '#C98545') +
    circle(52, 182, 6, '#5B3416') +
    circle(150, 182, 26, '#7A4A21') +
    circle(150, 182, 17, '#C98545') +
    circle(150, 182, 6, '#5B3416') +
    rect(24, 150, 154, 20, 6, '#8A5A2B') +
    line('M60 156 L100 84 L140 156', '#A9672B', 12) +
    line('M150 150 L62 58', '#7A4A21', 13) +
    shape('M32 44 C40 72 72 74 88 48 L78 36 C66 52 50 50 44 36z', '#5B3416') +
    group('translate(34 4) scale(2)', SIGNS.pink('#E0476B')) +
    circle(100, 92, 9, GOLD),
];

/** A hunt card: its value large, in the colours of its hunter. */
export function huntFace(value: number, character: string, options: CardOptions = {}): Drawing {
  const tone = characterTone(character);
  const weapon = WEAPONS[Math.max(0, Math.min(value, WEAPONS.length - 1))]!;
  const marks = shape('M0 16 A16 16 0 0 1 16 0 L74 0 C74 52 52 78 0 78z', tone.frame) + lettering(31, 56, 62, String(value)) + shape('M200 264 A16 16 0 0 1 184 280 L140 280 C140 244 160 220 200 220z', tone.frame) + lettering(174, 272, 46, String(value));
  return cardFace({ tone, figure: group('translate(8 56) scale(.94)', weapon()), marks }, options);
}
