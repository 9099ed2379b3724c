/** The back of our cards: a crescent, a horn and stars in the night, the same upside down. */

import { unicorn } from './unicorn.ts';
import { circle, cut, type Drawing, group, line, rect, shape, starPath } from './svg.ts';

/** A card's back, 200 x 280. */
export function cardBack(): Drawing {
  const stars = [
    [34, 40, 9],
    [166, 40, 9],
    [34, 240, 9],
    [166, 240, 9],
    [100, 26, 6],
    [100, 254, 6],
    [28, 140, 6],
    [172, 140, 6],
  ];
  return [
    rect(0, 0, 200, 280, 16, '#F0E2C4'),
    rect(7, 7, 186, 266, 11, '#3B2C6B'),
    cut(7, 7, 186, 266, line(lattice(), '#5A4796', 2.4)),
    circle(100, 140, 66, '#F0E2C4'),
    circle(100, 140, 60, '#2A1F52'),
    circle(100, 140, 60, '#4A3788', 0.55),
    cut(40, 80, 120, 120, group('translate(38 78) scale(0.6)', unicorn({ body: '#F7EFFF', shade: '#BBA4E6', mane: ['#E0A436', '#FFD66B', '#FFE9A8'], mood: 'asleep' }))),
    `<circle cx="100" cy="140" r="63" fill="none" stroke="#E0A436" stroke-width="6"/>`,
    stars.map(([x, y, r]) => shape(starPath(x!, y!, r!, 4, 0.34), '#FFD66B')).join(''),
  ].join('');
}

function lattice(): string {
  const lines: string[] = [];
  for (let at = -280; at < 480; at += 40) {
    lines.push(`M${at} 0l280 280M${at} 280l280 -280`);
  }
  return lines.join('');
}
