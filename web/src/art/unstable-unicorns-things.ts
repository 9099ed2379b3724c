/** Upgrades, downgrades, magic and Neighs: scenes of things, in the card's own 200 x 280, with room below for the name. */

import { GOLD, GOLD_EDGE, GOLD_SHADE, INK, WHITE } from './palette.ts';
import { bubble, burst, clock, coinFlat, cross, cup, hoof, littleCard, musicNote, PAPER, PAPER_SHADE, roundArrow, ruled, sheet, sign, sparkle, steam, STEEL, STEEL_SHADE, tick, WOOD, WOOD_SHADE } from './props.ts';
import { circle, type Drawing, ellipse, group, line, rect, shape, starPath } from './svg.ts';
import { unicorn, type UnicornLook } from './unicorn.ts';

const PINK: UnicornLook = { body: '#FFF3F7', shade: '#F3A9C4', mane: ['#A02A5C', '#D4407A', '#F07BA8'] };
const BLUE: UnicornLook = { body: '#F2F8FF', shade: '#9CC4EE', mane: ['#1B4C82', '#2C6FB5', '#5FA0E3'] };
const GREY: UnicornLook = { body: '#DDE1EC', shade: '#A3ACC4', mane: ['#39435E', '#525F7D', '#7C8AA8'] };
const GREEN: UnicornLook = { body: '#F4FFF4', shade: '#9FD8AA', mane: ['#1E6336', '#2F8F4E', '#62BE7C'] };
const GILT: UnicornLook = { body: '#FFFCF0', shade: '#EBCB78', mane: ['#80590B', '#B9861A', '#E5B53F'] };

/** A unicorn somewhere in a scene. */
function head(look: UnicornLook, x: number, y: number, scale: number, mirrored = false): Drawing {
  return group(`translate(${mirrored ? x + 200 * scale : x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`, unicorn(look));
}

const OPEN_MOUTH = shape('M148 160 q14 8 28 -2 q-2 18 -16 17 q-12 -1 -12 -15z', '#7A2438') + ellipse(161, 170, 6, 4, '#E77A8C');

function foalFace(x: number, y: number, r: number, coat: string, mane: string, asleep = false): Drawing {
  const eyes = asleep ? line('M-9 0 q4 4 8 0 M4 0 q4 4 8 0', INK, 2.2) : circle(-5, 0, 2.6, INK) + circle(8, 0, 2.6, INK);
  return group(`translate(${x} ${y}) scale(${r / 18})`, shape('M-3 -14 l5 -22 l6 21z', GOLD), circle(0, 0, 18, coat), shape('M-17 -6 C-14 -22 8 -24 11 -15 C0 -15 -8 -9 -17 -6z', mane), eyes, line('M0 8 q4 3 8 0', INK, 2), circle(-10, 6, 3, '#F0808C', 0.5));
}

function vase(fill: string, shade: string): Drawing {
  return shape('M74 60 h52 l-6 22 C150 104 152 150 126 186 H74 C48 150 50 104 80 82z', fill) + shape('M112 60 h14 l-6 22 C150 104 152 150 126 186 H104 C128 150 126 104 104 82z', shade, 0.7);
}

