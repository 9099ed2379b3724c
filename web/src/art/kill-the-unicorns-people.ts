/** Who hunts: the nine characters, their portraits and the backs of their cards. */

import { type CardOptions, cardFace } from './frame.ts';
import { DUSK, GOLD, GOLD_EDGE, GOLD_SHADE, type PatternName, type Tone, WHITE } from './palette.ts';
import { pattern } from './patterns.ts';
import { person } from './person.ts';
import { circle, cut, type Drawing, ellipse, group, line, rect, shape, starPath } from './svg.ts';

const FAIR = { skin: '#FBD9BF', skinShade: '#EDB896' };
const TAN = { skin: '#E9B488', skinShade: '#CF9163' };
const BROWN = { skin: '#B97A4E', skinShade: '#965B36' };
const DEEP = { skin: '#8A5637', skinShade: '#6B3E25' };

function princess(): Drawing {
  return person({
    ...FAIR,
    hair: 'long',
    hairTone: '#3B2347',
    hairShade: '#27152F',
    eyes: 'lashes',
    mouth: 'smirk',
    clothes: '#A3245E',
    clothesShade: '#7A1746',
    trim: shape('M60 206 L78 186 L100 214 L122 186 L140 206 L124 222 L100 216 L76 222z', '#2A1030') + shape('M100 210 l9 10 l-9 11 l-9 -11z', '#7CE0D3'),
    above:
      shape('M66 74 L60 34 L80 52 L90 26 L100 50 L110 26 L120 52 L140 34 L134 74 C114 66 86 66 66 74z', GOLD) +
      shape('M104 46 L110 26 L120 52 L140 34 L134 74 C124 70 114 68 104 68z', GOLD_SHADE, 0.75) +
      circle(60, 34, 5, '#E0476B') +
      circle(140, 34, 5, '#E0476B') +
      shape('M100 54 l6 7 l-6 7 l-6 -7z', '#7CE0D3') +
      line('M76 102 q8 -6 16 -2 M108 100 q8 -4 16 3', '#27152F', 3.6),
  });
}

function knight(): Drawing {
  const steel = '#C6D0DE';
  return person({
    ...FAIR,
    hair: 'none',
    hairTone: '#6B4A2B',
    hairShade: '#6B4A2B',
    eyes: 'round',
    mouth: 'grin',
    clothes: steel,
    clothesShade: '#8E9CB2',
    behind: shape('M96 40 C100 8 140 0 162 20 C180 38 176 70 164 92 C160 62 138 46 104 52z', '#2C6FB5') + shape('M162 20 C180 38 176 70 164 92 C166 62 160 38 146 22z', '#1B4C82'),
    trim: shape('M100 200 L126 210 L122 246 L100 262 L78 246 L74 210z', '#2C6FB5') + shape('M94 208h12v14h14v12h-14v20h-12v-20h-14v-12h14z', '#EAF0F7'),
    above:
      shape('M52 132 C48 74 62 36 100 36 C138 36 152 74 148 132 L138 132 C140 112 138 100 134 92 C112 84 88 84 66 92 C62 100 60 112 62 132z', steel) +
      shape('M108 36 C138 40 152 76 148 132 L138 132 C140 112 138 100 134 92 L120 88 C122 68 118 50 108 36z', '#8E9CB2') +
      shape('M56 84 C76 70 124 70 144 84 L142 96 C122 84 78 84 58 96z', '#EAF0F7') +
      circle(64, 88, 4, GOLD_EDGE) +
      circle(136, 88, 4, GOLD_EDGE),
  });
}

