/** The cast of HiLo: who looks how, and the coins each card of the pack carries. */

import { dragon, phoenix, wolf } from './beasts.ts';
import { type Edge, halfCoin, starCoin } from './coin.ts';
import { type CardDesign, type CardOptions, cardFace } from './frame.ts';
import { DUSK, GOLD, GOLD_EDGE, GOLD_SHADE, TONES, type ToneName, WHITE } from './palette.ts';
import { person } from './person.ts';
import { circle, type Drawing, ellipse, group, line, rect, shape, starPath } from './svg.ts';
import { SYMBOLS, type SymbolName } from './symbols.ts';
import { unicorn } from './unicorn.ts';

const FAIR = { skin: '#FBD9BF', skinShade: '#EDB896' };
const TAN = { skin: '#E9B488', skinShade: '#CF9163' };
const BROWN = { skin: '#B97A4E', skinShade: '#965B36' };
const DEEP = { skin: '#8A5637', skinShade: '#6B3E25' };

const CROWN =
  shape('M56 74 L50 24 L76 48 L100 14 L124 48 L150 24 L144 74 C116 84 84 84 56 74z', GOLD) +
  shape('M104 20 L124 48 L150 24 L144 74 C130 79 118 81 104 81z', GOLD_SHADE, 0.75) +
  circle(50, 24, 6, '#E0476B') +
  circle(150, 24, 6, '#E0476B') +
  circle(100, 14, 7, '#E0476B') +
  shape('M100 52 l8 9 l-8 9 l-8 -9z', '#3E8FD6') +
  circle(74, 63, 4.5, '#57B36B') +
  circle(126, 63, 4.5, '#57B36B');

function king(): Drawing {
  return person({
    ...FAIR,
    hair: 'none',
    hairTone: '#F3EFE6',
    hairShade: '#C9BFAF',
    eyes: 'smiling',
    mouth: 'smile',
    clothes: '#C9304F',
    clothesShade: '#9C1F3C',
    trim:
      shape('M44 208 C64 184 136 184 156 208 C152 226 128 232 100 232 C72 232 48 226 44 208z', '#FFF8EC') +
      [
        [66, 212],
        [88, 220],
        [112, 220],
        [134, 212],
      ]
        .map(([x, y]) => ellipse(x!, y!, 3, 5, DUSK))
        .join(''),
    beard:
      shape('M62 116 C60 150 70 200 100 204 C130 200 140 150 138 116 C132 140 122 138 100 136 C78 138 68 140 62 116z', '#F7F3EA') +
      shape('M138 116 C140 150 130 200 100 204 C118 190 126 164 124 138 C132 136 136 128 138 116z', '#D8CDBB', 0.8) +
      line('M88 150 q12 9 24 0', '#A5485A', 4) +
      shape('M100 136 C90 128 78 132 72 140 C82 148 94 146 100 140 C106 146 118 148 128 140 C122 132 110 128 100 136z', WHITE),
    above: CROWN,
  });
}

function bard(): Drawing {
  const lute = group('rotate(28 140 214)', ellipse(140, 226, 34, 40, '#C98545'), ellipse(147, 228, 27, 34, '#A9672B', 0.5), circle(140, 218, 10, '#5B3416'), rect(134, 118, 12, 80, 3, '#7A4A21'), rect(129, 104, 22, 18, 4, '#5B3416'), line('M137 122 V250 M143 122 V250', '#F4E3C1', 1.6));
  return person({
    ...TAN,
    hair: 'bob',
    hairTone: '#8A4B25',
    hairShade: '#653214',
    eyes: 'smiling',
    mouth: 'sing',
    clothes: '#1F9A8D',
    clothesShade: '#15756C',
    trim: shape('M66 196 L84 184 L100 204 L116 184 L134 196 L122 216 L100 206 L78 216z', '#FFE9A8'),
    above:
      shape('M46 84 C50 44 84 30 116 34 C142 38 156 58 158 78 C130 70 76 72 46 84z', '#157A70') +
      shape('M46 84 C76 70 130 68 162 80 C156 92 140 90 124 88 C98 84 68 88 52 96 C42 98 40 90 46 84z', '#0F5E57') +
      shape('M132 62 C136 34 154 14 184 12 C186 40 168 62 140 70z', '#F05A6B') +
      line('M138 66 C148 44 162 28 178 18', '#B83247', 2.6) +
      lute,
  });
}

