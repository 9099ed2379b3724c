/** The windows every table has to fit into, and the room a table has in each: see Play.svelte and app.css. */

import type { Room } from '../src/boards/shell/room.ts';

const WINDOWS: readonly (readonly [number, number])[] = [
  [1920, 1080],
  [1440, 900],
  [1366, 650],
  [1280, 720],
  [820, 1180],
  [1180, 820],
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
];

function roomIn([width, height]: readonly [number, number]): Room {
  if (height < 480) return { width: width - 56, height: height - 8 };
  const side = width >= 1240 ? 312 : 0;
  return { width: width - side - 12, height: height - 44 - 6 };
}

export const ROOMS: readonly { size: string; room: Room }[] = WINDOWS.map((window) => ({
  size: window.join('x'),
  room: roomIn(window),
}));