function wizard(): Drawing {
  return person({
    ...TAN,
    hair: 'none',
    hairTone: '#D9D2EC',
    hairShade: '#8C80B8',
    eyes: 'round',
    mouth: 'calm',
    clothes: '#4A3AA8',
    clothesShade: '#352885',
    behind: shape('M22 284 C16 216 44 180 82 174 L118 174 C156 180 184 216 178 284z', '#241A5E'),
    trim: shape(starPath(58, 244, 9), GOLD) + shape(starPath(146, 238, 10), GOLD),
    beard: shape('M62 120 C60 164 78 190 88 238 C96 218 104 218 112 238 C122 190 140 164 138 120 C130 142 118 138 100 136 C82 138 70 142 62 120z', '#F1EDFA') + shape('M138 120 C140 164 122 190 112 238 C110 200 122 168 122 138 C130 136 136 130 138 120z', '#B3A9D6', 0.8) + line('M90 151 q10 5 20 0', '#7A2438', 3.4),
    above:
      circle(84, 116, 15, '#FFFFFF', 0.28) +
      circle(116, 116, 15, '#FFFFFF', 0.28) +
      `<circle cx="84" cy="116" r="15" fill="none" stroke="${GOLD_EDGE}" stroke-width="3.400"/><circle cx="116" cy="116" r="15" fill="none" stroke="${GOLD_EDGE}" stroke-width="3.400"/>` +
      shape('M36 92 C62 76 138 76 164 92 C142 104 58 104 36 92z', '#241A5E') +
      shape('M58 86 C72 56 84 26 92 0 C110 22 134 54 142 86 C116 94 84 94 58 86z', '#5B4AC7') +
      shape('M92 0 C110 22 134 54 142 86 C132 89 122 91 112 92 C112 60 104 30 92 0z', '#4133A0') +
      shape(starPath(96, 58, 11), GOLD) +
      shape('M114 70 a9 9 0 1 0 9 9 a7 7 0 0 1 -9 -9z', '#FFE9A8'),
  });
}

function shaman(): Drawing {
  return person({
    ...DEEP,
    hair: 'braids',
    hairTone: '#2F1D1A',
    hairShade: '#1E110F',
    eyes: 'lashes',
    mouth: 'calm',
    clothes: '#2F8F4E',
    clothesShade: '#1F6A37',
    trim:
      line('M62 200 C76 224 124 224 138 200', '#F6E7C1', 5) +
      [
        [70, 210],
        [84, 217],
        [100, 220],
        [116, 217],
        [130, 210],
      ]
        .map(([x, y]) => shape(`M${x! - 4} ${y}l4 14l4 -14z`, '#F6E7C1'))
        .join(''),
    beard: line('M70 130 h14 M70 138 h12 M130 130 h-14 M130 138 h-12', '#7CE0D3', 3.4),
    above:
      shape('M56 92 C70 66 130 66 144 92 L142 104 C124 84 76 84 58 104z', '#7A4A21') +
      shape('M100 74 C90 46 92 22 100 2 C108 22 110 46 100 74z', '#F6E7C1') +
      shape('M100 74 C108 46 108 22 100 2 C102 28 102 50 100 74z', '#C9B27C') +
      shape('M78 76 C60 52 54 34 56 16 C74 28 86 48 86 74z', '#E8743B') +
      shape('M122 76 C140 52 146 34 144 16 C126 28 114 48 114 74z', '#3DA660') +
      circle(100, 84, 7, '#7CE0D3'),
  });
}

function huntress(): Drawing {
  return person({
    ...BROWN,
    hair: 'curls',
    hairTone: '#C9702E',
    hairShade: '#9A4F1B',
    eyes: 'sly',
    mouth: 'smirk',
    clothes: '#7C5A2B',
    clothesShade: '#5C411C',
    behind:
      line('M176 40 C150 90 150 200 176 260', '#8A5A2B', 8) +
      line('M176 40 L176 260', '#F4E3C1', 2) +
      [
        [28, 150],
        [40, 140],
        [52, 150],
      ]
        .map(([x, y]) => line(`M${x} 230V${y}`, '#C9A227', 4) + shape(`M${x! - 8} ${y! + 12}l8 -18l8 18z`, '#E0476B'))
        .join(''),
    trim: shape('M40 226 L60 196 L150 262 L138 284z', '#3A2814') + circle(100, 232, 6, GOLD),
    above:
      shape('M50 92 C54 52 86 40 116 44 C140 48 154 68 156 84 C128 76 80 78 50 92z', '#2F6B3C') +
      shape('M46 94 C78 78 130 76 162 88 C152 100 136 96 120 94 C96 92 70 96 54 104 C44 104 40 98 46 94z', '#1F4E2A') +
      shape('M62 82 C44 54 42 30 50 12 C70 30 80 54 78 78z', '#E0476B') +
      line('M68 78 C58 54 54 36 52 22', '#9A2459', 2.6),
  });
}

