import { describe, expect, test } from 'vitest';
import { unicornStage } from '../../src/boards/unstable-unicorns/stage.ts';
import { ROOMS } from '../sizes.ts';

describe.each(ROOMS)('in a window of $size', ({ size, room }) => {
  test.each([2, 3, 4, 5, 6, 7, 8])('%i players have cards a finger can meet', (seats) => {
    const stage = unicornStage(room, seats);
    const said = JSON.stringify(stage);
    expect(stage.hand, said).toBeGreaterThanOrEqual(size === '844x390' ? 104 : 92);
    expect(stage.middle, said).toBeGreaterThanOrEqual(36);
    expect(stage.stable, said).toBeGreaterThanOrEqual(40);
    expect(stage.others, said).toBeGreaterThanOrEqual(40);
    expect(stage.columns * stage.rows).toBeGreaterThanOrEqual(seats - 1);
    if (stage.shape === 'wide') {
      const others = stage.rows * (60 + stage.others * 1.4 + 6);
      const own = stage.beside ? stage.hand + 26 : stage.hand + stage.stable * 1.4 + 40;
      expect(others + stage.middle * 1.4 + 36 + 64 + own, said).toBeLessThanOrEqual(room.height + 6);
    }
  });
});