function knight(): Drawing {
  const steel = '#C6D0DE';
  const shade = '#8E9CB2';
  return person({
    ...FAIR,
    hair: 'none',
    hairTone: '#6B4A2B',
    hairShade: '#6B4A2B',
    eyes: 'stern',
    mouth: 'smirk',
    clothes: steel,
    clothesShade: shade,
    behind: shape('M100 40 C92 14 116 2 136 8 C164 14 176 44 166 92 C156 66 134 52 108 54z', '#D8374F') + shape('M136 8 C164 14 176 44 166 92 C160 60 148 34 136 8z', '#A62339'),
    trim: shape('M40 230 C40 204 56 192 72 194 C72 212 60 228 40 230z M160 230 C160 204 144 192 128 194 C128 212 140 228 160 230z', '#EAF0F7') + shape('M100 200 L124 212 L120 244 L100 258 L80 244 L76 212z', '#D8374F') + shape(starPath(100, 228, 16), GOLD),
    above:
      shape('M52 150 C46 82 58 36 100 36 C142 36 154 82 148 150 C146 166 136 174 128 176 C132 158 134 138 132 104 L108 98 L100 110 L92 98 L68 104 C66 138 68 158 72 176 C64 174 54 166 52 150z', steel) +
      shape('M108 36 C142 38 154 82 148 150 C146 166 136 174 128 176 C132 158 134 138 132 104 L120 100 C122 78 118 52 108 36z', shade) +
      shape('M54 92 C70 74 130 74 146 92 L144 106 C126 90 74 90 56 106z', '#EAF0F7') +
      circle(66, 94, 3.4, GOLD_EDGE) +
      circle(134, 94, 3.4, GOLD_EDGE) +
      line('M100 40 V84', '#EAF0F7', 5),
  });
}

function prince(): Drawing {
  return person({
    ...BROWN,
    hair: 'curls',
    hairTone: '#3A2320',
    hairShade: '#2A1716',
    eyes: 'sly',
    mouth: 'smirk',
    clothes: '#2F6FC4',
    clothesShade: '#1F4F93',
    behind: shape('M32 284 C24 220 44 186 80 178 L120 178 C156 186 176 220 168 284z', '#14396F'),
    trim: shape('M72 194 C82 186 118 186 128 194 L100 284z', '#F7F3EA') + line('M100 206 V276', GOLD_EDGE, 2.4) + [216, 236, 256].map((y) => circle(100, y, 4.5, GOLD)).join('') + shape('M34 224 C40 200 56 192 72 194 L62 236z M166 224 C160 200 144 192 128 194 L138 236z', GOLD),
    above: shape('M66 70 L64 44 L82 56 L100 36 L118 56 L136 44 L134 70 C114 76 86 76 66 70z', GOLD) + shape('M102 38 L118 56 L136 44 L134 70 C122 74 112 75 102 75z', GOLD_SHADE, 0.7) + circle(100, 60, 5, '#3E8FD6'),
  });
}

function princess(): Drawing {
  return person({
    ...FAIR,
    hair: 'long',
    hairTone: '#F2C25B',
    hairShade: '#D79C33',
    eyes: 'lashes',
    mouth: 'smile',
    clothes: '#E85C96',
    clothesShade: '#C13C76',
    behind: shape('M112 20 C160 40 182 110 178 220 C160 200 150 150 140 110 C132 70 122 40 112 20z', '#FFFFFF', 0.8),
    trim: shape('M66 200 C74 190 126 190 134 200 C128 216 114 222 100 222 C86 222 72 216 66 200z', '#FFE3EE') + circle(100, 210, 6, '#7A3FA3'),
    above: shape('M66 84 L104 -4 L134 84 C116 70 84 70 66 84z', '#C13C76') + shape('M104 -4 L134 84 C126 77 117 74 108 73z', '#9A2459') + shape('M62 90 C78 70 122 70 138 90 L136 100 C120 82 80 82 64 100z', GOLD) + shape(starPath(98, 50, 9), '#FFE9A8') + circle(104, 0, 7, '#FFE3EE'),
  });
}

