/** The goods of the gnomes, the market's stalls and the marker of whoever hunts first. Tokens are 64 x 64. */

import { FAMILIES, familyBadge, familyOf, lettering } from './kill-the-unicorns-families.ts';
import { DUSK, GOLD, GOLD_EDGE, GOLD_SHADE, INK, WHITE } from './palette.ts';
import { circle, type Drawing, ellipse, group, line, rect, shape, starPath } from './svg.ts';

function disc(fill: string, edge: string): Drawing {
  return ellipse(32, 34, 30, 29, DUSK, 0.3) + circle(32, 31, 30, edge) + circle(32, 31, 26.5, fill);
}

/** A small plate with what a token adds to a score. */
function plate(words: string): Drawing {
  return rect(30, 42, 32, 21, 10, DUSK) + lettering(46, 58.5, 18, words, GOLD);
}

/** A pâté, with its points on the lid. */
export function patePicture(points: number): Drawing {
  return (
    disc('#F6E3D0', '#8C4A2F') +
    ellipse(32, 42, 22, 8, '#7A3F1C') +
    shape('M10 30 L14 44 C22 50 42 50 50 44 L54 30z', '#C9874B') +
    shape('M34 48 C42 48 47 46 50 44 L54 30 L40 30z', '#A5652E', 0.7) +
    ellipse(32, 29, 23, 11, '#E9B36B') +
    line('M14 30 q4 5 9 0 t9 0 t9 0 t9 0', '#A5652E', 3) +
    circle(32, 26, 12, WHITE) +
    lettering(32, 33, 20, String(points), '#7A2438')
  );
}

export function falseHornPicture(points: number): Drawing {
  return disc('#D9ECFF', '#3F5272') + line('M10 34 C18 52 46 52 54 34', '#C9304F', 3.4) + shape('M20 40 L34 4 L44 38 C38 44 26 46 20 40z', '#FF9EC4') + shape('M34 4 L44 38 C40 42 36 43 33 43z', '#D4407A', 0.7) + line('M24 32 l17 3 M27.500 24 l12 3 M31 15 l6 2', WHITE, 3) + plate(`+${points}`);
}

export function fairyDustPicture(colour: string, points: number): Drawing {
  const { tone, mane } = FAMILIES[familyOf(colour)];
  return (
    disc(tone.paper, tone.frame) +
    rect(24, 6, 16, 8, 2, '#A9672B') +
    shape('M22 14 H42 V20 C52 26 54 38 50 48 C46 56 18 56 14 48 C10 38 12 26 22 20z', WHITE, 0.75) +
    shape('M14 36 C24 30 40 42 50 34 C53 40 52 44 50 48 C46 56 18 56 14 48 C12 44 12 40 14 36z', mane[1]) +
    [
      [22, 30, 6],
      [40, 27, 5],
      [31, 20, 4],
      [26, 46, 5],
    ]
      .map(([x, y, r]) => shape(starPath(x!, y!, r!, 4, 0.32), '#FFF6D6'))
      .join('') +
    group('translate(2 40) scale(.86)', familyBadge(familyOf(colour))) +
    plate(`+${points}`)
  );
}

export function cottonCandyPicture(colour: string): Drawing {
  const { tone, mane } = FAMILIES[familyOf(colour)];
  return (
    disc(tone.paper, tone.frame) +
    shape('M28 34 L32 62 L36 34z', '#F4EBD8') +
    line('M32 40 V60', '#C9B27C', 2) +
    [
      [20, 26, 11],
      [32, 16, 12],
      [44, 26, 11],
      [26, 34, 10],
      [39, 35, 10],
    ]
      .map(([x, y, r]) => circle(x!, y! + 2, r!, mane[1]))
      .join('') +
    [
      [20, 24, 8],
      [31, 14, 9],
      [43, 24, 7],
      [32, 28, 10],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, mane[2]))
      .join('') +
    line('M22 22 q6 -6 12 0 q4 4 10 0', WHITE, 2.4, 0.8) +
    group('translate(2 40) scale(.86)', familyBadge(familyOf(colour)))
  );
}

export function soapPicture(): Drawing {
  return (
    disc('#D6F6FF', '#0F5F73') +
    group('rotate(-12 32 36)', rect(10, 26, 44, 24, 11, '#E5A9D4'), rect(10, 24, 44, 21, 10, '#F9CDEB'), rect(18, 29, 28, 10, 5, '#E5A9D4')) +
    [
      [18, 18, 7],
      [34, 12, 5],
      [46, 18, 8],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, WHITE, 0.9) + circle(x! - 2, y! - 2, r! * 0.35, '#9FD8EE'))
      .join('')
  );
}

