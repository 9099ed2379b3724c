/** The starters: beasts that only pretend. Each has tied something pointed to its forehead. Boxes of 200 x 210. */

import type { Family } from './kill-the-unicorns-families.ts';
import { GOLD, INK, WHITE } from './palette.ts';
import { circle, type Drawing, ellipse, line, rect, shape, starPath } from './svg.ts';

interface Paint {
  body: string;
  shade: string;
  mane: readonly [string, string, string];
}

function eyes(left: number, right: number, y: number): Drawing {
  return [left, right].map((x) => ellipse(x, y, 6.5, 8.5, INK) + circle(x + 2, y - 3, 2.6, WHITE)).join('');
}

/** A sheep with an ice-cream cone. */
function sheep({ mane }: Paint): Drawing {
  const wool = [
    [60, 96],
    [72, 68],
    [100, 56],
    [128, 68],
    [140, 96],
    [56, 128],
    [144, 128],
    [66, 158],
    [134, 158],
    [100, 170],
    [100, 110],
  ] as const;
  return [
    wool.map(([x, y]) => circle(x, y + 30, 32, mane[2])).join(''),
    wool.map(([x, y]) => circle(x - 3, y + 26, 27, '#FFF3F7')).join(''),
    shape('M50 110 C30 104 22 116 24 130 C40 136 54 130 60 120z M150 110 C170 104 178 116 176 130 C160 136 146 130 140 120z', '#6B4A5A'),
    shape('M100 84 C128 84 138 106 134 136 C130 164 116 178 100 178 C84 178 70 164 66 136 C62 106 72 84 100 84z', '#7C5668'),
    shape('M112 86 C132 92 138 110 134 136 C130 164 116 178 100 178 C120 164 124 116 112 86z', '#5B3C4C', 0.7),
    shape('M82 78 L100 0 L118 78z', '#E0A05B'),
    line('M90 66 l20 -20 M110 66 l-18 -20 M95 36 l10 -10', '#B9742F', 3),
    shape('M78 80 C76 60 90 58 100 64 C110 58 124 60 122 80 C116 92 110 82 100 88 C90 82 84 92 78 80z', mane[1]),
    eyes(84, 116, 122),
    ellipse(100, 152, 12, 8, '#F3A9C4'),
    line('M92 164 q8 6 16 0', INK, 3),
  ].join('');
}

/** A narwhal that has come a long way. */
function narwhal({ mane }: Paint): Drawing {
  return [
    shape('M18 178 C18 110 66 72 120 82 C168 92 186 132 178 176 C150 196 60 202 18 178z', mane[1]),
    shape('M60 190 C70 156 130 142 178 160 C180 166 179 172 178 176 C150 194 96 200 60 190z', '#E9F4FF'),
    shape('M138 90 L178 10 L160 98z', WHITE),
    line('M146 76 l18 6 M154 60 l14 5 M162 44 l10 4', mane[2], 4),
    shape('M18 178 C-4 168 -2 140 8 128 C20 140 34 150 36 168z M18 178 C2 190 6 206 18 212 C30 202 40 190 38 176z', mane[0]),
    ellipse(130, 132, 8, 10, INK),
    circle(133, 128, 3, WHITE),
    line('M118 118 q10 -8 22 -1', mane[0], 4),
    line('M150 164 q14 2 22 -10', INK, 3.4),
    circle(140, 152, 8, '#F3A9C4', 0.8),
    shape('M80 168 C70 184 76 204 92 210 C104 198 106 182 98 168z', mane[0]),
    [
      [60, 110],
      [80, 98],
      [96, 112],
      [66, 132],
    ]
      .map(([x, y]) => circle(x!, y!, 5, mane[2]))
      .join(''),
    line('M40 60 q6 -12 0 -22 M52 64 q8 -14 4 -28 M28 64 q0 -12 -8 -18', '#5FA0E3', 4),
  ].join('');
}