function farmer(): Drawing {
  return person({
    ...TAN,
    hair: 'short',
    hairTone: '#C9702E',
    hairShade: '#9A4F1B',
    eyes: 'round',
    mouth: 'grin',
    clothes: '#E9E0CC',
    clothesShade: '#CBBF9F',
    behind: line('M166 284 V70', '#8A5A2B', 8) + line('M148 62 V96 Q148 108 166 108 Q184 108 184 96 V62 M166 108 V58', '#8E9CB2', 6),
    trim: shape('M64 196 L78 188 L84 230 L116 230 L122 188 L136 196 L142 284 L58 284z', '#4A76B8') + shape('M112 230 L116 230 L122 188 L136 196 L142 284 L116 284z', '#35588F') + circle(80, 234, 5, GOLD) + circle(120, 234, 5, GOLD),
    beard: circle(80, 128, 1.8, '#9A4F1B') + circle(74, 124, 1.8, '#9A4F1B') + circle(120, 128, 1.8, '#9A4F1B') + circle(126, 124, 1.8, '#9A4F1B'),
    above:
      ellipse(100, 82, 82, 19, '#D9A534') +
      shape('M58 80 C56 40 74 26 100 26 C126 26 144 40 142 80 C116 88 84 88 58 80z', '#F4C95D') +
      shape('M112 28 C132 32 144 46 142 80 C134 83 124 85 114 85z', '#D9A534') +
      shape('M58 70 C84 80 116 80 142 70 L142 82 C116 91 84 91 58 82z', '#B9402F') +
      line('M114 150 q18 4 30 -6', '#C9A227', 3) +
      shape('M142 146 q10 -12 18 -8 q-2 10 -18 8z', '#E9C34A'),
  });
}

function keeperBadge(symbol: SymbolName, tone: string): Drawing {
  return circle(100, 226, 21, WHITE) + circle(100, 226, 17.5, tone) + group('translate(86 212) scale(1.17)', SYMBOLS[symbol](WHITE));
}

function dragonKeeper(): Drawing {
  const hatchling = group('translate(116 134) scale(.46)', dragon({ body: '#7CC96F', shade: '#3E8B4A', belly: '#F6E7A8', crest: '#E8743B' }));
  return person({
    ...DEEP,
    hair: 'none',
    hairTone: '#241512',
    hairShade: '#241512',
    eyes: 'smiling',
    mouth: 'grin',
    clothes: '#2F8F4E',
    clothesShade: '#1F6A37',
    behind: shape('M44 176 C30 90 54 34 100 34 C146 34 170 90 156 176z', '#1B5A2F'),
    beard: shape('M64 128 C66 158 80 176 100 176 C120 176 134 158 136 128 C130 146 122 138 112 138 C104 134 96 134 88 138 C78 138 70 146 64 128z', '#241512') + shape('M87 143 q13 5 26 0 q-3 12 -13 12 q-10 0 -13 -12z', WHITE),
    above:
      shape('M46 150 C36 76 60 34 100 34 C140 34 164 76 154 150 C148 110 136 78 100 78 C64 78 52 110 46 150z', '#3DA660') +
      shape('M112 36 C144 42 162 82 154 150 C149 116 140 90 120 82 C124 64 120 48 112 36z', '#2B7F46') +
      shape('M70 46 l-8 -24 l22 14z M92 36 l6 -26 l16 25z M124 44 l18 -18 l-2 28z', '#E8743B') +
      hatchling +
      keeperBadge('dragon', '#257A41'),
  });
}