/** A token of the market by its item; `colour` for what dyes, `points` for what scores. */
export function tokenPicture(item: string, colour: string | null, points: number): Drawing {
  switch (item) {
    case 'butchery':
    case 'pate':
      return patePicture(points);
    case 'false_horn':
      return falseHornPicture(points);
    case 'fairy_dust':
      return fairyDustPicture(colour ?? 'none', points);
    case 'soap':
      return soapPicture();
    default:
      return cottonCandyPicture(colour ?? 'none');
  }
}

/** The marker of the first hunter: a golden hunting horn, 64 x 64. */
export function markerPicture(): Drawing {
  return (
    circle(32, 32, 31, '#7A1746') +
    circle(32, 32, 27, '#A3245E') +
    `<path d="M17 20 C10 40 24 54 42 48" fill="none" stroke="${GOLD_EDGE}" stroke-width="9" stroke-linecap="round"/><path d="M17 19 C10 39 24 53 42 47" fill="none" stroke="${GOLD}" stroke-width="6" stroke-linecap="round"/>` +
    shape('M36 36 L58 30 L54 58 L40 52z', GOLD) +
    ellipse(56, 44, 4, 14, GOLD_SHADE) +
    circle(18, 16, 4, '#FFF0B0') +
    line('M22 18 C30 26 36 30 40 38', WHITE, 2.4, 0.7) +
    shape(starPath(40, 18, 9), '#FFE9A8')
  );
}

/** How hard the rulers of the market look at you. */
function gnome(hat: string, hatShade: string): Drawing {
  return (
    shape('M40 116 C42 90 58 78 80 78 C102 78 118 90 120 116z', '#6E4A1C') +
    circle(80, 62, 22, '#F0B98C') +
    shape('M58 64 C56 92 70 104 80 108 C90 104 104 92 102 64 C94 76 66 76 58 64z', '#EFE8DA') +
    circle(80, 66, 7, '#E08A6B') +
    circle(71, 56, 3.6, INK) +
    circle(89, 56, 3.6, INK) +
    line('M64 48 l11 3 M96 48 l-11 3', INK, 3) +
    shape('M54 50 C58 24 72 8 96 -8 C94 14 104 30 106 50 C90 40 70 40 54 50z', hat) +
    shape('M96 -8 C94 14 104 30 106 50 C100 46 94 44 88 43 C92 24 92 8 96 -8z', hatShade)
  );
}

interface StallLook {
  cloth: string;
  hat: string;
  hatShade: string;
  goods: Drawing;
}

const STALLS: Record<string, StallLook> = {
  butchery: { cloth: '#A83F3F', hat: '#C9304F', hatShade: '#9C1F3C', goods: patePicture(0).replace(/<text.*?<\/text>/, '') },
  false_horn: { cloth: '#3F6FA8', hat: '#2C6FB5', hatShade: '#1B4C82', goods: falseHornPicture(2) },
  fairy_dust: { cloth: '#7A3FA3', hat: '#8A4FB0', hatShade: '#66358A', goods: fairyDustPicture('pink', 2) },
  cotton_candy: { cloth: '#C2416F', hat: '#2F8F4E', hatShade: '#1E6336', goods: cottonCandyPicture('blue') },
  soap: { cloth: '#0F7A8C', hat: '#D9952B', hatShade: '#A96F12', goods: soapPicture() },
};

/** A stall of the black market, 160 x 150: awning, gnome and goods. */
export function stallPicture(item: string): Drawing {
  const { cloth, hat, hatShade, goods } = STALLS[item] ?? STALLS['cotton_candy']!;
  const stripes = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const left = 6 + at * 21.2;
    return shape(`M${left} 14 H${left + 21.2} V40 a10.600 10.600 0 0 1 -21.200 0z`, at % 2 === 0 ? cloth : '#FFF3E0');
  });
  return [
    rect(10, 20, 8, 126, 2, '#5B3416'),
    rect(142, 20, 8, 126, 2, '#5B3416'),
    rect(18, 40, 124, 84, 0, '#2A1F36'),
    group('translate(4 30) scale(.82)', gnome(hat, hatShade)),
    group('translate(84 58) scale(.9)', goods),
    rect(4, 116, 152, 12, 4, '#A9672B'),
    rect(10, 126, 140, 20, 2, '#7A4A21'),
    line('M40 128 V144 M80 128 V144 M120 128 V144', '#5B3416', 2.6),
    rect(2, 6, 156, 12, 5, '#5B3416'),
    ...stripes,
  ].join('');
}
