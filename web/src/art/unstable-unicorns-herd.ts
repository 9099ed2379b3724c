/** Basic and magical unicorns: the family's head, a coat, a temper, and the few things each one carries about. */

import { GOLD, GOLD_EDGE, GOLD_SHADE, INK, WHITE } from './palette.ts';
import { bubble, burst, clock, cloud, cross, cup, drop, feathers, littleCard, musicNote, PAPER, PAPER_SHADE, roundArrow, ruled, sheet, sign, sparkle, steam, STEEL, STEEL_SHADE, tick, WOOD, WOOD_SHADE } from './props.ts';
import { circle, type Drawing, ellipse, group, line, rect, shape, starPath } from './svg.ts';
import { unicorn, type UnicornMood } from './unicorn.ts';

type Temper = UnicornMood | 'weary' | 'happy' | 'grumpy' | 'doubtful' | 'squeezed' | 'greedy';
type Lips = 'frown' | 'open' | 'grit';

const EYES: Partial<Record<Temper, Drawing>> = {
  weary: ellipse(118, 113, 9, 9, WHITE) + circle(120, 116, 4.5, INK) + shape('M107 113 q11 -13 22 0z', '#C9A9C9') + line('M106 113 h24', INK, 3.4) + line('M109 126 q9 5 18 0', INK, 2.6, 0.6),
  happy: line('M108 115 q10 -12 20 0', INK, 4.4),
  grumpy: circle(119, 114, 6, INK) + circle(121, 112, 2, WHITE) + line('M105 100 L130 109', INK, 5.5),
  doubtful: ellipse(118, 114, 7, 8, INK) + circle(120.5, 111, 2.6, WHITE) + line('M103 98 q12 -12 26 -2', INK, 4.6) + line('M108 108 h20', INK, 3),
  squeezed: line('M108 105 l16 8 l-16 8', INK, 4.4),
  greedy: circle(118, 111, 12, INK) + circle(118, 111, 9.5, WHITE) + shape(starPath(118.5, 111, 8), GOLD_EDGE),
};

const LIPS: Record<Lips, Drawing> = {
  frown: line('M150 166 q10 -6 19 -1', INK, 3.2, 0.85),
  open: shape('M148 160 q14 8 28 -2 q-2 18 -16 17 q-12 -1 -12 -15z', '#7A2438') + ellipse(161, 170, 6, 4, '#E77A8C'),
  grit: rect(148, 158, 22, 9, 3, WHITE) + line('M148 162.5 h22 M155 158 v9 M162 158 v9', INK, 1.8),
};

/** body, shade, mane from dark to light */
const COATS = {
  snow: ['#FFF9FE', '#E3B9E8', '#6B2F96', '#9A55C4', '#E58BC0'],
  rose: ['#FFF3F7', '#F3A9C4', '#A02A5C', '#D4407A', '#F07BA8'],
  sky: ['#F2F8FF', '#9CC4EE', '#1B4C82', '#2C6FB5', '#5FA0E3'],
  moss: ['#F4FFF4', '#9FD8AA', '#1E6336', '#2F8F4E', '#62BE7C'],
  gold: ['#FFFCF0', '#EBCB78', '#80590B', '#B9861A', '#E5B53F'],
  ash: ['#DDE1EC', '#A3ACC4', '#39435E', '#525F7D', '#7C8AA8'],
  coal: ['#6E6787', '#4A4463', '#1E1836', '#2F2750', '#4A3E78'],
  cocoa: ['#C99A73', '#9C6C46', '#3A2320', '#5B3A2E', '#7A5240'],
  ember: ['#FFE9DA', '#F5A97C', '#8E2A12', '#C8471E', '#F0803C'],
  mint: ['#EAFBF7', '#8FD5CA', '#0F5E57', '#1F9A8D', '#5FCBBD'],
  oak: ['#E2B982', '#B98246', '#7A1F2A', '#B3323F', '#DE5A5F'],
  night: ['#B9B4E8', '#8A80C8', '#2B1554', '#4B2C8C', '#7B55C4'],
} as const;

interface Look {
  coat: keyof typeof COATS;
  temper?: Temper;
  lips?: Lips;
  behind?: Drawing;
  above?: Drawing;
  /** Looking left instead of right; what it carries turns with it. */
  mirrored?: boolean;
  /** How the whole figure is moved or scaled, where it is not the usual. */
  stands?: string;
}

