/** The fourteen traps, each with its own scene. Scenes fill a box of 200 x 210. */

import { type CardOptions, cardFace } from './frame.ts';
import { FAMILIES, type Family, lettering, SIGNS } from './kill-the-unicorns-families.ts';
import { DUSK, GOLD, GOLD_EDGE, GOLD_SHADE, INK, type Tone, WHITE } from './palette.ts';
import { circle, type Drawing, ellipse, group, line, rect, shape, starPath } from './svg.ts';
import { unicorn, type UnicornLook } from './unicorn.ts';

const PLAIN: UnicornLook = { body: '#FFFFFF', shade: '#D9CFE8', mane: ['#6B4A8A', '#9A78BC', '#C8AEE0'] };

function athletic(): Drawing {
  return (
    unicorn({ ...PLAIN, mood: 'sly' }) +
    shape('M86 82 C98 66 124 66 148 82 L146 96 C122 80 100 82 86 98z', '#E0476B') +
    line('M90 88 C104 76 126 74 146 88', WHITE, 3) +
    line('M56 186 H150', '#8E9CB2', 11) +
    rect(38, 160, 20, 52, 7, INK) +
    rect(24, 168, 16, 36, 6, '#55506B') +
    rect(148, 160, 20, 52, 7, INK) +
    rect(166, 168, 16, 36, 6, '#55506B') +
    shape('M168 96 q8 10 0 18 q-8 -8 0 -18z', '#5FA0E3') +
    shape('M184 112 q6 8 0 14 q-6 -6 0 -14z', '#5FA0E3')
  );
}

function smelly(): Drawing {
  const fume = '#8DB83A';
  return (
    line('M30 120 q-14 -16 0 -32 t0 -34', fume, 9) +
    line('M58 90 q-14 -16 0 -32 t0 -34', fume, 9, 0.8) +
    line('M184 110 q-14 -16 0 -32 t0 -34', fume, 9) +
    unicorn({ ...PLAIN, body: '#F4F7DC', shade: '#C9D48A', mane: ['#5B6B1F', '#8DA332', '#B9CC62'], mood: 'asleep' }) +
    group('rotate(-20 172 140)', rect(160, 122, 9, 34, 3, '#C98545'), rect(172, 122, 9, 34, 3, '#A9672B'), circle(170, 138, 4, '#55506B')) +
    [
      [52, 40],
      [160, 30],
      [176, 66],
    ]
      .map(([x, y]) => ellipse(x!, y!, 5, 4, INK) + ellipse(x! - 5, y! - 5, 5, 3, WHITE, 0.9) + ellipse(x! + 5, y! - 5, 5, 3, WHITE, 0.9))
      .join('')
  );
}

function puddle(): Drawing {
  return (
    shape('M8 186 C12 158 56 162 78 152 C108 138 178 148 190 176 C196 204 140 208 96 208 C48 208 6 206 8 186z', '#E5C93A') +
    shape('M30 184 C40 166 76 172 92 162 C118 152 164 160 170 176 C166 192 120 190 92 192 C60 194 32 196 30 184z', '#FFE97A') +
    [
      ['#E8476A', 84],
      ['#F4A340', 74],
      ['#FFE066', 64],
      ['#5CC27A', 54],
      ['#4A9CE8', 44],
    ]
      .map(([stroke, r]) => `<path d="M${100 - Number(r)} 176 A${r} ${r} 0 0 1 ${100 + Number(r)} 176" fill="none" stroke="${stroke}" stroke-width="10"/>`)
      .join('') +
    rect(94, 60, 12, 118, 4, '#8A5A2B') +
    shape('M54 20 H146 L154 76 H46z', '#FFD66B') +
    shape('M104 20 H146 L154 76 H104z', GOLD_SHADE) +
    line('M66 64 q8 -10 16 0 t16 0 t16 0 t16 0', '#2563A8', 5) +
    shape('M100 28 q13 16 0 24 q-13 -8 0 -24z', '#2563A8')
  );
}

function size(): Drawing {
  return (
    rect(16, 176, 168, 34, 4, '#7A4A21') +
    rect(58, 150, 60, 60, 4, '#A9672B') +
    lettering(88, 196, 36, '1', '#FFF3E0') +
    group('translate(46 64) scale(.42)', unicorn({ ...PLAIN, mood: 'gentle', wears: ['crown'] })) +
    group('translate(98 34) scale(.66)', unicorn({ ...PLAIN, body: '#C8C0DA', shade: '#9A90B4', mane: ['#4B4466', '#6B638A', '#8C84AA'], mood: 'startled' })) +
    rect(14, 20, 26, 156, 3, '#F4C95D') +
    line('M14 36h14M14 52h9M14 68h14M14 84h9M14 100h14M14 116h9M14 132h14M14 148h9M14 164h14', '#8A6410', 3)
  );
}