/** A goat with a carrot. */
function goat({ mane }: Paint): Drawing {
  return [
    shape('M48 214 C52 176 70 158 100 158 C132 158 148 176 152 214z', '#EFE8DA'),
    shape('M64 186 C84 200 116 200 138 186 L140 200 C116 212 84 212 62 200z', mane[1]),
    shape('M58 92 C30 84 14 94 12 108 C32 120 52 116 64 106z M142 92 C170 84 186 94 188 108 C168 120 148 116 136 106z', '#D5C8B0'),
    shape('M100 56 C132 56 142 84 138 116 C134 150 118 172 100 172 C82 172 66 150 62 116 C58 84 68 56 100 56z', '#FBF6EA'),
    shape('M114 58 C134 66 142 88 138 116 C134 150 118 172 100 172 C122 152 126 92 114 58z', '#D5C8B0', 0.7),
    shape('M88 170 C92 194 96 204 100 212 C104 204 108 194 112 170z', '#D5C8B0'),
    shape('M84 64 C90 40 96 18 100 -4 C104 18 110 40 116 64 C106 72 94 72 84 64z', '#F0803C'),
    line('M90 48 l12 3 M110 36 l-10 3 M96 22 l8 2', '#C95A1E', 3),
    shape('M86 66 C70 50 62 52 56 40 C74 40 88 48 96 62z M114 66 C130 50 138 52 144 40 C126 40 112 48 104 62z', mane[1]),
    ellipse(82, 112, 9, 7, GOLD) + rect(75, 109, 14, 6, 3, INK) + ellipse(118, 112, 9, 7, GOLD) + rect(111, 109, 14, 6, 3, INK),
    ellipse(100, 148, 16, 11, '#F3C9B8'),
    line('M92 150 q8 7 16 0 M94 142 h2 M104 142 h2', INK, 3.2),
    line('M112 154 q16 6 24 -6', '#2F8F4E', 4),
    shape('M134 150 q14 -10 18 0 q-8 10 -18 0z', mane[2]),
  ].join('');
}

/** A duckling with a party hat. */
function duckling({ mane }: Paint): Drawing {
  return [
    shape('M34 176 C30 130 70 110 110 122 C150 120 182 110 190 92 C198 150 172 206 116 210 C66 212 36 204 34 176z', '#FFD84F'),
    shape('M110 208 C160 206 196 156 190 92 C186 102 176 110 164 114 C170 160 146 196 110 208z', '#E0A92B', 0.7),
    shape('M112 150 C140 150 160 142 172 128 C172 168 148 186 118 182z', mane[2]),
    circle(86, 94, 52, '#FFE272'),
    shape('M104 46 C132 54 146 84 134 114 C126 136 104 148 86 146 C122 128 126 76 104 46z', '#E0A92B', 0.55),
    shape('M40 102 C18 100 8 110 6 120 C24 130 42 128 54 118z', '#F0803C'),
    line('M10 118 q22 2 40 -4', '#B9501B', 3),
    shape('M66 52 L92 -14 L112 46 C98 38 82 42 66 52z', mane[0]),
    circle(92, -12, 9, '#E0476B'),
    shape(starPath(90, 26, 8), GOLD),
    line('M74 38 l30 -8', WHITE, 4),
    ellipse(72, 88, 7, 9, INK),
    circle(74, 85, 3, WHITE),
    circle(64, 112, 8, '#F0808C', 0.5),
    line('M116 44 C126 60 126 80 118 96', mane[0], 2.6),
  ].join('');
}

