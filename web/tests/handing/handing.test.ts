import { describe, expect, it } from 'vitest';
import type { OpenWindow, Update } from '../../src/api/types.ts';
import { afterHand, errand, everybody } from '../../src/handing/handing.ts';

const WINDOW: OpenWindow = { key: 'neigh', asked: [0, 1, 3], passing: 5, deadline: null };

function told(
  n: number,
  toAct: number[],
  window: OpenWindow | null = null,
): Pick<Update, 'n' | 'view' | 'window'> {
  return { n, view: { to_act: toAct } as Update['view'], window };
}

describe('whose hands a device should be in', () => {
  it('goes to whoever of its people owes a decision', () => {
    expect(errand(told(3, [2]), [0, 2], null)).toEqual({ kind: 'hand', seat: 2 });
    expect(errand(told(3, [1]), [0, 2], null)).toEqual({ kind: 'watch' });
    expect(errand(told(3, [2, 0]), [0, 2], null)).toEqual({ kind: 'hand', seat: 2 });
  });

  it('asks all about a window before it asks anybody', () => {
    expect(errand(told(7, [0, 1, 3], WINDOW), [0, 3], null)).toEqual({ kind: 'window', window: WINDOW });
    expect(errand(told(7, [0, 1, 3], WINDOW), [2], null)).toEqual({ kind: 'watch' });
  });

  it('asks everybody once, in a fixed order, and then waits for the others', () => {
    const now = told(7, [0, 1, 3], WINDOW);
    let round = everybody(now, [0, 3]);
    expect(errand(now, [0, 3], round)).toEqual({ kind: 'hand', seat: 0 });
    round = afterHand(round, 0)!;
    expect(errand(now, [0, 3], round)).toEqual({ kind: 'hand', seat: 3 });
    round = afterHand(round, 3)!;
    expect(errand(now, [0, 3], round)).toEqual({ kind: 'watch' });
    // Another window is another question.
    expect(errand(told(8, [0], WINDOW), [0, 3], round)).toEqual({ kind: 'window', window: WINDOW });
  });
});