function tortoise(): Drawing {
  return (
    shape('M30 188 C26 166 44 160 58 166 L74 196 H40z M120 196 L130 166 C148 160 164 170 160 192 L152 200 H124z', '#6FA84F') +
    shape('M132 140 C140 108 172 100 188 118 C200 136 186 160 160 162 C146 168 134 160 132 140z', '#8CC565') +
    shape('M20 170 C20 116 56 86 92 86 C130 86 152 116 154 170z', '#5B7A2F') +
    shape('M34 164 C36 124 62 100 92 100 C122 100 138 124 140 164z', '#7FA03F') +
    line('M92 100 V164 M60 112 L72 164 M124 112 L112 164 M40 140 H136', '#4A6526', 5) +
    rect(14, 162, 146, 14, 7, '#4A6526') +
    shape('M158 112 L180 60 L178 116z', GOLD) +
    line('M164 102 l14 3 M169 88 l10 2', '#D99A2B', 3) +
    circle(172, 132, 6, INK) +
    circle(174, 130, 2, WHITE) +
    line('M166 150 q12 4 20 -4', INK, 3.4) +
    rect(66, 112, 52, 46, 6, WHITE) +
    lettering(92, 150, 42, '2', '#7A2438') +
    line('M4 110 h22 M0 130 h16 M6 150 h12', '#B9A58A', 5)
  );
}

function bicorn(): Drawing {
  return shape('M98 66 L92 2 L118 62z', GOLD) + line('M98 52 l14 -2 M96.500 38 l10 -2 M95 24 l6 -1', '#D99A2B', 2.8) + unicorn({ ...PLAIN, mane: ['#1B4C82', '#2C6FB5', '#5FA0E3'], mood: 'startled' }) + lettering(46, 66, 46, '×2', '#5B2333');
}

function trojan(): Drawing {
  const wood = '#C98545';
  return (
    rect(24, 168, 152, 18, 5, '#7A4A21') +
    [
      [48, 192],
      [152, 192],
    ]
      .map(([x, y]) => circle(x!, y!, 20, '#5B3416') + circle(x!, y!, 13, wood) + circle(x!, y!, 5, '#5B3416'))
      .join('') +
    shape('M48 170 L52 96 C54 84 70 80 96 82 L112 42 C118 28 138 24 150 32 L178 62 C182 74 172 82 160 78 L142 74 L138 170 H116 L112 132 H78 L74 170z', wood) +
    shape('M142 74 L138 170 H116 L112 132 H96 C120 124 128 100 126 72z', '#A9672B', 0.8) +
    line('M54 104 H136 M53 122 H136 M70 84 V130 M98 84 V130 M124 60 V170', '#7A4A21', 3) +
    shape('M126 32 L140 -10 L150 32z', '#E9C38E') +
    line('M131 20 l14 3 M135 6 l8 2', '#7A4A21', 3) +
    rect(72, 94, 22, 26, 2, '#2A1F36') +
    circle(79, 106, 3, GOLD) +
    circle(88, 106, 3, GOLD) +
    circle(146, 50, 5, INK) +
    shape('M50 96 C34 100 30 120 34 140 L44 138 C44 120 48 108 54 104z', '#7A4A21')
  );
}

function zombie(): Drawing {
  return (
    shape('M150 214 C150 190 160 180 172 180 C186 180 196 190 196 214z', '#8E9CB2') +
    line('M162 196 h22 M166 206 h14', '#5B6880', 4) +
    unicorn({ body: '#B5D3A0', shade: '#7C9C68', mane: ['#4B3A5A', '#6B567C', '#8C789C'], horn: '#D9D2C0', hornGroove: '#8C8470', mood: 'startled' }) +
    line('M96 134 l22 10 M100 144 l4 -12 M108 147 l4 -12 M116 149 l3 -10', '#4A2A3A', 3.4) +
    shape('M88 180 l10 -8 l8 10 l12 -8 l8 12 l-10 16 h-22z', '#7A2438', 0.85) +
    line('M140 164 q14 -4 24 -2 M146 158 v10 M156 157 v9', '#4A2A3A', 3)
  );
}

