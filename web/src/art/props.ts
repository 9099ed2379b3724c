/** Small things that turn up on many cards: steam, bubbles, notes, papers, letters. Each says where it stands. */

import { GOLD, GOLD_EDGE, GOLD_SHADE, INK, WHITE } from './palette.ts';
import { circle, type Drawing, ellipse, group, line, rect, shape, starPath } from './svg.ts';

export const PAPER = '#FFFBF0';
export const PAPER_SHADE = '#E4D8BC';
export const WOOD = '#B97B3F';
export const WOOD_SHADE = '#8A5526';
export const STEEL = '#C6D0DE';
export const STEEL_SHADE = '#8694AB';

/** Letters or figures that belong to the picture; never words anybody has to read. */
export function sign(x: number, y: number, size: number, text: string, fill = INK): Drawing {
  return `<text x="${x}" y="${y}" text-anchor="middle" class="card-name" font-size="${size}" font-weight="800" fill="${fill}">${text}</text>`;
}

export function bubble(x: number, y: number, r: number, fill = '#DFF4FF'): Drawing {
  return circle(x, y, r, fill, 0.75) + circle(x, y, r * 0.86, '#9CD3F2', 0.35) + ellipse(x - r * 0.35, y - r * 0.4, r * 0.26, r * 0.16, WHITE);
}

export function sparkle(x: number, y: number, r: number, fill = '#FFF3B0'): Drawing {
  return shape(starPath(x, y, r, 4, 0.3), fill);
}

export function steam(x: number, y: number): Drawing {
  return line(`M${x} ${y}q-7 -8 0 -15t0 -15M${x + 13} ${y}q-7 -8 0 -15t0 -15`, WHITE, 4, 0.9);
}

export function musicNote(x: number, y: number, fill = INK): Drawing {
  return ellipse(x, y, 7, 5.5, fill) + line(`M${x + 6} ${y}V${y - 26}q9 3 12 11`, fill, 3.6);
}

export function drop(x: number, y: number, fill = '#5DB3E8'): Drawing {
  return shape(`M${x} ${y - 10}C${x + 8} ${y} ${x + 6} ${y + 8} ${x} ${y + 8}C${x - 6} ${y + 8} ${x - 8} ${y} ${x} ${y - 10}z`, fill);
}

/** A sheet of paper with its lower right corner in the shade. */
export function sheet(x: number, y: number, width: number, height: number, turn = 0): Drawing {
  const parts = rect(x, y, width, height, 4, PAPER) + shape(`M${x + width} ${y + height * 0.3}V${y + height}H${x + width * 0.3}z`, PAPER_SHADE, 0.6);
  return turn ? group(`rotate(${turn} ${x + width / 2} ${y + height / 2})`, parts) : parts;
}

/** Ruled lines on a sheet. */
export function ruled(x: number, y: number, width: number, rows: number, gap = 9, tone = '#A79BC0'): Drawing {
  let d = '';
  for (let row = 0; row < rows; row += 1) d += `M${x} ${y + row * gap}h${row === rows - 1 ? width * 0.6 : width}`;
  return line(d, tone, 3);
}

/** A playing card from behind, as our own look. */
export function littleCard(x: number, y: number, turn = 0, fill = '#3B2C6B'): Drawing {
  return group(`translate(${x} ${y}) rotate(${turn})`, rect(-16, -22, 32, 44, 4, '#F0E2C4'), rect(-12.5, -18.5, 25, 37, 3, fill), shape(starPath(0, 0, 9, 4, 0.34), GOLD));
}

export function coinFlat(x: number, y: number, r: number): Drawing {
  return circle(x, y + r * 0.14, r, GOLD_EDGE) + circle(x, y, r, GOLD_SHADE) + circle(x, y, r * 0.78, GOLD) + shape(starPath(x, y, r * 0.5), '#FFF6D6');
}

export function cup(x: number, y: number, fill: string, shade: string): Drawing {
  return line(`M${x + 34} ${y + 8}q16 -2 14 11t-18 11`, shade, 6) + shape(`M${x} ${y}h38v20q0 18 -19 18t-19 -18z`, fill) + shape(`M${x + 24} ${y}h14v20q0 18 -19 18q9 -8 9 -18z`, shade, 0.7) + ellipse(x + 19, y, 19, 4.5, '#6B3E25');
}

/** A jagged cloud of noise. */
export function burst(x: number, y: number, r: number, fill: string, points = 11): Drawing {
  return shape(starPath(x, y, r, points, 0.68), fill);
}

export function cloud(x: number, y: number, size: number, fill: string): Drawing {
  const s = size;
  return circle(x - s * 0.9, y, s * 0.7, fill) + circle(x, y - s * 0.35, s, fill) + circle(x + s, y, s * 0.75, fill) + rect(x - s * 1.3, y, s * 2.6, s * 0.75, s * 0.35, fill);
}

/** A round clock showing a time: hours and minutes as angles from twelve. */
export function clock(x: number, y: number, r: number, hours: number, minutes: number, rim = '#D8374F'): Drawing {
  const hand = (angle: number, reach: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `M${x} ${y}L${(x + Math.sin(turn) * reach).toFixed(1)} ${(y - Math.cos(turn) * reach).toFixed(1)}`;
  };
  const ticks = [0, 90, 180, 270].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return circle(+(x + Math.sin(turn) * r * 0.68).toFixed(1), +(y - Math.cos(turn) * r * 0.68).toFixed(1), r * 0.07, INK);
  });
  return circle(x, y, r, rim) + circle(x, y, r * 0.84, WHITE) + ticks.join('') + line(hand(hours, r * 0.42), INK, r * 0.13) + line(hand(minutes, r * 0.62), INK, r * 0.1) + circle(x, y, r * 0.1, INK);
}

/** Wings seen from the side, spread behind a neck. */
export function feathers(fill: string, shade: string): Drawing {
  return shape('M76 150 C40 150 6 124 -4 76 C10 88 22 92 32 90 C24 76 22 66 24 54 C44 84 70 96 92 104z', fill) + shape('M78 152 C54 148 30 132 20 108 C34 112 44 112 52 108 C50 100 50 94 52 88 C62 104 78 112 92 116z', shade, 0.8);
}

export function hoof(x: number, y: number, coat: string, turn = 0): Drawing {
  return group(`translate(${x} ${y}) rotate(${turn})`, rect(-15, -60, 30, 66, 12, coat), shape('M-17 0h34l4 22h-42z', '#5B3A2E'), shape('M4 0h13l4 22h-15z', '#40261E'));
}

export function cross(x: number, y: number, size: number, fill: string, width = 9): Drawing {
  return line(`M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`, fill, width);
}

export function tick(x: number, y: number, size: number, fill: string, width = 8): Drawing {
  return line(`M${x - size} ${y}l${size * 0.75} ${size * 0.8}l${size * 1.25} ${-size * 1.6}`, fill, width);
}

/** An arrow that goes round. */
export function roundArrow(x: number, y: number, r: number, fill: string, width = 9): Drawing {
  return line(`M${x + r} ${y}A${r} ${r} 0 1 1 ${x + r * 0.5} ${y - r * 0.86}`, fill, width) + shape(`M${x + r * 0.5 - 4} ${y - r * 0.86 - 15}l26 13l-22 19z`, fill);
}