const SCENES: Record<string, () => Drawing> = {
  // Upgrades
  hay_catapult: () =>
    line('M40 196 L150 196', WOOD_SHADE, 14) +
    circle(58, 196, 15, WOOD) +
    circle(138, 196, 15, WOOD) +
    circle(58, 196, 5, INK) +
    circle(138, 196, 5, INK) +
    line('M76 188 L100 134 L124 188', WOOD, 10) +
    line('M150 176 L62 92', WOOD_SHADE, 11) +
    shape('M40 84 q24 -8 30 18 q-24 10 -34 0z', WOOD) +
    group('rotate(24 142 74)', rect(112, 50, 62, 48, 12, '#F2C94C'), line('M126 50 v48 M160 50 v48', '#A9672B', 5), line('M116 62 q10 6 20 0 t20 0 t16 0 M116 80 q10 6 20 0 t20 0 t16 0', '#C99A2E', 3.4)) +
    line('M92 84 q14 -14 20 -16 M86 66 q12 -14 22 -18', WHITE, 5, 0.9),
  second_breakfast: () =>
    ellipse(92, 162, 78, 26, STEEL_SHADE) +
    ellipse(92, 156, 78, 26, WHITE) +
    ellipse(92, 156, 58, 18, '#E9ECF3') +
    shape('M48 152 C44 132 66 134 74 138 C86 128 112 134 106 150 C114 166 84 168 74 164 C58 170 46 164 48 152z', WHITE) +
    circle(76, 150, 12, '#F5B82E') +
    line('M100 166 C112 150 122 158 134 144 M108 172 C120 156 130 164 142 150', '#B9402F', 8) +
    steam(142, 86) +
    cup(126, 92, '#2C6FB5', '#1B4C82') +
    shape('M16 74 C18 50 48 42 62 60 C78 48 96 66 86 84 C80 100 60 98 52 92 C40 102 16 98 16 74z', '#D9973F') +
    line('M32 66 q8 10 4 24 M52 62 q8 12 4 28 M70 64 q6 10 4 24', '#A9672B', 5) +
    sign(168, 56, 46, '2', '#B4530A'),
  light_fingered_hooves: () =>
    group('rotate(-14 60 120)', hoof(60, 92, '#4A4463', 0)) +
    littleCard(64, 138, -16) +
    littleCard(86, 146, 4) +
    shape('M106 196 C96 164 112 136 148 136 C184 136 194 168 184 196z', '#8A5526') +
    shape('M150 136 C184 136 194 168 184 196 H158 C168 172 164 150 150 136z', '#6B3E15') +
    shape('M116 140 C124 124 172 124 180 140 C170 150 126 150 116 140z', '#5E3A17') +
    line('M120 144 q28 10 58 0', GOLD, 5) +
    littleCard(150, 116, 12) +
    sparkle(118, 88, 10) +
    sparkle(176, 84, 12) +
    shape('M20 40 C56 30 66 44 62 62 C44 54 34 54 20 40z', INK),
  carrot_on_a_stick: () =>
    line('M26 40 C90 20 140 26 160 56', WOOD, 8) +
    line('M160 56 V104', PAPER, 3) +
    group(
      'rotate(14 160 142)',
      shape('M142 112 C160 100 178 110 178 118 C176 150 166 176 160 186 C152 172 142 146 142 112z', '#F0803C'),
      line('M146 130 h12 M164 144 h10 M150 158 h9', '#C8601E', 4),
      shape('M160 110 C150 92 142 90 138 84 C150 82 158 88 160 94 C162 84 170 78 182 80 C178 90 170 100 160 110z', '#57B36B'),
    ) +
    head({ ...PINK, eyes: circle(118, 111, 12, INK) + circle(118, 111, 9.5, WHITE) + circle(122, 110, 5, INK), mouth: OPEN_MOUTH }, -14, 54, 0.76),
  turbo_oats: () =>
    shape('M54 74 h92 l10 118 q-56 14 -112 0z', '#B4530A') +
    shape('M122 74 h24 l10 118 q-18 5 -36 7z', '#8A3D05') +
    ellipse(100, 74, 46, 12, '#F3D48F') +
    [
      [70, 72],
      [84, 78],
      [100, 72],
      [116, 78],
      [130, 72],
      [92, 68],
      [112, 68],
    ]
      .map(([x, y]) => ellipse(x!, y!, 6, 4, '#D9A534'))
      .join('') +
    circle(100, 138, 34, '#FFF6D6') +
    shape('M108 106 l-30 38 h18 l-10 30 l34 -42 h-18z', '#F0803C') +
    line('M16 112 h24 M8 132 h30 M18 152 h22', WHITE, 6) +
    line('M164 60 q16 -20 6 -38 M182 70 q18 -12 14 -32', '#FFE14A', 6),
  removals_van: () =>
    rect(12, 72, 112, 94, 8, '#F0803C') +
    rect(12, 124, 112, 42, 8, '#C8601E') +
    shape('M124 98 h36 l26 34 v34 h-62z', '#FFD66B') +
    shape('M134 106 h22 l18 26 h-40z', '#A6DCF7') +
    circle(48, 170, 20, INK) +
    circle(48, 170, 9, STEEL) +
    circle(148, 170, 20, INK) +
    circle(148, 170, 9, STEEL) +
    head(BLUE, 22, 68, 0.36) +
    rect(28, 80, 78, 5, 2, '#8A3D05') +
    rect(60, 46, 44, 26, 3, '#D9A76A') +
    line('M82 46 v26', '#B98246', 6) +
    line('M2 188 h196', INK, 4, 0.3),
  bring_a_friend_pass: () =>
    group('rotate(-8 100 128)', shape('M14 82 h172 v28 a14 14 0 0 0 0 28 v36 h-172 v-36 a14 14 0 0 0 0 -28z', '#FFE9A8'), line('M132 84 v88', '#B4530A', 3.4), `<path d="M132 84v88" stroke="#FFE9A8" stroke-width="4" stroke-dasharray="6 8"/>`, shape(starPath(160, 128, 19), '#B4530A')) +
    head(PINK, 20, 72, 0.44) +
    head(BLUE, 58, 80, 0.4),
  cardboard_double: () =>
    line('M148 196 L170 120', WOOD_SHADE, 7) +
    group(
      'translate(8 22) scale(.92)',
      shape('M78 104 C70 140 62 170 58 208 L152 208 C140 188 138 168 142 150 C160 176 188 170 186 150 C184 134 164 124 160 106 C152 84 144 66 134 66 L144 2 L116 60 C110 44 106 36 104 34 C96 44 92 54 94 64 C54 60 32 92 36 128 C40 160 28 178 16 198 C40 200 58 194 66 188z', '#D9A76A', 1),
    ) +
    group('translate(8 22) scale(.92)', unicorn({ body: '#E8C48E', shade: '#C99A5E', mane: ['#A9763B', '#B98246', '#C99A5E'], horn: '#F3E2B8', hornGroove: '#B98246' })) +
    line('M40 128 l16 6 M64 186 l14 -4 M128 190 l14 6', '#8A5526', 3) +
    rect(96, 168, 34, 13, 0, '#F3E2B8', 0.9) +
    rect(44, 96, 30, 12, 0, '#F3E2B8', 0.9),
  bubble_wrap: () =>
    head({ ...GILT, mood: 'asleep' }, 12, 22, 0.88) + rect(18, 84, 156, 118, 16, '#BFE3F5', 0.6) + Array.from({ length: 20 }, (_, at) => bubble(36 + (at % 5) * 30, 102 + Math.floor(at / 5) * 27, 11)).join('') + shape('M150 84 q24 -14 34 6 q-4 14 -18 10z', '#DFF4FF', 0.9) + rect(84, 184, 44, 14, 2, '#D9A76A', 0.9),
  some_assembly_required: () =>
    sheet(14, 48, 88, 116, -6) +
    group('rotate(-6 58 106)', head(PINK, 22, 60, 0.34), sign(84, 82, 26, '1', '#B4530A'), ruled(26, 140, 62, 2, 10)) +
    group('translate(146 84) rotate(28)', rect(-8, -2, 16, 86, 6, STEEL), shape('M-20 -20 a22 22 0 1 0 40 0 l-8 12 h-24z', STEEL_SHADE)) +
    group('translate(60 186)', shape('M-14 -12 h28 l8 12 l-8 12 h-28 l-8 -12z', STEEL), circle(0, 0, 7, '#7D4A12')) +
    group('translate(116 178) rotate(-20)', rect(-8, -22, 16, 8, 2, STEEL_SHADE), rect(-4, -14, 8, 36, 2, STEEL)) +
    circle(176, 186, 10, '#FFD66B') +
    circle(176, 186, 4, '#B4530A'),

  // Downgrades
  double_booked: () =>
    rect(22, 56, 72, 124, 5, PAPER) +
    rect(100, 56, 78, 124, 5, PAPER) +
    rect(92, 52, 10, 132, 4, '#7D6200') +
    rect(22, 56, 72, 22, 5, '#D8374F') +
    rect(102, 56, 76, 22, 5, '#D8374F') +
    [66, 88, 110, 132, 154, 176].map((y) => `<circle cx="97" cy="${y}" r="5" fill="none" stroke="${STEEL_SHADE}" stroke-width="3.4"/>`).join('') +
    ruled(32, 94, 50, 3, 14) +
    ruled(112, 94, 56, 3, 14) +
    rect(30, 132, 58, 22, 4, '#5FA0E3') +
    group('rotate(-7 136 144)', rect(106, 132, 66, 22, 4, '#F0803C')) +
    group('rotate(6 136 150)', rect(108, 140, 66, 22, 4, '#5FA0E3', 0.9)) +
    clock(40, 46, 24, 90, 0) +
    clock(160, 46, 24, 90, 0) +
    sign(100, 46, 44, '!', '#B3202E'),
  grey_uniforms: () =>
    [0, 1, 2].map((nth) => head({ ...GREY, mood: 'asleep' }, -26 + nth * 52, 40 + (nth % 2) * 8, 0.62)).join('') +
    [0, 1, 2].map((nth) => shape(`M${12 + nth * 60} 152 h48 l10 50 h-68z`, '#7C8AA8') + circle(36 + nth * 60, 168, 3.4, WHITE) + circle(36 + nth * 60, 184, 3.4, WHITE)).join('') +
    [0, 1, 2].map((nth) => shape(`M${20 + nth * 52} ${72 + (nth % 2) * 8} q22 -20 40 -4 l-2 10 q-20 -8 -36 4z`, '#525F7D')).join(''),
  frozen_budget: () =>
    rect(30, 62, 140, 130, 14, '#9CD3F2', 0.85) +
    shape('M30 76 q0 -14 14 -14 h112 q14 0 14 14 v24 l-22 14 l-26 -16 l-30 20 l-34 -18 l-28 14z', '#DFF4FF') +
    ellipse(96, 144, 48, 36, '#F59AB8') +
    circle(136, 134, 20, '#F59AB8') +
    ellipse(152, 140, 9, 11, '#E0709A') +
    circle(150, 138, 2.4, INK) +
    circle(154, 143, 2.4, INK) +
    circle(134, 128, 3.4, INK) +
    shape('M118 116 l4 -16 l12 12z', '#E0709A') +
    line('M80 110 h28', '#B93766', 6) +
    rect(66, 172, 14, 14, 4, '#E0709A') +
    rect(108, 172, 14, 14, 4, '#E0709A') +
    coinFlat(94, 96, 15) +
    line('M44 80 l20 26 M154 166 l-22 -14', WHITE, 5, 0.8) +
    [
      [40, 46],
      [160, 44],
      [176, 110],
    ]
      .map(([x, y]) => shape(starPath(x!, y!, 14, 6, 0.3), WHITE))
      .join(''),
  hole_in_the_saddlebag: () =>
    line('M20 66 C60 34 140 34 180 66', WOOD_SHADE, 12) +
    shape('M32 78 H168 L178 164 C150 188 50 188 22 164z', WOOD) +
    shape('M128 78 H168 L178 164 C164 176 140 181 118 182 C136 150 138 110 128 78z', WOOD_SHADE, 0.6) +
    shape('M32 78 H168 L162 116 C130 132 70 132 38 116z', '#8A5526') +
    rect(90, 112, 20, 26, 4, GOLD) +
    ellipse(72, 164, 22, 14, '#2A1708') +
    line('M52 160 l-8 -8 M92 160 l8 -6 M70 148 l-2 -10', '#2A1708', 3.4) +
    coinFlat(68, 180, 11) +
    group('translate(96 190)', littleCard(0, 0, 34)) +
    coinFlat(44, 196, 9),
  gate_left_open: () =>
    rect(14, 68, 14, 126, 3, WOOD_SHADE) +
    rect(172, 68, 14, 126, 3, WOOD_SHADE) +
    shape('M28 84 L82 104 V196 L28 182z', WOOD) +
    line('M28 104 L82 122 M28 132 L82 146 M28 160 L82 172', '#6B3E15', 6) +
    line('M30 86 L80 194', '#6B3E15', 6) +
    shape('M82 196 C110 168 146 160 190 172 L186 206 L70 206z', '#C9A15A', 0.75) +
    head({ ...PINK, mood: 'sly' }, 92, 38, 0.54) +
    line('M84 120 h20 M80 140 h16', WHITE, 5) +
    [
      [106, 188],
      [132, 178],
      [156, 186],
    ]
      .map(([x, y]) => ellipse(x!, y!, 7, 4, '#7D5A24'))
      .join('') +
    rect(10, 60, 22, 10, 3, '#6B3E15') +
    rect(168, 60, 22, 10, 3, '#6B3E15'),
  pocketless_trousers: () =>
    shape('M50 60 H150 L160 200 H114 L100 116 L86 200 H40z', '#4A76B8') +
    shape('M120 60 H150 L160 200 H132z', '#35588F') +
    rect(48, 52, 104, 18, 5, '#35588F') +
    circle(100, 61, 6, GOLD) +
    `<g fill="none" stroke="#DCE8F8" stroke-width="4" stroke-dasharray="7 6"><path d="M58 84h26v30q-13 10 -26 0z"/><path d="M116 84h26v30q-13 10 -26 0z"/></g>` +
    cross(71, 100, 10, '#F05A6B', 6) +
    cross(129, 100, 10, '#F05A6B', 6) +
    littleCard(26, 172, -24) +
    littleCard(176, 176, 20) +
    coinFlat(30, 122, 10) +
    line('M30 140 v12 M176 130 v16', INK, 3, 0.4),
  cow_costumes: () =>
    group(
      'translate(8 26) scale(.92)',
      unicorn({ body: '#FFFDF8', shade: '#D8D2C8', mane: ['#4A3A32', '#5B4A40', '#7A6A5E'], mood: 'startled' }) +
        shape('M70 150 q18 -10 26 6 q-4 18 -22 14 q-14 -6 -4 -20z M112 176 q20 -8 24 10 q-2 18 -20 14 q-12 -8 -4 -24z M138 88 q14 2 12 16 q-10 8 -18 0z M66 196 q14 -6 18 8 l-20 6z', '#3A2F2A') +
        shape('M90 66 C70 62 62 48 66 34 C74 46 84 50 98 50z M126 64 C148 58 156 46 152 32 C144 44 134 48 120 50z', '#E8CF97') +
        ellipse(166, 156, 24, 18, '#F59AB8') +
        ellipse(160, 152, 4, 5, INK, 0.6) +
        ellipse(174, 150, 4, 5, INK, 0.6),
    ) +
    rect(64, 186, 60, 10, 4, '#B3202E') +
    circle(94, 200, 12, GOLD_SHADE) +
    circle(94, 198, 9, GOLD),

  // Magic
  start_over: () => roundArrow(100, 124, 66, '#F5D45E', 17) + littleCard(78, 122, -18) + littleCard(100, 116, 0) + littleCard(122, 122, 18) + sparkle(30, 66, 12) + sparkle(176, 186, 12),
  silent_alarm: () =>
    shape('M54 82 C44 60 60 46 80 54z M146 82 C156 60 140 46 120 54z', GOLD_SHADE) +
    rect(94, 42, 12, 18, 4, STEEL_SHADE) +
    line('M60 176 L46 198 M140 176 L154 198', STEEL_SHADE, 10) +
    clock(100, 124, 62, 210, 60, '#2C6FB5') +
    rect(60, 128, 80, 26, 4, '#F0476B', 0.92) +
    cross(100, 141, 8, WHITE, 6) +
    sign(168, 70, 28, 'z', '#FFF3B0') +
    sign(184, 46, 36, 'Z', '#FFF3B0'),
  lose_lose_offer: () =>
    rect(94, 88, 12, 112, 3, WOOD_SHADE) +
    shape('M100 60 H30 L8 82 L30 104 H100z', '#F0803C') +
    shape('M100 112 H170 L192 134 L170 156 H100z', '#D8374F') +
    cross(52, 82, 12, WHITE, 8) +
    cross(146, 134, 12, WHITE, 8) +
    circle(100, 48, 14, GOLD_SHADE) +
    ellipse(100, 202, 40, 8, '#1E5A34', 0.6) +
    sign(160, 84, 48, '?', '#FFF3B0') +
    sign(42, 150, 48, '?', '#FFF3B0'),
  biscuit_tin_raid: () =>
    shape('M40 118 H160 V184 C140 200 60 200 40 184z', '#C8321E') +
    shape('M128 118 H160 V184 C152 191 140 195 124 197z', '#8E1F10') +
    ellipse(100, 118, 60, 17, '#5B1208') +
    [
      [74, 116],
      [100, 108],
      [126, 116],
      [88, 122],
      [114, 122],
    ]
      .map(([x, y]) => circle(x!, y!, 17, '#D9973F') + circle(x! - 5, y! - 4, 3, '#5B3416') + circle(x! + 5, y! + 3, 3, '#5B3416'))
      .join('') +
    group('rotate(30 118 90)', hoof(128, 84, '#FFF3F7', 0)) +
    group('rotate(-24 46 84)', ellipse(46, 84, 50, 14, '#8E1F10'), ellipse(46, 80, 50, 14, '#E24A34'), circle(46, 74, 7, GOLD)) +
    rect(54, 148, 60, 22, 6, '#FFE9A8'),
  foal_sleepover: () =>
    rect(10, 64, 12, 138, 4, WOOD_SHADE) +
    rect(178, 100, 12, 102, 4, WOOD_SHADE) +
    rect(18, 150, 164, 36, 6, WOOD) +
    rect(26, 116, 54, 34, 14, WHITE) +
    rect(84, 116, 54, 34, 14, '#E9ECF3') +
    foalFace(56, 112, 22, '#FFEFE2', '#F59A6B') +
    foalFace(112, 114, 21, '#EDF6FF', '#5FA0E3', true) +
    shape('M20 142 C60 128 96 150 130 136 C154 128 172 136 182 142 V182 H20z', '#7A3FA3') +
    [
      [44, 162],
      [82, 168],
      [122, 160],
      [158, 168],
    ]
      .map(([x, y]) => shape(starPath(x!, y!, 10), GOLD))
      .join('') +
    shape('M150 34 A24 24 0 1 0 172 70 A19 19 0 1 1 150 34z', '#FFE9A8') +
    sparkle(108, 44, 9) +
    sparkle(70, 60, 7),
  encore: () =>
    shape('M0 20 H60 C54 90 30 150 12 206 H0z', '#B3202E') +
    shape('M200 20 H140 C146 90 170 150 188 206 H200z', '#8C1622') +
    shape('M0 12 H200 V34 Q175 54 150 34 Q125 54 100 34 Q75 54 50 34 Q25 54 0 34z', '#D8374F') +
    head({ ...PINK, eyes: line('M108 115 q10 -12 20 0', INK, 4.4) }, 38, 62, 0.64) +
    [
      [46, 180, '#F07BA8'],
      [80, 194, '#FFD66B'],
      [150, 186, '#F0803C'],
      [120, 198, '#F07BA8'],
    ]
      .map(([x, y, fill]) => line(`M${x} ${y}l-8 20`, '#57B36B', 4) + circle(Number(x), Number(y), 10, String(fill)) + circle(Number(x), Number(y), 4, WHITE))
      .join('') +
    sparkle(168, 84, 12) +
    sparkle(34, 90, 10),
  three_step_plan: () =>
    rect(26, 44, 148, 150, 8, '#F4EFE0') +
    rect(26, 44, 148, 150, 8, '#1F5B37', 0.08) +
    [
      [60, 84, '1'],
      [60, 128, '2'],
      [60, 172, '3'],
    ]
      .map(([x, y, text]) => circle(Number(x), Number(y) - 8, 18, '#1F7A45') + sign(Number(x), Number(y) + 1, 25, String(text), WHITE))
      .join('') +
    ruled(90, 72, 66, 2, 11) +
    ruled(90, 116, 66, 2, 11) +
    ruled(90, 160, 66, 2, 11) +
    line('M60 96 v10 M60 140 v10', '#1F7A45', 5) +
    burst(160, 168, 20, '#F0803C', 9) +
    circle(100, 44, 9, '#D8374F'),
  full_scrub: () =>
    shape('M44 110 H120 L112 196 H52z', '#5FA0E3') +
    shape('M98 110 H120 L112 196 H90z', '#2C6FB5') +
    ellipse(82, 110, 38, 11, '#DFF4FF') +
    line('M46 108 C50 66 114 66 118 108', STEEL_SHADE, 5) +
    [
      [62, 104, 14],
      [84, 98, 17],
      [106, 104, 13],
      [72, 88, 11],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, WHITE))
      .join('') +
    group('rotate(22 154 120)', rect(149, 24, 10, 122, 4, WOOD), rect(128, 142, 52, 16, 5, WOOD_SHADE), Array.from({ length: 8 }, (_, at) => rect(130 + at * 6.2, 158, 4.6, 24, 2, '#F3E2B8')).join('')) +
    bubble(34, 74, 13) +
    bubble(58, 50, 9) +
    bubble(104, 56, 11) +
    sparkle(28, 166, 12) +
    sparkle(176, 60, 10),
  fix_or_break: () =>
    group('translate(62 96) rotate(-32)', rect(-9, -6, 18, 110, 7, STEEL), shape('M-24 -28 a26 26 0 1 0 48 0 l-10 15 h-28z', STEEL_SHADE)) +
    group('translate(140 92) rotate(30)', rect(-7, 0, 14, 110, 5, WOOD), rect(-36, -24, 72, 34, 6, STEEL_SHADE), rect(-36, -24, 20, 34, 6, STEEL)) +
    tick(42, 176, 15, '#8FE0A6', 10) +
    burst(162, 184, 22, '#F0803C', 9) +
    sign(100, 66, 40, '?', '#FFF3B0'),
  lucky_dip: () =>
    shape('M40 104 H160 L168 196 H32z', '#B93766') +
    shape('M124 104 H160 L168 196 H132z', '#8C2A52') +
    shape('M40 104 l12 -14 l12 14 l12 -14 l12 14 l12 -14 l12 14 l12 -14 l12 14 l12 -14 l12 14z', '#F07BA8') +
    sign(100, 176, 66, '?', '#FFE9A8') +
    littleCard(100, 74, 8) +
    [
      [44, 60, '#5FA0E3'],
      [64, 44, '#FFD66B'],
      [140, 50, '#F0803C'],
      [164, 70, '#8FE0A6'],
      [28, 88, '#F07BA8'],
    ]
      .map(([x, y, fill]) => group(`rotate(${Number(x)} ${x} ${y})`, rect(Number(x), Number(y), 12, 7, 2, String(fill))))
      .join('') +
    sparkle(150, 30, 10) +
    sparkle(66, 74, 9),
  bedtime: () =>
    shape('M128 30 A52 52 0 1 0 178 110 A42 42 0 1 1 128 30z', '#FFE9A8') +
    foalFace(84, 126, 40, '#F6ECFF', '#B98BE0', true) +
    shape('M50 104 C62 70 108 64 126 92 C104 92 76 94 50 104z', '#4A5FC1') +
    shape('M62 84 C40 80 28 96 28 112 C38 106 46 104 56 102z', '#4A5FC1') +
    circle(26, 116, 9, WHITE) +
    shape('M14 160 C60 140 140 140 186 160 V206 H14z', '#6B4FB8') +
    line('M14 172 C60 154 140 154 186 172', '#8F76D6', 6) +
    sparkle(34, 50, 10) +
    sparkle(62, 34, 7) +
    sparkle(178, 140, 8) +
    sign(150, 74, 24, 'z', '#4A5FC1'),
  fresh_hands: () => [-30, -15, 0, 15, 30].map((turn) => group(`rotate(${turn} 100 214)`, littleCard(100, 92, 0))).join('') + hoof(70, 184, '#FFF3F7', 8) + hoof(130, 184, '#F2F8FF', -8) + roundArrow(100, 158, 26, '#F5D45E', 8) + sparkle(26, 76, 10) + sparkle(176, 76, 10),
  smashed_china: () =>
    group('rotate(-12 100 130)', vase('#F2F8FF', '#A5CBF3'), shape('M60 124 q40 22 80 0 v14 q-40 22 -80 0z', '#2C6FB5'), circle(100, 108, 10, '#2C6FB5')) +
    shape('M78 66 l14 30 l-10 22 l22 24 l-12 22 l16 26 l-4 -26 l14 -22 l-20 -24 l12 -22 l-16 -30z', '#1F4A30') +
    shape('M20 176 l26 -12 l6 24z M150 180 l30 -18 l4 28z M148 74 l26 -14 l-6 30z M26 88 l22 -6 l-8 24z', '#F2F8FF') +
    shape('M34 180 l12 -10 l4 14z M162 182 l14 -10 l4 14z', '#2C6FB5') +
    line('M60 54 l-14 -18 M142 50 l14 -18 M100 46 v-20', '#FFF3B0', 6),
  standing_ovation: () =>
    [
      [30, -18],
      [66, 10],
      [134, -10],
      [170, 18],
    ]
      .map(([x, turn]) => group(`rotate(${turn} ${x} 190)`, hoof(x!, 150, ['#FFF3F7', '#C99A73', '#F2F8FF', '#DDE1EC'][Math.floor(x! / 50)] ?? '#FFF3F7', 180)))
      .join('') +
    group('translate(100 78)', shape(starPath(0, 0, 40, 5, 0.45), GOLD_EDGE), shape(starPath(0, -4, 36, 5, 0.45), GOLD)) +
    line('M48 112 l-6 -14 M150 112 l8 -14 M30 120 l-14 -6 M172 120 l14 -6', WHITE, 5) +
    sparkle(34, 64, 11) +
    sparkle(168, 60, 11),
  group_discount: () => head(PINK, -8, 62, 0.5) + head(BLUE, 36, 54, 0.5) + head(GREEN, 80, 62, 0.5) + shape(starPath(100, 152, 52, 14, 0.86), '#B3202E') + shape(starPath(100, 152, 44, 14, 0.9), '#F0476B') + sign(100, 172, 56, '%', WHITE),
  take_your_pick: () =>
    [-26, -9, 9, 26]
      .map((turn, at) =>
        group(`rotate(${turn} 100 250)`, at === 2 ? group('translate(0 -24)', rect(78, 82, 44, 62, 6, GOLD), rect(83, 87, 34, 52, 4, '#B93766'), shape(starPath(100, 113, 14), '#FFF3B0')) : rect(78, 82, 44, 62, 6, '#F0E2C4') + rect(83, 87, 34, 52, 4, '#3B2C6B') + shape(starPath(100, 113, 12, 4, 0.34), GOLD)),
      )
      .join('') +
    group('rotate(18 140 190)', hoof(140, 176, '#C99A73', 180)) +
    line('M118 40 l6 -14 M138 50 l14 -8 M96 38 l-4 -14', '#FFF3B0', 5),
  warranty_expired: () =>
    sheet(40, 44, 112, 150, 4) +
    group('rotate(4 96 120)', ruled(56, 68, 76, 5, 15), circle(72, 168, 17, '#E0A436'), shape('M62 180 l-4 22 l14 -8 l14 8 l-4 -22z', '#B93766')) +
    group('rotate(-18 112 136)', `<rect x="60" y="112" width="112" height="46" rx="6" fill="none" stroke="#B3202E" stroke-width="7"/>`, cross(84, 135, 11, '#B3202E', 7), cross(116, 135, 11, '#B3202E', 7), cross(148, 135, 11, '#B3202E', 7)) +
    group('translate(168 74)', line('M-16 22 L16 22 M-16 -22 L16 -22', WOOD, 8) + shape('M-14 -18 H14 C14 -4 4 -2 4 0 C4 2 14 4 14 18 H-14 C-14 4 -4 2 -4 0 C-4 -2 -14 -4 -14 -18z', '#DFF4FF', 0.9) + shape('M-12 18 C-10 8 10 8 12 18z', GOLD)),

  // Neighs: a head thrown up, a mouth wide open, and the manner of saying no
  neigh_polite: () =>
    burst(150, 76, 42, '#FFE1E4', 11) +
    musicNote(140, 84, '#B3202E') +
    head({ ...GILT, eyes: line('M108 112 q10 8 20 0', INK, 3.8), mouth: OPEN_MOUTH }, -14, 34, 0.86) +
    shape('M60 78 h52 l-4 -42 h-44z', '#2A2140') +
    ellipse(86, 79, 40, 8, '#2A2140') +
    rect(62, 64, 48, 9, 0, '#D8374F') +
    group('translate(122 152) scale(.9)', cup(0, 0, '#FFF3F7', '#E3B9E8'), ellipse(19, 42, 30, 6, '#E3B9E8')),
  neigh_protest: () => burst(152, 84, 48, '#FFE14A', 12) + sign(152, 104, 60, '!', '#B3202E') + head({ ...PINK, eyes: circle(119, 114, 6, INK) + line('M105 100 L130 109', INK, 5.5), mouth: OPEN_MOUTH }, -22, 36, 0.86) + group('rotate(12 160 186)', hoof(160, 168, '#FFF3F7', 180)),
  neigh_not_again: () =>
    roundArrow(152, 76, 30, '#B3202E', 10) + head({ ...GREY, eyes: ellipse(118, 114, 9, 8, WHITE) + circle(118, 109, 4.5, INK) + line('M104 102 q14 -8 28 0', INK, 4), mouth: OPEN_MOUTH }, -20, 34, 0.86) + [0, 1, 2].map((nth) => burst(146 + nth * 16, 150 + nth * 20, 17 - nth * 3, '#FFE1E4', 9)).join(''),
  neigh_surcharge: () =>
    head({ ...GREEN, eyes: shape('M108 112 q10 -9 20 0 q-10 6 -20 0z', INK) + line('M105 103 q12 -6 24 1', INK, 3.4), mouth: OPEN_MOUTH }, -24, 36, 0.86) +
    shape('M122 44 h58 v134 l-9.5 9 l-9.5 -9 l-9.5 9 l-9.5 -9 l-10 9 l-10 -9z', PAPER) +
    shape('M160 44 h20 v134 l-9.5 9 l-9.5 -9z', PAPER_SHADE, 0.7) +
    ruled(132, 62, 38, 3, 13) +
    line('M132 104 h38', INK, 3) +
    sign(151, 152, 46, '+1', '#B3202E'),
  neigh_final: () =>
    burst(100, 116, 92, '#7A0F1C', 16) +
    burst(100, 116, 78, '#D8374F', 16) +
    head({ body: '#FFF9FE', shade: '#E3B9E8', mane: ['#2A0A12', '#5B1220', '#8C1F30'], eyes: circle(119, 114, 6, INK) + line('M105 100 L130 109', INK, 5.5), mouth: OPEN_MOUTH }, 2, 28, 0.84) +
    circle(160, 172, 23, '#FFF3B0') +
    circle(160, 172, 17, '#1A0508'),
};

/** The scene of an upgrade, downgrade, magic card or Neigh, or none where nothing goes by this id. */
export function thingPicture(id: string): Drawing | null {
  return SCENES[id]?.() ?? null;
}