function bard(): Drawing {
  const lute = group('rotate(28 140 214)', ellipse(140, 230, 34, 40, '#C98545'), ellipse(147, 232, 27, 34, '#A9672B', 0.5), circle(140, 222, 10, '#5B3416'), rect(134, 122, 12, 80, 3, '#7A4A21'), rect(129, 108, 22, 18, 4, '#5B3416'), line('M137 126 V254 M143 126 V254', '#F4E3C1', 1.6));
  return person({
    ...TAN,
    hair: 'bob',
    hairTone: '#E9B23F',
    hairShade: '#B97F1D',
    eyes: 'smiling',
    mouth: 'sing',
    clothes: '#D9952B',
    clothesShade: '#A96F12',
    trim: shape('M66 196 L84 184 L100 204 L116 184 L134 196 L122 216 L100 206 L78 216z', '#C9304F'),
    above:
      shape('M44 88 C46 46 82 30 118 36 C144 40 158 60 160 80 C130 72 76 74 44 88z', '#C9304F') +
      shape('M44 88 C76 72 130 70 164 82 C158 94 140 92 124 90 C98 86 68 90 50 100 C40 100 38 92 44 88z', '#9C1F3C') +
      shape('M130 64 C130 36 146 12 178 8 C182 38 166 62 138 72z', '#FFE9A8') +
      line('M136 68 C146 44 158 26 174 14', '#D9A534', 2.6) +
      lute,
  });
}

function thief(): Drawing {
  return person({
    ...TAN,
    hair: 'short',
    hairTone: '#4A3323',
    hairShade: '#332014',
    eyes: 'sly',
    mouth: 'grin',
    clothes: '#3D4454',
    clothesShade: '#2A303D',
    behind: shape('M40 190 C20 92 48 30 100 28 C152 30 180 92 160 190z', '#20252F'),
    trim: shape('M62 200 C80 190 120 190 138 200 L118 232 L100 214 L82 232z', '#7A1F2E'),
    above:
      shape('M46 158 C34 78 58 36 100 36 C142 36 166 78 154 158 C150 116 138 82 100 78 C62 82 50 116 46 158z', '#3D4454') +
      shape('M112 37 C146 44 164 84 154 158 C151 122 142 96 120 84 C124 66 120 50 112 37z', '#2A303D') +
      shape('M62 108 C76 98 92 104 100 108 C108 104 124 98 138 108 C138 124 126 130 116 128 C108 126 104 120 100 118 C96 120 92 126 84 128 C74 130 62 124 62 108z', '#14171E') +
      circle(84, 115, 4.6, WHITE) +
      circle(116, 115, 4.6, WHITE) +
      circle(86, 116, 2.4, DUSK) +
      circle(118, 116, 2.4, DUSK),
  });
}

function merchant(): Drawing {
  return person({
    ...BROWN,
    hair: 'none',
    hairTone: '#241512',
    hairShade: '#241512',
    eyes: 'smiling',
    mouth: 'smile',
    clothes: '#8A4FB0',
    clothesShade: '#66358A',
    trim: shape('M70 196 C84 188 116 188 130 196 L100 284z', '#F7F3EA') + circle(100, 246, 20, GOLD_EDGE) + circle(100, 245, 17, GOLD) + shape(starPath(100, 245, 11), '#FFF6D6'),
    beard: shape('M68 136 C72 160 84 186 100 186 C116 186 128 160 132 136 C122 148 114 142 100 142 C86 142 78 148 68 136z', '#241512') + line('M90 152 q10 7 20 0', WHITE, 3.4),
    above:
      shape('M52 94 C42 56 70 28 104 30 C142 32 160 62 148 94 C120 78 80 78 52 94z', '#E8743B') +
      shape('M52 94 C70 60 120 44 150 66 C154 78 152 86 148 94 C120 78 80 78 52 94z', '#C9582A') +
      shape('M56 76 C80 50 116 44 146 58 L150 70 C120 58 86 66 60 92z', '#FFE9A8') +
      circle(100, 66, 9, GOLD_EDGE) +
      circle(100, 66, 6.5, '#57B36B') +
      shape('M98 58 C92 38 100 22 112 14 C116 32 112 48 104 58z', WHITE),
  });
}

function blackMage(): Drawing {
  return person({
    skin: '#3A2A55',
    skinShade: '#281B3E',
    hair: 'none',
    hairTone: '#1B1030',
    hairShade: '#1B1030',
    eyes: 'round',
    mouth: 'calm',
    clothes: '#2B2140',
    clothesShade: '#1B1030',
    behind: shape('M18 284 C10 216 40 178 78 172 L122 172 C160 178 190 216 182 284z', '#140C26'),
    trim: shape('M66 198 C80 188 120 188 134 198 L120 216 L100 208 L80 216z', '#6B2F96') + circle(100, 216, 8, '#B7F34E'),
    above:
      shape('M44 170 C30 84 56 34 100 30 C144 34 170 84 156 170 C150 120 138 84 100 80 C62 84 50 120 44 170z', '#4A2A6B') +
      shape('M112 31 C148 40 168 86 156 170 C152 126 142 98 120 86 C124 66 120 48 112 31z', '#341A50') +
      ellipse(84, 116, 8, 10, '#B7F34E') +
      ellipse(116, 116, 8, 10, '#B7F34E') +
      ellipse(84, 116, 3, 8, '#1B1030') +
      ellipse(116, 116, 3, 8, '#1B1030') +
      shape('M84 142 l8 8 l8 -8 l8 8 l8 -8 q-4 18 -16 18 q-12 0 -16 -18z', '#B7F34E') +
      shape('M100 30 C92 14 100 2 116 -2 C112 10 116 20 112 32z', '#6B2F96'),
  });
}