const SUNGLASSES = shape('M94 100 h44 q2 22 -18 22 q-22 0 -26 -22z', '#17122B') + line('M94 102 L84 94 M138 102 l12 2', '#17122B', 5) + line('M102 106 l10 8', WHITE, 3, 0.6);
const READING = `<g fill="none" stroke="${INK}" stroke-width="4.5"><circle cx="119" cy="112" r="16"/><path d="M103 108L86 98M135 110l14 3"/></g>`;

function buttoned(fill: string, shade: string): Drawing {
  return shape('M72 150 C62 172 56 196 54 222 L156 222 C146 196 142 178 146 158 C132 168 96 172 72 150z', fill) + shape('M146 158 C142 178 146 196 156 222 L128 222 C122 198 124 180 130 164z', shade, 0.8);
}

function brimmed(fill: string, band: string): Drawing {
  return shape('M84 60 C86 30 98 22 112 22 C126 22 136 32 138 56 C120 64 100 66 84 60z', fill) + shape('M66 70 C84 56 132 48 158 56 C150 68 128 68 110 70 C92 72 78 76 66 70z', fill) + shape('M84 58 C102 64 122 62 138 54 L138 62 C120 70 100 71 85 66z', band);
}

function peaked(fill: string, shade: string, badge: Drawing): Drawing {
  return shape('M80 62 C76 36 92 24 114 24 C134 24 144 36 140 54 C120 58 98 60 80 62z', fill) + shape('M82 60 C102 56 122 54 142 52 L142 62 C122 64 100 68 84 70z', shade) + shape('M128 56 C146 50 160 56 164 66 C152 64 140 64 128 66z', INK) + badge;
}

