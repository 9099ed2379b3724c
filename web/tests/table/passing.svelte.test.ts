import { expect, test, vi } from 'vitest';
import { breath, empty, Passing } from '../../src/table/passing.svelte.ts';
import { choice } from '../told.ts';

const PASS = { ...choice('pass'), action: 2 };
const NEIGH = { ...choice('play', 'hand/neigh'), action: 7 };
const WINDOW = { key: 'neigh', asked: [0], passing: 2, deadline: null };

test('kinds of windows are passed on until they are asked for again', () => {
  const passing = new Passing();
  expect(passing.passes(WINDOW, [PASS, NEIGH])).toBe(false);
  passing.toggle('neigh');
  expect(passing.passes(WINDOW, [PASS, NEIGH])).toBe(true);
  expect(passing.passes({ ...WINDOW, key: 'other' }, [PASS, NEIGH])).toBe(false);
  passing.toggle('neigh');
  expect(passing.passes(WINDOW, [PASS, NEIGH])).toBe(false);
});

test('whoever has nothing to answer with is not asked, and told once', () => {
  const passing = new Passing();
  expect(empty(WINDOW, [PASS])).toBe(true);
  expect(passing.passes(WINDOW, [PASS])).toBe(true);
  passing.tell('neigh');
  passing.tell('neigh');
  expect([...passing.told]).toEqual(['neigh']);
});

test('the breath of a window does not depend on what is held, and leaves time to be heard', () => {
  const numbers = [0, 0.25, 0.5, 0.75, 0.99];
  for (const one of numbers) {
    expect(breath(60_000, () => one)).toBeGreaterThanOrEqual(900);
    expect(breath(60_000, () => one)).toBeLessThanOrEqual(7000);
  }
  expect(breath(2000, () => 0.9)).toBe(500);
  expect(breath(0, () => 0.9)).toBe(0);
});

test('any moment of a window may be that of a breath: however late a pass comes, it proves nothing', () => {
  const at = (where: number): number => {
    const draws = [0.01, where];
    return breath(12_000, () => draws.shift() ?? 0);
  };
  expect([0, 0.5, 1].map(at)).toEqual([900, 5700, 10_500]);
});

test.each([
  ['nothing to answer with', [PASS], false],
  ['a neigh, and passing by hand at once', [PASS, NEIGH], false],
  ['a neigh, and always passing on this', [PASS, NEIGH], true],
])('the moment of a pass is that drawn when the window opened: %s', (_, choices, always) => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const window = { ...WINDOW, deadline: new Date(Date.now() + 12_000).toISOString() };
  const moment = breath(12_000, () => 0.5);
  const passing = new Passing();
  if (always) passing.toggle('neigh');
  let sent = 0;
  const opened = Date.now();
  const send = (): void => void (sent = Date.now() - opened);
  passing.notice(window, false);
  // Whoever is spared passes without a touch; whoever is asked touches the button after a while.
  if (!passing.passes(window, choices)) vi.advanceTimersByTime(300);
  passing.soon(send);
  vi.advanceTimersByTime(12_000);
  expect(sent).toBe(moment);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('with others at the table no pass leaves before its moment, by hand or by itself', () => {
  vi.useFakeTimers();
  const deadline = new Date(Date.now() + 60_000).toISOString();
  const sent: string[] = [];
  const passing = new Passing();
  passing.notice({ ...WINDOW, deadline }, false);
  passing.soon(() => sent.push('called off'))();
  passing.soon(() => sent.push('by itself'));
  vi.advanceTimersByTime(800);
  passing.notice({ ...WINDOW, deadline }, false);
  passing.soon(() => sent.push('by hand'));
  vi.advanceTimersByTime(90);
  expect(sent).toEqual([]);
  // Once in a while a breath lasts nearly as long as the window.
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual(['by itself', 'by hand']);
  vi.useRealTimers();
});

test('nobody waits for whoever is alone with bots', () => {
  vi.useFakeTimers();
  const pass = vi.fn();
  const passing = new Passing();
  passing.notice(WINDOW, true);
  passing.soon(pass);
  vi.advanceTimersByTime(1);
  expect(pass).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
