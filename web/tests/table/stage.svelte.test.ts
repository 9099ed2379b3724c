import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Update } from '../../src/api/types.ts';
import { Stage } from '../../src/table/stage.svelte.ts';
import { hiloTable } from '../hilo/table.ts';

function update(n: number): Update {
  return {
    type: 'update',
    previews: [],
    n,
    view: hiloTable({ n }),
    news: [],
    choices: [],
    outcome: null,
    clock: null,
    window: null,
    undo: false,
    by: null,
  };
}

/** A stage whose motions end when they are told to. */
function stage(): { stage: Stage; log: string[]; ends: (() => void)[] } {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const made = new Stage(
    ({ n }) => log.push(`news ${n}`),
    ({ n }) => log.push(`shown ${n}`),
  );
  made.hire(({ n }) => {
    log.push(`moves ${n}`);
    return new Promise((resolve) => ends.push(resolve));
  });
  return { stage: made, log, ends };
}

test('what is there on arrival is shown at once', () => {
  const { stage: made, log } = stage();
  made.add(update(3), true);
  expect([log, made.busy]).toEqual([['shown 3'], false]);
});

test('updates are shown one after the other, and told once they have been seen', async () => {
  const { stage: made, log, ends } = stage();
  made.add(update(1), true);
  made.add(update(2), false);
  made.add(update(3), false);
  expect(made.busy).toBe(true);
  ends[0]?.();
  await tick();
  ends[1]?.();
  await vi.waitUntil(() => !made.busy);
  expect(log).toEqual(['shown 1', 'moves 2', 'news 2', 'shown 2', 'moves 3', 'news 3', 'shown 3']);
});

test('a new connection leaves everything behind that still moves', async () => {
  const { stage: made, log, ends } = stage();
  made.add(update(1), true);
  made.add(update(2), false);
  made.add(update(9), true);
  ends[0]?.();
  await vi.waitUntil(() => !made.busy);
  expect(log).toEqual(['shown 1', 'moves 2', 'shown 9']);
});

test('whoever is far behind catches up without motion', async () => {
  const { stage: made, log, ends } = stage();
  made.add(update(1), true);
  for (let n = 2; n <= 10; n += 1) made.add(update(n), false);
  ends[0]?.();
  await tick();
  expect(log.filter((line) => line.startsWith('moves'))).toEqual(['moves 2', 'moves 4']);
  expect(log).toContain('shown 3');
});

test('a motion that fails does not hold up the game', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { stage: made, log } = stage();
  made.add(update(1), true);
  made.hire(() => Promise.reject(new Error('stumbled')));
  made.add(update(2), false);
  await vi.waitUntil(() => !made.busy);
  expect(report).toHaveBeenCalledOnce();
  expect(log.at(-1)).toBe('shown 2');
});
