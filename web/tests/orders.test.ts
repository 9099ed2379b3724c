import { expect, test } from 'vitest';
import type { GameInfo } from '../src/api/types.ts';
import { againstBots, order, PACES } from '../src/home/orders.ts';
import { settings } from '../src/settings.svelte.ts';

const GAME = {
  id: 'hilo',
  editions: [{ id: 'de' }, { id: 'fr' }],
  options: [],
  bots: [],
} as unknown as GameInfo;

test('a table is laid with the first edition and without a clock', () => {
  settings.nickname = ' Ada ';
  expect(order(GAME, 3, [null, null, null])).toMatchObject({
    game: 'hilo',
    edition: 'de',
    seats: 3,
    nickname: 'Ada',
    pace: { kind: 'none', seconds: null, days: null },
  });
});

test('a table against bots has one on every other seat', () => {
  expect(againstBots(GAME, 4).bots).toEqual([null, 'skilled', 'skilled', 'skilled']);
});

test('every pace counts in what it is called after', () => {
  for (const [name, pace] of Object.entries(PACES)) {
    const [kind, amount] = name.split('-');
    expect(pace.kind).toBe(kind);
    expect(String(pace.seconds ?? pace.days ?? '')).toBe(amount ?? '');
  }
});