function unicornKeeper(): Drawing {
  const blossoms = [
    [62, 86, '#FF9EC4'],
    [78, 70, '#FFF6D6'],
    [98, 63, '#FF9EC4'],
    [119, 68, '#B98BE0'],
    [137, 84, '#FFF6D6'],
  ] as const;
  return person({
    ...TAN,
    hair: 'braids',
    hairTone: '#B95FB0',
    hairShade: '#8A3F8C',
    eyes: 'lashes',
    mouth: 'calm',
    clothes: '#F4ECFB',
    clothesShade: '#D6C2EC',
    trim: shape('M60 198 C78 186 122 186 140 198 L128 212 C112 204 88 204 72 212z', '#8A4FB0'),
    above: line('M58 94 C72 62 128 62 142 94', '#4E9A5A', 7) + blossoms.map(([x, y, fill]) => [0, 72, 144, 216, 288].map((turn) => group(`rotate(${turn} ${x} ${y})`, ellipse(x, y - 8, 6, 8, fill))).join('') + circle(x, y, 5, GOLD)).join('') + keeperBadge('unicorn', '#7A3FA3'),
  });
}

function wolfKeeper(): Drawing {
  return person({
    ...FAIR,
    hair: 'long',
    hairTone: '#5B3A2E',
    hairShade: '#40261E',
    eyes: 'sly',
    mouth: 'smile',
    clothes: '#3F4C8F',
    clothesShade: '#2C3769',
    behind: shape('M40 190 C22 96 48 28 100 28 C152 28 178 96 160 190z', '#6F7A99'),
    trim: [40, 60, 80, 100, 120, 140, 160].map((x) => circle(x, 202 + Math.abs(100 - x) * 0.16, 15, '#DDE3F0')).join(''),
    above:
      shape('M48 156 C34 76 58 36 100 36 C142 36 166 76 152 156 C148 112 136 80 100 76 C64 80 52 112 48 156z', '#97A2BF') +
      shape('M112 37 C146 44 162 84 152 156 C149 120 140 94 120 82 C124 64 120 48 112 37z', '#6F7A99') +
      shape('M52 78 L42 14 L88 44z', '#97A2BF') +
      shape('M57 62 L52 32 L73 46z', '#E8B6C0') +
      shape('M148 78 L158 14 L112 44z', '#6F7A99') +
      shape('M143 62 L148 32 L127 46z', '#E8B6C0') +
      circle(86, 58, 4, DUSK) +
      circle(114, 58, 4, DUSK) +
      shape('M92 70 q8 -5 16 0 q-2 8 -8 9 q-6 -1 -8 -9z', DUSK) +
      keeperBadge('wolf', '#34427F'),
  });
}

function magician(): Drawing {
  return person({
    ...FAIR,
    hair: 'none',
    hairTone: '#C9C2E6',
    hairShade: '#8C80B8',
    eyes: 'sly',
    mouth: 'smirk',
    clothes: '#7B3FC4',
    clothesShade: '#5A2799',
    behind: shape('M20 284 C12 216 40 178 80 172 L120 172 C160 178 188 216 180 284z', '#1C0D3B'),
    trim: shape(starPath(58, 240, 10), GOLD) + shape(starPath(146, 252, 8), GOLD) + shape(starPath(100, 262, 7), GOLD),
    beard:
      shape('M64 122 C64 160 84 196 100 246 C116 196 136 160 136 122 C128 142 116 138 100 136 C84 138 72 142 64 122z', '#E4DFF5') +
      shape('M136 122 C136 160 116 196 100 246 C110 200 122 168 122 138 C130 136 134 130 136 122z', '#B3A9D6', 0.8) +
      line('M88 150 q12 6 22 -3', '#7A2438', 3.4) +
      shape('M100 138 C88 128 72 132 62 146 C78 150 92 148 100 142 C108 148 122 150 138 146 C128 132 112 128 100 138z', WHITE),
    above:
      shape('M40 88 C64 72 136 72 160 88 C140 102 60 102 40 88z', '#3E1E80') +
      shape('M56 82 C70 44 96 30 142 8 C130 30 140 56 144 82 C116 92 84 92 56 82z', '#7B3FC4') +
      shape('M142 8 C130 30 140 56 144 82 C134 85 124 87 114 88 C122 58 128 32 142 8z', '#5A2799') +
      shape('M56 74 C84 84 116 84 143 74 L145 86 C116 96 84 96 54 86z', GOLD) +
      shape(starPath(94, 58, 10), GOLD) +
      shape(starPath(122, 46, 6), '#FFE9A8') +
      line('M176 204 L150 250', '#F4E3C1', 6) +
      shape(starPath(180, 194, 18, 5, 0.42), '#FFF0B0') +
      shape(starPath(180, 194, 11), GOLD),
  });
}

