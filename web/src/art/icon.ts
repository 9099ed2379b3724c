/** The sign of the house: a sleeping unicorn under a gold horn, as app icon and in the header. */

import { type Drawing, circle, group, rect, shape, starPath } from './svg.ts';
import { unicorn } from './unicorn.ts';

const HEAD = unicorn({ body: '#F7EFFF', shade: '#BBA4E6', mane: ['#A02A5C', '#D4407A', '#F07BA8'], mood: 'sly' });

/** The logo, 64 x 64, without a ground. */
export function logo(): Drawing {
  return group('translate(-1 -1) scale(.32)', HEAD);
}

/** The app icon as a whole SVG document; `safe` leaves the margin a mask may cut away. */
export function iconDocument(size: number, safe: boolean): string {
  const scale = safe ? 1.55 : 1.95;
  const shift = 256 - 102 * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${size}" height="${size}">` +
    rect(0, 0, 512, 512, safe ? 0 : 96, '#1E1836') +
    circle(256, 270, safe ? 170 : 206, '#4A3788') +
    shape(starPath(110, 104, 22, 4, 0.34) + starPath(404, 120, 16, 4, 0.34) + starPath(420, 380, 20, 4, 0.34), '#FFD66B') +
    group(`translate(${shift} ${safe ? 92 : 56}) scale(${scale})`, HEAD) +
    '</svg>'
  );
}