/** A plush donkey with a felt horn, mended more than once. */
function plush(): Drawing {
  return [
    shape('M46 214 C40 176 64 152 100 152 C136 152 160 176 154 214z', '#8C8798'),
    shape('M72 214 C68 190 82 176 100 176 C118 176 132 190 128 214z', '#D9CFE8'),
    shape('M70 78 C44 48 38 18 50 -2 C76 14 88 44 90 74z M130 78 C156 48 162 18 150 -2 C124 14 112 44 110 74z', '#8C8798'),
    shape('M70 60 C56 40 52 24 54 12 C68 24 78 42 80 62z M130 60 C144 40 148 24 146 12 C132 24 122 42 120 62z', '#E8C7C7'),
    shape('M100 52 C142 52 152 84 146 116 C140 156 124 184 100 184 C76 184 60 156 54 116 C48 84 58 52 100 52z', '#A7A2B4'),
    shape('M116 54 C146 62 152 90 146 116 C140 156 124 184 100 184 C126 160 134 96 116 54z', '#817B90', 0.6),
    ellipse(100, 152, 32, 26, '#EDE8F2'),
    shape('M82 58 L100 -8 L118 58 C108 66 92 66 82 58z', '#F3A9C4'),
    line('M88 42 l16 5 M92 26 l12 4 M96 10 l7 2', '#B93766', 3.4),
    line('M84 60 l4 6 M94 63 l2 6 M106 63 l-2 6 M116 60 l-4 6', '#55506B', 3),
    circle(80, 108, 11, '#2A2140') + circle(76, 105, 2.2, '#A7A2B4') + circle(84, 105, 2.2, '#A7A2B4') + circle(76, 112, 2.2, '#A7A2B4') + circle(84, 112, 2.2, '#A7A2B4'),
    line('M112 100 l18 16 M130 100 l-18 16', '#2A2140', 4.6),
    line('M100 142 v10 M88 158 q12 9 24 0', INK, 3.4),
    line('M60 132 l14 10 M60 142 l6 -10 M68 147 l5 -10', '#55506B', 3),
    shape('M124 176 l22 -6 l6 24 l-22 6z', '#F4C95D') + line('M126 180 l3 12 M138 176 l3 13', '#8A6410', 2.6),
  ].join('');
}

/** A rocking horse with a paper cone. */
function rockingHorse(): Drawing {
  return [
    `<path d="M20 176 C60 214 140 214 184 172" fill="none" stroke="#7A4A21" stroke-width="13" stroke-linecap="round"/>`,
    shape('M58 198 L74 130 L92 134 L84 204z M126 204 L120 134 L138 128 L148 192z', '#A9672B'),
    shape('M52 134 C56 108 84 104 106 106 L120 62 C126 42 150 36 166 46 L190 66 C194 78 184 86 172 84 L152 80 C146 104 148 128 136 142 C110 158 66 156 52 134z', '#D9A05B'),
    shape('M152 80 C146 104 148 128 136 142 C116 152 92 152 74 148 C110 146 128 118 132 84z', '#B97A3A', 0.7),
    shape('M54 130 C36 132 28 150 32 168 C46 166 58 154 62 140z', '#C9304F'),
    shape('M122 58 C104 66 98 86 100 106 L114 108 C118 90 124 76 134 66z M140 40 C128 34 116 42 114 54 L130 60z', '#C9304F'),
    shape('M140 44 L148 -14 L166 42z', '#F7F3EA'),
    line('M146 26 l14 4 M147 8 l8 2', '#C9C2DB', 3),
    line('M132 46 C140 36 160 36 172 48', '#55506B', 3),
    shape('M80 108 L112 108 L114 130 C104 138 88 138 76 130z', '#41349A'),
    circle(96, 120, 5, GOLD),
    circle(158, 60, 5, INK),
    circle(160, 58, 1.8, WHITE),
    line('M176 74 q6 0 8 -4', INK, 3),
    line('M150 80 L128 100', '#41349A', 4),
  ].join('');
}

/** A starter's beast: one for each family, plush and wood for those without. */
export function starter(id: string, family: Family, paint: Paint): Drawing {
  switch (family) {
    case 'pink':
      return sheep(paint);
    case 'blue':
      return narwhal(paint);
    case 'green':
      return goat(paint);
    case 'yellow':
      return duckling(paint);
    case 'none':
      return id === 'wooden_starter' ? rockingHorse() : plush();
  }
}