interface Role {
  tone: ToneName;
  figure: () => Drawing;
  sign?: SymbolName;
}

const CAST: Record<string, Role> = {
  king: { tone: 'crimson', figure: king },
  bard: { tone: 'teal', figure: bard },
  knight: { tone: 'steel', figure: knight },
  prince: { tone: 'blue', figure: prince },
  princess: { tone: 'pink', figure: princess },
  farmer: { tone: 'yellow', figure: farmer },
  dragon_keeper: { tone: 'green', figure: dragonKeeper, sign: 'dragon' },
  unicorn_keeper: { tone: 'violet', figure: unicornKeeper, sign: 'unicorn' },
  wolf_keeper: { tone: 'night', figure: wolfKeeper, sign: 'wolf' },
  dragon: {
    tone: 'green',
    sign: 'dragon',
    figure: () => group('translate(-4 56) scale(.98)', dragon({ body: '#5DB865', shade: '#2F7F41', belly: '#F6E7A8', crest: '#E8743B' })),
  },
  unicorn: {
    tone: 'violet',
    sign: 'unicorn',
    figure: () => group('translate(-6 44) scale(1.02)', unicorn({ body: '#FFF9FE', shade: '#E3B9E8', mane: ['#6B2F96', '#9A55C4', '#E58BC0'], mood: 'gentle' })),
  },
  wolf: {
    tone: 'night',
    sign: 'wolf',
    figure: () => group('translate(-4 44) scale(1.04)', wolf({ body: '#7F8CAF', shade: '#58648A', belly: '#EEF1F8', crest: '#E8B6C0' })),
  },
  magician: { tone: 'magic', figure: magician, sign: 'swap' },
  phoenix: { tone: 'ember', figure: () => group('translate(0 26)', phoenix()), sign: 'flip' },
};

/** What the drawing of a card needs to know of it. */
export interface HiloCardArt {
  id: string;
  half_coins: readonly string[];
  full_coins: number;
}

function isEdge(word: string): word is Edge {
  return word === 'left' || word === 'right' || word === 'top' || word === 'bottom';
}

/** Where the whole coins printed on a card lie. */
export const WHOLE_COIN = { x: 164, y: 38, r: 27 } as const;

function marks(card: HiloCardArt): Drawing {
  const halves = card.half_coins.filter(isEdge).map(halfCoin);
  const whole: Drawing[] = [];
  for (let at = 0; at < card.full_coins; at += 1) {
    whole.push(starCoin(WHOLE_COIN.x - at * 44, WHOLE_COIN.y, WHOLE_COIN.r));
  }
  return [...halves, ...whole].join('');
}

/** The face of a HiLo card. A card of an owner's pack we have no figure for gets a unicorn. */
export function hiloFace(card: HiloCardArt, options: CardOptions = {}): Drawing {
  const role = CAST[card.id] ?? CAST['unicorn']!;
  const design: CardDesign = { tone: TONES[role.tone], figure: role.figure(), marks: marks(card), ...(role.sign ? { sign: role.sign } : {}) };
  return cardFace(design, options);
}