function ribbon(): Drawing {
  const { mane } = FAMILIES.pink;
  return (
    shape('M92 112 L56 206 L84 194 L98 212 L106 120z M108 112 L144 206 L116 194 L102 212 L94 120z', mane[0]) +
    shape('M100 104 C70 40 20 44 14 74 C8 116 12 146 34 152 C60 150 86 128 100 104z M100 104 C130 40 180 44 186 74 C192 116 188 146 166 152 C140 150 114 128 100 104z', mane[2]) +
    shape('M100 104 C72 86 44 82 30 96 C46 116 74 118 100 104z M100 104 C128 86 156 82 170 96 C154 116 126 118 100 104z', mane[1]) +
    rect(82, 84, 36, 42, 14, mane[0]) +
    rect(86, 84, 20, 42, 10, mane[1])
  );
}

function spell(): Drawing {
  const { mane } = FAMILIES.blue;
  return (
    `<path d="M100 106 a16 16 0 1 1 16 18 a36 36 0 1 1 30 -36 a54 54 0 1 1 -78 -28 a70 70 0 0 1 100 10" fill="none" stroke="${mane[2]}" stroke-width="13" stroke-linecap="round"/><path d="M100 106 a16 16 0 1 1 16 18 a36 36 0 1 1 30 -36" fill="none" stroke="${mane[1]}" stroke-width="7" stroke-linecap="round"/>` +
    line('M32 206 L112 108', '#5B3416', 12) +
    line('M32 206 L52 182', '#F4E3C1', 12) +
    shape(starPath(118, 100, 34), '#FFF0B0') +
    shape(starPath(118, 100, 23), GOLD) +
    [
      [40, 60, 12],
      [174, 150, 12],
      [160, 30, 9],
      [24, 124, 8],
    ]
      .map(([x, y, r]) => shape(starPath(x!, y!, r!, 4, 0.3), mane[1]))
      .join('')
  );
}

function brew(): Drawing {
  const { mane } = FAMILIES.green;
  return (
    line('M64 60 q-14 -16 0 -30 t0 -30 M104 52 q-14 -16 0 -30 t0 -26 M142 60 q-14 -16 0 -30 t0 -30', mane[2], 8, 0.7) +
    shape('M22 90 H178 C190 150 168 200 100 200 C32 200 10 150 22 90z', '#3A3347') +
    shape('M120 198 C170 192 188 150 178 90 H148 C156 140 146 176 120 198z', '#231D2E') +
    ellipse(100, 90, 80, 22, '#55506B') +
    ellipse(100, 90, 70, 17, mane[1]) +
    ellipse(92, 87, 50, 9, mane[2]) +
    [
      [70, 80, 10],
      [112, 74, 14],
      [138, 86, 8],
      [94, 60, 8],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, mane[2]) + circle(x! - 3, y! - 3, r! * 0.3, WHITE))
      .join('') +
    rect(44, 192, 18, 18, 5, '#231D2E') +
    rect(138, 192, 18, 18, 5, '#231D2E') +
    group('translate(76 122) scale(2)', SIGNS.green(mane[2])) +
    line('M168 96 L190 40', '#8A5A2B', 9)
  );
}

function ballad(): Drawing {
  const { mane } = FAMILIES.yellow;
  return (
    group('rotate(34 100 120)', ellipse(100, 148, 52, 58, '#C98545'), ellipse(110, 152, 42, 50, '#A9672B', 0.5), circle(100, 134, 17, '#5B3416'), rect(92, 0, 16, 104, 4, '#7A4A21'), rect(84, -20, 32, 26, 6, '#5B3416'), rect(84, 172, 32, 9, 3, '#5B3416'), line('M95 4 V174 M100 4 V174 M105 4 V174', '#FFF0B0', 1.8)) +
    [
      [34, 52, 1.3],
      [150, 150, 1.5],
      [30, 130, 1],
      [84, 26, 1],
    ]
      .map(([x, y, by]) => group(`translate(${x} ${y}) scale(${by})`, shape('M6 -22 l18 -6 v30 a9 7 0 1 1 -5 -6 v-12 l-9 3 v18 a9 7 0 1 1 -5 -6z', mane[0])))
      .join('')
  );
}

