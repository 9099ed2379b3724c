import { describe, expect, test } from 'vitest';
import { hiloStage } from '../../src/boards/hilo/stage.ts';
import { ROOMS } from '../sizes.ts';

describe.each(ROOMS)('in a window of $size', ({ size, room }) => {
  test.each([2, 3, 4])('%i players have cards a finger can meet', (seats) => {
    const stage = hiloStage(room, seats);
    expect(stage.own, JSON.stringify(stage)).toBeGreaterThanOrEqual(52);
    expect(stage.middle).toBeGreaterThanOrEqual(44);
    expect(stage.others).toBeGreaterThanOrEqual(39);
    expect(stage.own * 6.175 + 6).toBeLessThanOrEqual(room.width);
    if (size === '844x390') expect(stage.mode).toBe('corner');
    if (room.width < 400) expect(stage.mode).toBe('chips');
  });
});