const LOOKS: Record<string, Look> = {
  // Basic unicorns
  basic_monday: { coat: 'ash', temper: 'weary', lips: 'frown', above: steam(26, 118) + cup(14, 126, '#D8374F', '#A62339') + line('M90 54 l-10 -18 M98 50 l-2 -20 M82 62 l-18 -10', '#525F7D', 6) },
  basic_toast: {
    coat: 'gold',
    behind: group('rotate(-8 44 120)', shape('M6 76 C2 52 40 44 52 50 C70 42 98 54 92 78 C90 86 86 88 86 94 V160 H12 V94 C12 88 8 84 6 76z', '#B97B3F') + shape('M14 78 C12 62 40 54 52 60 C68 54 88 62 84 78 C82 84 78 86 78 94 V152 H20 V94 C20 86 16 86 14 78z', '#F3D48F')),
  },
  basic_queue: {
    coat: 'mint',
    temper: 'weary',
    behind: [0, 1]
      .map((nth) => group(`translate(${104 + nth * 34} ${26 - nth * 4}) scale(${0.52 - nth * 0.06})`, shape('M78 104 C70 140 62 170 58 214 L152 214 C140 188 138 168 142 150 C160 168 186 166 184 150 C182 134 164 124 158 106 C152 86 144 68 132 68 L142 6 L118 62 C98 64 82 80 84 108z', '#7A9FB8', 0.85 - nth * 0.25)))
      .join(''),
    above: group('rotate(8 34 110)', sheet(10, 82, 48, 60), sign(34, 122, 32, '47', '#B93766'), line('M16 92 h36', '#B93766', 4)),
  },
  basic_spreadsheet: {
    coat: 'sky',
    behind: rect(2, 58, 78, 116, 5, PAPER) + rect(2, 58, 78, 18, 5, '#2F8F4E') + line('M2 96 h78 M2 116 h78 M2 136 h78 M2 156 h78 M28 76 v98 M54 76 v98', '#A9B8A9', 2.4) + rect(32, 122, 9, 50, 0, '#5FA0E3') + rect(44, 102, 9, 70, 0, '#F0803C') + rect(58, 88, 9, 84, 0, '#B93766'),
    above: READING + shape('M104 168 l14 -4 l8 12 l-8 46 l-12 8 l-6 -16 l8 -36z', '#D8374F'),
  },
  basic_sandals: {
    coat: 'rose',
    temper: 'happy',
    above:
      brimmed('#F4C95D', '#B9402F') + group('translate(-2 -4)', shape('M12 104 h34 v54 c14 6 34 8 40 22 h-74z', WHITE), rect(12, 112, 34, 8, 0, '#2C6FB5'), rect(12, 126, 34, 8, 0, '#2C6FB5'), shape('M6 180 h86 v12 q-43 8 -86 0z', '#8A5526'), line('M14 160 L46 182 M22 182 L52 158 M66 182 q2 -14 18 -8', '#B97B3F', 8)),
  },
  basic_cardigan: {
    coat: 'cocoa',
    temper: 'gentle',
    above:
      buttoned('#B93766', '#8C2A52') +
      shape('M96 166 L112 186 L104 222 L88 222z', '#FFF3F7') +
      [
        [70, 196],
        [132, 200],
        [62, 214],
        [140, 186],
      ]
        .map(([x, y]) => shape(`M${x} ${y! - 9}l8 9l-8 9l-8 -9z`, '#FFD66B'))
        .join('') +
      circle(112, 196, 4.5, GOLD) +
      circle(108, 212, 4.5, GOLD) +
      READING,
  },
  basic_always_late: { coat: 'ember', temper: 'startled', lips: 'open', behind: line('M8 150 h44 M2 168 h40 M14 186 h30', WHITE, 6, 0.85), above: clock(36, 104, 33, 265, 5, '#2C6FB5') + drop(160, 70) + drop(178, 92) + drop(150, 46) },

  // Magical unicorns
  trick_or_treat: {
    coat: 'coal',
    temper: 'sly',
    above:
      shape('M68 66 C92 50 140 44 166 56 C150 70 90 78 68 66z', '#241A45') +
      shape('M84 60 C96 34 108 14 92 -8 C124 6 136 30 144 54 C124 62 100 66 84 60z', '#3B2C6B') +
      line('M86 58 C106 62 126 58 143 50', '#F0803C', 6) +
      shape('M10 130 C10 108 64 108 66 130 C72 164 56 178 38 178 C20 178 6 164 10 130z', '#F0803C') +
      shape('M40 112 C66 112 72 134 66 160 C60 172 50 178 38 178 C52 158 52 130 40 112z', '#C8601E') +
      shape('M20 138 l9 -10 l8 10z M44 138 l9 -10 l8 10z M20 152 q18 18 38 0 l-6 2 l-5 6 l-6 -5 l-6 5 l-6 -6z', '#3A1B05') +
      line('M14 116 q24 -34 48 0', '#3A1B05', 4),
  },
  stork_express: {
    coat: 'sky',
    above:
      peaked('#2C6FB5', '#1B4C82', shape(starPath(112, 42, 9), GOLD)) +
      line('M156 170 V186', PAPER_SHADE, 6) +
      shape('M130 190 C130 178 146 176 156 186 C166 176 184 178 184 190 C190 212 176 226 157 226 C138 226 124 212 130 190z', PAPER) +
      circle(158, 202, 13, '#FFE3D2') +
      circle(153, 201, 2.4, INK) +
      circle(163, 201, 2.4, INK) +
      shape('M154 190 l4 -16 l5 16z', GOLD) +
      line('M153 208 q5 4 10 0', INK, 2.2),
    behind: feathers(WHITE, '#C9DCEF'),
  },
  rocking_horse: {
    coat: 'oak',
    temper: 'happy',
    behind: line('M14 168 C50 206 150 206 188 168', WOOD_SHADE, 13) + line('M14 164 C50 202 150 202 188 164', '#D8374F', 7),
    above: line('M62 190 C90 198 120 198 146 190', WOOD_SHADE, 4) + line('M148 96 C140 114 136 138 140 158', '#D8374F', 6) + circle(139, 150, 6, GOLD) + line('M100 130 q8 6 6 18 M70 168 q8 8 4 24', WOOD_SHADE, 3, 0.7) + rect(60, 172, 22, 10, 4, GOLD),
  },
  homework_muncher: {
    coat: 'moss',
    temper: 'happy',
    lips: 'grit',
    above:
      group('rotate(12 168 170)', shape('M146 160 q6 -6 4 -14 q8 0 9 -8 l38 0 v70 h-58 v-30 q8 -4 7 -18z', PAPER), ruled(158, 160, 32, 4, 11), sign(184, 158, 20, 'A', '#D8374F')) +
      [
        [140, 180],
        [132, 192],
        [146, 198],
      ]
        .map(([x, y]) => rect(x!, y!, 7, 5, 1, PAPER))
        .join('') +
      sheet(8, 96, 40, 52, -12) +
      group('rotate(-12 28 122)', ruled(14, 108, 28, 4, 9)),
  },
  king_size_sceptic: {
    coat: 'cocoa',
    temper: 'doubtful',
    lips: 'frown',
    stands: 'translate(-24 -6) scale(1.14)',
    above:
      `<circle cx="119" cy="113" r="17" fill="#DFF4FF" fill-opacity=".35" stroke="${GOLD_EDGE}" stroke-width="4.5"/>` +
      line('M134 122 q10 30 2 56', GOLD_EDGE, 2.6) +
      shape('M76 60 L70 26 L90 42 L104 18 L118 42 L136 28 L134 58 C114 66 94 66 76 60z', GOLD) +
      circle(104, 50, 5, '#D8374F') +
      group('translate(166 66) rotate(24)', rect(-4, -26, 8, 54, 3, INK), shape(starPath(0, -30, 13), GOLD_SHADE)) +
      cross(168, 64, 19, '#D8374F', 7),
  },
  spoiler_seeker: {
    coat: 'rose',
    temper: 'startled',
    above:
      shape('M96 100 h22 v22 q-20 6 -22 -22z', '#D8374F', 0.9) +
      shape('M122 102 h20 q2 22 -20 20z', '#2C6FB5', 0.9) +
      line('M94 100 h50 M96 100 L84 92', WHITE, 4) +
      littleCard(28, 78, -16) +
      littleCard(46, 88, 4) +
      littleCard(66, 100, 20) +
      shape('M4 138 h52 l-8 56 h-36z', '#D8374F') +
      shape('M14 138 h9 l2 56 h-8z M34 138 h9 l-4 56 h-8z', WHITE) +
      [
        [8, 132],
        [20, 126],
        [32, 130],
        [46, 127],
        [54, 134],
        [28, 120],
      ]
        .map(([x, y]) => circle(x!, y!, 8, '#FFF0C2'))
        .join(''),
  },
  ticking_twin: { coat: 'gold', temper: 'gentle', above: clock(40, 86, 32, 0, 300, WOOD) + line('M40 118 L20 176', GOLD_EDGE, 6) + circle(18, 182, 15, GOLD_SHADE) + circle(16, 180, 10, GOLD) + line('M2 196 q-4 -10 2 -20', WHITE, 4) },
  tocking_twin: { coat: 'snow', temper: 'gentle', mirrored: true, above: clock(40, 86, 32, 180, 60, '#7A3FA3') + line('M40 118 L60 178', STEEL_SHADE, 6) + circle(62, 184, 15, STEEL_SHADE) + circle(60, 182, 10, STEEL) + line('M80 196 q4 -10 -2 -20', WHITE, 4) },
  flea_market: {
    coat: 'mint',
    temper: 'greedy',
    above:
      brimmed('#8A5B9C', '#FFD66B') +
      shape('M140 46 C148 20 166 12 184 18 C178 40 162 52 144 52z', '#57B36B') +
      group('rotate(16 44 130)', shape('M20 110 h36 l18 20 l-18 20 h-36z', PAPER), circle(60, 130, 5, '#B93766'), sign(38, 138, 22, '−½', '#B93766')) +
      line('M64 132 q20 6 30 -8', '#B93766', 3) +
      shape('M16 178 l8 -22 h26 l8 22z', '#F0803C') +
      rect(33, 178, 8, 20, 0, WOOD_SHADE) +
      ellipse(37, 200, 18, 5, WOOD_SHADE),
  },
  bodyguard: {
    coat: 'ash',
    lips: 'frown',
    above: buttoned('#1E1836', '#120D22') + shape('M96 164 L116 178 L108 222 L88 222z', WHITE) + shape('M104 176 l10 4 l-2 40 l-8 6 l-6 -8z', '#D8374F') + SUNGLASSES + line('M100 66 q-18 8 -16 30 q2 26 -10 30 q10 6 4 16', WHITE, 4) + circle(101, 66, 6, STEEL),
  },
  all_in: {
    coat: 'ember',
    temper: 'greedy',
    above:
      shape('M78 74 C92 54 124 48 146 58 L172 78 C146 74 108 76 84 90z', '#2F8F4E', 0.92) +
      line('M78 74 C92 54 124 48 146 58', '#1E6336', 8) +
      [0, 1, 2, 3, 4].map((nth) => ellipse(30, 188 - nth * 13, 25, 9, nth % 2 ? WHITE : '#D8374F') + ellipse(30, 185 - nth * 13, 25, 9, nth % 2 ? STEEL : '#F05A6B')).join('') +
      [0, 1, 2].map((nth) => ellipse(70, 196 - nth * 13, 22, 8, nth % 2 ? WHITE : '#2C6FB5') + ellipse(70, 193 - nth * 13, 22, 8, nth % 2 ? STEEL : '#5FA0E3')).join('') +
      littleCard(28, 92, -18, '#B3202E') +
      littleCard(52, 84, 6, '#B3202E'),
  },
  deep_pockets: {
    coat: 'moss',
    temper: 'sly',
    above:
      buttoned('#A08A56', '#7E6A3C') +
      rect(64, 176, 34, 32, 4, '#8A7546') +
      rect(106, 176, 32, 32, 4, '#8A7546') +
      line('M64 184 h34 M106 184 h32', '#5E4E2A', 3) +
      shape('M70 176 l4 -30 l12 2 l2 28z', '#F0803C') +
      line('M76 146 q-8 -14 -14 -12 M80 146 q2 -16 10 -18', '#57B36B', 4) +
      littleCard(122, 164, 8) +
      rect(12, 138, 40, 46, 5, '#A08A56') +
      shape('M12 138 h40 v14 l-20 8 l-20 -8z', '#8A7546') +
      circle(32, 154, 4, GOLD) +
      line('M22 138 v-22 h6', STEEL, 5) +
      sparkle(40, 122, 12),
  },
  library_loan: {
    coat: 'snow',
    temper: 'gentle',
    above:
      READING +
      [
        ['#B93766', 178, 62],
        ['#2C6FB5', 162, 54],
        ['#2F8F4E', 146, 58],
        ['#B9861A', 130, 50],
      ]
        .map(([fill, y, width]) => rect(6, Number(y), Number(width), 14, 3, String(fill)) + rect(Number(width) - 2, Number(y) + 2.5, 7, 9, 0, PAPER))
        .join('') +
      shape('M14 84 C26 76 38 78 44 84 C50 78 62 76 74 84 V122 C62 114 50 116 44 122 C38 116 26 114 14 122z', PAPER) +
      line('M44 84 V122 M22 94 q8 -3 15 0 M22 104 q8 -3 15 0 M51 94 q8 -3 15 0 M51 104 q8 -3 15 0', '#A79BC0', 2.6),
  },
  mosquito_flyer: {
    coat: 'coal',
    temper: 'sly',
    behind: ellipse(34, 80, 44, 18, '#DFF4FF', 0.85) + ellipse(28, 122, 38, 15, '#BFE3F5', 0.85) + line('M76 96 L4 72 M70 118 L2 128', '#8FB8D6', 2.6),
    above: line('M176 162 L198 196', INK, 4.5) + `<g fill="none" stroke="#E0A436" stroke-width="6"><circle cx="120" cy="112" r="16"/><path d="M104 110L80 100"/></g>` + circle(120, 112, 12, '#8FE0A6', 0.35) + line('M150 40 q8 -6 16 0 q8 6 16 0 M158 62 q8 -6 16 0', INK, 3, 0.7) + drop(190, 204, '#D8374F'),
  },
  exchange_student: {
    coat: 'sky',
    temper: 'happy',
    behind: shape('M18 108 C18 88 66 86 70 106 L76 186 H14z', '#F0803C') + shape('M18 108 C18 88 66 86 70 106 L71 124 H17z', '#C8601E') + rect(26, 140, 38, 30, 6, '#C8601E') + line('M34 92 q10 -16 22 0', '#C8601E', 6),
    above: peaked('#D8374F', '#A62339', '') + circle(168, 50, 24, '#5DB3E8') + shape('M152 40 C160 30 172 34 170 42 C162 46 164 54 156 56 C148 54 148 46 152 40z M174 52 C182 48 190 52 188 58 C184 66 176 66 172 60z', '#57B36B') + line('M66 132 C86 144 104 162 116 190', '#C8601E', 7),
  },
  surprise_egg: {
    coat: 'rose',
    temper: 'startled',
    stands: 'translate(6 -8) scale(.9)',
    above:
      shape('M30 150 L48 136 L62 154 L80 138 L98 156 L116 140 L134 158 L152 140 L168 156 C176 210 146 244 100 244 C54 244 22 206 30 150z', '#FFF0C2') +
      shape('M134 158 L152 140 L168 156 C176 210 146 244 100 244 C136 230 146 190 134 158z', '#EBCB78', 0.8) +
      circle(60, 186, 9, '#F07BA8') +
      circle(98, 206, 11, '#5FA0E3') +
      circle(138, 188, 9, '#62BE7C') +
      circle(88, 172, 6, '#F0803C') +
      shape('M58 30 C70 2 96 -2 118 12 L106 24 L96 14 L86 28 L76 18z', '#FFF0C2') +
      sparkle(30, 110, 12) +
      sparkle(176, 104, 10),
  },
  return_to_sender: {
    coat: 'cocoa',
    temper: 'grumpy',
    above: peaked('#B9861A', '#80590B', circle(112, 42, 7, WHITE)) + rect(4, 112, 70, 66, 4, '#D9A76A') + shape('M56 112 h18 v66 h-30z', '#B98246', 0.7) + rect(32, 112, 14, 66, 0, '#F3E2B8') + group('translate(0 2)', line('M60 156 H26 M36 144 L22 156 L36 168', '#D8374F', 8)),
  },
  talent_scout: {
    coat: 'night',
    temper: 'sly',
    above:
      shape('M76 62 C70 36 96 20 124 26 C150 30 156 48 140 58 C120 66 94 68 76 62z', '#B3202E') +
      circle(114, 24, 5, '#7A1420') +
      group('translate(40 110)', shape(starPath(0, 0, 36, 5, 0.45), GOLD_EDGE), shape(starPath(0, -3, 32, 5, 0.45), GOLD), shape('M0 -35 L7.5 -13 L0 -3 L-7.5 -13z M30 -13 L0 -3 L9 -6z', '#FFF6D6', 0.8)) +
      sheet(12, 148, 46, 46, 6) +
      tick(34, 168, 11, '#2F8F4E', 6) +
      line('M66 176 q18 4 30 -4', '#B3202E', 5),
  },
  x_ray: {
    coat: 'mint',
    temper: 'startled',
    above:
      rect(38, 134, 116, 78, 8, '#26324F') +
      rect(44, 140, 104, 66, 5, '#0F2B3F') +
      line('M60 158 C80 150 112 150 132 158 M58 174 C80 166 114 166 134 174 M60 190 C82 184 112 184 132 190', '#8FE8FF', 6) +
      line('M96 144 V202', '#8FE8FF', 8) +
      [148, 164, 180, 196].map((y) => rect(89, y, 14, 8, 3, '#D8FBFF')).join('') +
      circle(30, 88, 22, '#FFE14A') +
      [0, 120, 240].map((turn) => group(`rotate(${turn} 30 88)`, shape('M30 84 L22 70 A16 16 0 0 1 38 70z', INK))).join('') +
      circle(30, 88, 4, INK),
  },
  nursery_strike: {
    coat: 'ember',
    temper: 'grumpy',
    lips: 'open',
    above: line('M36 212 V100', WOOD, 8) + rect(2, 52, 72, 62, 5, PAPER) + shape('M30 68 h16 v8 l6 8 v22 h-28 v-22 l6 -8z', '#A6DCF7') + rect(32, 58, 12, 10, 4, '#F59A6B') + cross(38, 84, 23, '#D8374F', 8) + line('M184 128 l12 -6 M186 142 l12 2', '#D8374F', 5),
  },
  homing_pigeon_flyer: {
    coat: 'ash',
    temper: 'gentle',
    behind: feathers('#C6D0DE', '#8694AB'),
    above:
      shape('M80 92 C78 62 98 50 124 56 C136 60 140 70 136 78 C116 72 96 78 88 100z', '#8A5526') +
      `<circle cx="120" cy="80" r="12" fill="#A6DCF7" stroke="#5E3A17" stroke-width="5"/>` +
      group('rotate(10 170 184)', rect(144, 166, 52, 34, 3, PAPER), line('M146 169 L170 186 L194 169', '#A79BC0', 3.4), circle(170, 188, 6.5, '#D8374F')),
  },
  customs_desk: {
    coat: 'gold',
    temper: 'doubtful',
    above:
      peaked('#2F5D3A', '#1E3F27', shape('M104 30 h16 v10 q-2 10 -8 12 q-6 -2 -8 -12z', GOLD)) +
      line('M2 172 L198 150', WHITE, 16) +
      line('M20 170 L44 167 M70 164.5 L94 162 M120 159 L144 156.5 M168 154 L190 151.5', '#D8374F', 16) +
      rect(0, 150, 22, 62, 4, '#525F7D') +
      group('translate(38 108)', rect(-17, 14, 34, 14, 3, WOOD_SHADE), rect(-6, -4, 12, 20, 4, WOOD), circle(0, -10, 11, WOOD)),
  },
  musical_chairs: {
    coat: 'rose',
    temper: 'startled',
    above:
      group('translate(0 -4)', rect(8, 92, 9, 112, 3, WOOD_SHADE), rect(56, 150, 9, 54, 3, WOOD_SHADE), rect(8, 92, 56, 9, 3, WOOD), rect(8, 110, 50, 8, 3, WOOD), rect(6, 146, 64, 12, 4, '#D8374F'), rect(50, 92, 9, 60, 3, WOOD)) +
      musicNote(164, 74, '#7A3FA3') +
      musicNote(30, 70, '#7A3FA3') +
      musicNote(176, 122, '#2C6FB5'),
  },
  auction_bidder: {
    coat: 'snow',
    temper: 'greedy',
    above:
      line('M38 206 V142', WOOD_SHADE, 9) +
      circle(38, 112, 36, PAPER_SHADE) +
      circle(38, 110, 34, PAPER) +
      sign(38, 127, 48, '99', '#B93766') +
      group('translate(170 96) rotate(-34)', rect(-26, -16, 52, 30, 6, WOOD), rect(-30, -18, 9, 34, 4, WOOD_SHADE), rect(21, -18, 9, 34, 4, WOOD_SHADE), rect(-4, 14, 9, 46, 4, WOOD_SHADE)),
  },
  search_party: {
    coat: 'cocoa',
    temper: 'doubtful',
    above:
      shape('M76 66 C76 36 92 26 112 26 C132 26 146 36 146 60 C122 66 100 68 76 66z', '#A07A46') +
      shape('M78 66 C66 66 58 74 58 82 C68 76 82 74 92 70z M144 58 C158 58 168 66 170 76 C158 70 148 66 136 64z', '#7E5C30') +
      line('M100 28 q-4 20 -2 38 M124 28 q6 18 6 34 M78 48 q32 -6 66 -4', '#7E5C30', 2.6) +
      `<circle cx="44" cy="128" r="27" fill="#DFF4FF" fill-opacity=".75" stroke="${GOLD_EDGE}" stroke-width="8"/>` +
      line('M24 150 L6 178', WOOD_SHADE, 11) +
      group('translate(27 108) scale(.17)', unicorn({ body: '#FFF3F7', shade: '#F3A9C4', mane: ['#A02A5C', '#D4407A', '#F07BA8'] })),
  },
  revolving_door: {
    coat: 'sky',
    temper: 'happy',
    behind: rect(2, 30, 196, 14, 5, STEEL_SHADE) + rect(2, 44, 66, 170, 3, '#CFE9F7', 0.9) + rect(132, 44, 66, 170, 3, '#B5D6EA', 0.9) + line('M2 44 V214 M68 44 V214 M132 44 V214 M198 44 V214', STEEL_SHADE, 6) + line('M12 70 l24 -18 M14 92 l34 -26 M148 74 l24 -18', WHITE, 4),
    above: rect(56, 152, 8, 30, 3, GOLD_SHADE) + roundArrow(36, 124, 22, '#D8374F', 8),
  },
  bubble_bath: {
    coat: 'rose',
    temper: 'happy',
    above:
      shape('M10 166 H190 C190 204 170 224 140 224 H60 C30 224 10 204 10 166z', WHITE) +
      shape('M120 166 H190 C190 204 170 224 140 224 H96 C124 214 132 194 120 166z', '#C9DCEF') +
      rect(4, 158, 192, 13, 6, '#E9ECF3') +
      [
        [28, 154, 17],
        [56, 148, 20],
        [88, 156, 16],
        [120, 150, 18],
        [150, 154, 17],
        [174, 156, 13],
      ]
        .map(([x, y, r]) => circle(x!, y!, r!, WHITE))
        .join('') +
      [
        [92, 54, 14],
        [76, 62, 11],
        [108, 52, 11],
      ]
        .map(([x, y, r]) => circle(x!, y!, r!, WHITE))
        .join('') +
      bubble(24, 98, 13) +
      bubble(46, 72, 9) +
      bubble(178, 92, 12) +
      bubble(164, 60, 7) +
      group('translate(32 140)', ellipse(0, 2, 15, 10, '#FFD66B'), circle(10, -9, 8, '#FFD66B'), shape('M16 -9 l9 2 l-9 4z', '#F0803C'), circle(12, -11, 1.6, INK)),
  },
  vip_guest: {
    coat: 'night',
    temper: 'sly',
    above:
      shape(starPath(119, 111, 21, 5, 0.5), '#F0476B') +
      shape(starPath(119, 111, 13, 5, 0.5), '#7A1432') +
      line('M101 106 L84 98', '#F0476B', 5) +
      [60, 76, 94, 112, 130, 146].map((x, at) => circle(x, 176 + (at % 2) * 7 - Math.abs(100 - x) * 0.08, 15, at % 2 ? '#E0439A' : '#F56BB5')).join('') +
      rect(12, 112, 9, 92, 3, GOLD_SHADE) +
      circle(16.5, 106, 9, GOLD) +
      line('M18 120 C34 158 52 150 62 128', '#B3202E', 9) +
      sparkle(170, 44, 13) +
      sparkle(36, 72, 11),
  },
  daycare_manager: {
    coat: 'moss',
    temper: 'weary',
    above:
      shape('M84 162 C96 172 124 172 140 162 L144 222 H66z', '#FFF3F7') +
      rect(90, 192, 32, 22, 6, '#F3A9C4') +
      line('M84 164 L76 128 M140 164 L146 146', '#F3A9C4', 6) +
      [
        [16, 116, '#FFE3D2', '#F59A6B'],
        [40, 156, '#EAF6FF', '#5FA0E3'],
        [12, 186, '#F6ECFF', '#B98BE0'],
      ]
        .map(([x, y, body, mane]) => group(`translate(${x} ${y})`, shape('M8 -14 l4 -20 l6 19z', GOLD), circle(10, 0, 17, String(body)), shape('M-6 -6 C-4 -20 14 -22 18 -14 C8 -14 2 -8 -6 -6z', String(mane)), circle(6, 0, 2.6, INK), circle(17, 0, 2.6, INK), line('M8 8 q5 4 9 -1', INK, 2.2)))
        .join('') +
      line('M120 160 q14 10 26 4', INK, 2) +
      rect(144, 160, 16, 10, 4, STEEL),
  },
  sneezing_fit: {
    coat: 'ash',
    temper: 'squeezed',
    lips: 'open',
    above:
      circle(178, 146, 8, '#F0476B', 0.75) +
      burst(186, 178, 24, '#C9F0D6', 9) +
      drop(160, 196, '#8FD5B0') +
      drop(190, 214, '#8FD5B0') +
      drop(168, 218, '#8FD5B0') +
      shape('M58 176 C86 190 124 190 148 172 L150 194 C124 212 84 210 56 196z', '#D8374F') +
      shape('M64 196 l-8 34 h24 l6 -28z', '#A62339') +
      group('rotate(-10 32 118)', rect(6, 112, 54, 34, 5, '#5FA0E3'), ellipse(33, 112, 18, 5, '#1B4C82'), shape('M20 112 C18 92 30 96 32 84 C42 92 50 96 46 112z', WHITE)),
  },
  grumbler: {
    coat: 'coal',
    temper: 'grumpy',
    lips: 'frown',
    above: cloud(52, 86, 27, '#525F7D') + cloud(60, 80, 22, '#7C8AA8') + shape('M46 108 h18 l-8 18 h14 l-30 38 l8 -28 h-14z', '#FFD66B') + line('M150 184 q6 -6 12 0 t12 0 t12 0', INK, 4),
  },
};

/** A basic or magical unicorn's picture, or none where nobody goes by this id. */
export function herdPicture(id: string): Drawing | null {
  const look = LOOKS[id];
  if (!look) return null;
  const [body, shade, dark, middle, light] = COATS[look.coat];
  const temper = look.temper ?? 'gentle';
  const eyes = EYES[temper];
  const head = unicorn({
    body,
    shade,
    mane: [dark, middle, light],
    ...(eyes ? { eyes } : { mood: temper as UnicornMood }),
    ...(look.lips ? { mouth: LIPS[look.lips] } : {}),
  });
  const figure = group(look.stands ?? 'translate(8 12) scale(.95)', look.behind ?? '', head, look.above ?? '');
  return look.mirrored ? group('translate(200 0) scale(-1 1)', figure) : figure;
}