function armour(): Drawing {
  const steel = '#C6D0DE';
  return (
    shape(starPath(100, 106, 104, 14, 0.72), '#F4C95D', 0.55) +
    shape('M104 40 C100 6 130 -6 156 8 C180 24 178 56 168 76 C158 52 136 42 108 48z', '#D8374F') +
    shape('M44 120 C40 66 62 34 100 34 C138 34 160 66 156 120 L148 176 C132 192 68 192 52 176z', steel) +
    shape('M108 34 C142 40 160 70 156 120 L148 176 C140 184 124 188 108 188 C128 150 126 76 108 34z', '#8E9CB2') +
    shape('M46 96 L154 96 L150 122 L104 132 L100 140 L96 132 L50 122z', '#2A3346') +
    circle(78, 110, 6, '#FFF0B0') +
    circle(122, 110, 6, '#FFF0B0') +
    line('M76 150 h48 M80 162 h40 M86 174 h28', '#5B6880', 5) +
    line('M100 38 V92', '#EAF0F7', 6) +
    line('M14 60 l-12 -8 M10 100 h-10 M186 60 l12 -8 M190 100 h10 M20 146 l-12 8 M180 146 l12 8', '#7A2438', 6)
  );
}

function bait(): Drawing {
  return (
    line('M100 0 V54 C100 80 136 74 132 44', '#8E9CB2', 7) +
    shape('M122 50 l10 -18 l10 20z', '#8E9CB2') +
    shape('M96 62 C60 62 42 92 54 130 C64 166 84 192 100 210 C116 192 136 166 146 130 C158 92 132 62 96 62z', '#F0803C') +
    shape('M112 64 C144 72 154 100 146 130 C136 166 116 192 100 210 C122 166 130 106 112 64z', '#C95A1E', 0.7) +
    line('M60 110 h26 M138 132 h-24 M76 156 h22', '#C95A1E', 5) +
    shape('M96 66 C70 50 60 32 66 14 C86 22 96 40 100 60z M102 66 C126 54 144 52 158 62 C148 76 124 78 104 70z M98 64 C84 40 92 18 104 6 C114 26 112 46 104 66z', '#3DA660') +
    group('rotate(14 154 150)', shape('M126 128 h54 v48 h-54 l-16 -24z', '#FFF3E0'), circle(124, 152, 5, '#8A5A2B')) +
    circle(156, 152, 17, GOLD_EDGE) +
    circle(156, 151, 14, GOLD) +
    shape(starPath(156, 151, 9), '#FFF6D6') +
    line('M60 90 q-6 10 -4 22', '#FFC39A', 5)
  );
}

interface Scene {
  draw: () => Drawing;
  family?: Family;
}

const SCENES: Record<string, Scene> = {
  athletic_unicorn: { draw: athletic },
  smelly_unicorn: { draw: smelly },
  unicorn_pee: { draw: puddle },
  size_doesnt_matter: { draw: size },
  no_use_running: { draw: tortoise },
  bicorn: { draw: bicorn },
  trojan_unicorn: { draw: trojan },
  zombicorn: { draw: zombie },
  pink_ribbon: { draw: ribbon, family: 'pink' },
  blue_spell: { draw: spell, family: 'blue' },
  green_brew: { draw: brew, family: 'green' },
  golden_ballad: { draw: ballad, family: 'yellow' },
  clanking_armour: { draw: armour },
  costly_bait: { draw: bait },
};

const TRAP: Tone = { frame: '#5B2333', paper: '#F8E6D2', hill: '#E8C6A4', mark: '#EBCFB4', pattern: 'flames' };

/** What a drawing needs to know of a trap. */
export interface TrapArt {
  id: string;
  points: number;
  pinned: boolean;
}

function pin(): Drawing {
  return group('translate(150 12)', shape('M10 22 L26 22 L19 62z', '#8E9CB2'), circle(18, 16, 17, '#A3245E'), circle(18, 14, 14, '#E0476B'), circle(13, 9, 4.5, WHITE, 0.8));
}

/** The face of a trap: points it brings or costs at the upper left, a pin where it stays with the unicorn. */
export function trapFace({ id, points, pinned }: TrapArt, options: CardOptions = {}): Drawing {
  const { draw, family } = SCENES[id] ?? SCENES['trojan_unicorn']!;
  const tone: Tone = family ? { ...FAMILIES[family].tone, frame: TRAP.frame } : TRAP;
  const worth = points > 0 ? `+${points}` : `−${-points}`;
  const marks = (points === 0 ? '' : shape('M0 16 A16 16 0 0 1 16 0 L74 0 C74 44 52 66 0 66z', DUSK) + lettering(32, 46, 40, worth, GOLD)) + (pinned ? pin() : '');
  return cardFace({ tone, figure: group('translate(9 48) scale(.91)', draw()), marks }, options);
}
