/** Where something large may lie so that it covers as little as possible of what is needed. Nothing here knows a game. */

import type { Room } from './room.ts';

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the page, and how much it matters that it stays in sight. */
export interface Needed {
  box: Area;
  weight: number;
}

const EDGE = 6;
/** Below the sign of the house and the menu. */
const TOP = 46;
const STEPS = 8;

function overlap(a: Area, b: Area): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What lies below something, each part by its weight; what lies under it whole counts as much as what is large. */
function cost(box: Area, needed: readonly Needed[]): number {
  return needed.reduce(
    (sum, one) => sum + (one.weight * overlap(box, one.box)) / Math.max(1, one.box.width * one.box.height),
    0,
  );
}

/** Whether nothing that is needed lies below a box. */
export function isFree(box: Area, needed: readonly Needed[]): boolean {
  return cost(box, needed) === 0;
}

/** The best of many places for a box; of equal ones that farthest to the right, and then at the bottom. */
export function freeSpot(
  { width, height }: Room,
  page: Room,
  needed: readonly Needed[],
): { left: number; top: number } {
  const right = Math.max(EDGE, page.width - width - EDGE);
  const bottom = Math.max(EDGE, page.height - height - EDGE);
  const first = Math.min(TOP, bottom);
  let best = { left: right, top: bottom };
  let least = Infinity;
  for (let across = STEPS; across >= 0; across -= 1) {
    for (let down = STEPS; down >= 0; down -= 1) {
      const spot = {
        left: EDGE + ((right - EDGE) * across) / STEPS,
        top: first + ((bottom - first) * down) / STEPS,
      };
      const found = cost({ ...spot, width, height }, needed);
      if (found < least - 1e-6) {
        least = found;
        best = spot;
      }
    }
  }
  return best;
}
