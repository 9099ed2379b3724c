import { expect, test } from 'vitest';
import { ktuStage } from '../../src/boards/kill-the-unicorns/stage.ts';
import { ROOMS } from '../sizes.ts';

test.each(ROOMS)('in a window of $size everything has room', ({ room }) => {
  const stage = ktuStage(room);
  const said = JSON.stringify(stage);
  expect(stage.hunt, said).toBeGreaterThanOrEqual(41);
  expect(stage.prize, said).toBeGreaterThanOrEqual(46);
  expect(stage.slot, said).toBeGreaterThanOrEqual(44);
  const row = stage.prize * 1.4 + 2 * stage.slotTall + 14;
  const parts =
    stage.shape === 'wide'
      ? [46 + 1.4 * stage.others + 16, 26, row, 64, stage.own]
      : stage.shape === 'tall'
        ? [48, 20, row, stage.panel, 1.4 * stage.herd, stage.own, 106]
        : [20, row, stage.own];
  const sum = parts.reduce((all, part) => all + part, 0);
  expect(sum, said).toBeLessThanOrEqual(room.height - (parts.length - 1) * 4);
});