interface Role {
  tone: Tone;
  figure: () => Drawing;
}

function tone(frame: string, paper: string, hill: string, figure: PatternName): Tone {
  return { frame, paper, hill, mark: WHITE, pattern: figure };
}

const CAST: Record<string, Role> = {
  princess: { tone: tone('#8F1F55', '#F8D9E8', '#EDAFCB', 'lilies'), figure: princess },
  knight: { tone: tone('#3F5272', '#DEE6F1', '#B9C7DB', 'checks'), figure: knight },
  wizard: { tone: tone('#41349A', '#DCD8F6', '#B9B1EA', 'stars'), figure: wizard },
  shaman: { tone: tone('#1F6A4A', '#D2EFE1', '#A3DAC2', 'leaves'), figure: shaman },
  huntress: { tone: tone('#6E4A1C', '#F1E2C6', '#DDC08D', 'wheat'), figure: huntress },
  bard: { tone: tone('#9A3412', '#FDE3CF', '#F5BE95', 'notes'), figure: bard },
  thief: { tone: tone('#3A414F', '#DCE0E8', '#B6BDCB', 'snow'), figure: thief },
  merchant: { tone: tone('#6D3590', '#EEDDFB', '#D6B6F0', 'suns'), figure: merchant },
  black_mage: { tone: tone('#2B1B45', '#CFC3E6', '#A793CC', 'flames'), figure: blackMage },
};

function role(character: string): Role {
  return CAST[character] ?? CAST['knight']!;
}

/** The colours a character's cards are painted with. */
export function characterTone(character: string): Tone {
  return role(character).tone;
}

/** The card of a character. */
export function characterFace(character: string, options: CardOptions = {}): Drawing {
  const { tone: painted, figure } = role(character);
  return cardFace({ tone: painted, figure: figure() }, options);
}

/** A character's face, to be shown in `PORTRAIT_BOX`. */
export function portrait(character: string): Drawing {
  const { tone: painted, figure } = role(character);
  return rect(0, 0, 200, 280, 0, painted.paper) + pattern(painted, 0, 0, 200, 200, 0.6) + figure();
}

export const PORTRAIT_BOX = '28 8 144 178';

/** The jaws of a trap, open upwards and downwards. */
const JAWS = 'M38 232 l12 -20 l13 20 l12 -20 l13 20 l12 -20 l12 20 l13 -20 l12 20 l13 -20 l12 20z' + 'M38 240 l12 20 l13 -20 l12 20 l13 -20 l12 20 l12 -20 l13 20 l12 -20 l13 20 l12 -20z';

/** The back of a character's cards: hunt cards bear stars, traps bear jaws. */
export function characterBack(character: string, deck: 'hunt' | 'trap'): Drawing {
  const { tone: painted, figure } = role(character);
  return [
    rect(0, 0, 200, 280, 16, '#F0E2C4'),
    rect(7, 7, 186, 266, 11, painted.frame),
    circle(100, 110, 74, painted.paper),
    cut(26, 36, 148, 148, group('translate(18 18) scale(.82)', figure())),
    // What the round window does not show is painted over: a clip path would need an id of its own on every page.
    shape('M7 7H193V196H7zM100 40a70 70 0 1 0 .01 0z', painted.frame).replace('<path', '<path fill-rule="evenodd"'),
    pattern({ ...painted, mark: painted.paper }, 7, 196, 186, 76, 0.22),
    `<circle cx="100" cy="110" r="72" fill="none" stroke="#F0E2C4" stroke-width="7"/>`,
    deck === 'trap' ? shape(JAWS, '#F0E2C4') : shape(starPath(100, 234, 25) + starPath(48, 234, 15) + starPath(152, 234, 15), GOLD),
  ].join('');
}
