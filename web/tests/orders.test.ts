import { expect, test } from 'vitest';
import type { GameInfo } from '../src/api/types.ts';
import { againstBots, editionFor, hindrance, order, PACES } from '../src/home/orders.ts';
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

test('the edition is the one in the reader’s language, or the first', () => {
  const game = {
    ...GAME,
    editions: [
      { id: 'a', language: 'de' },
      { id: 'b', language: 'pl' },
    ],
  } as unknown as GameInfo;
  expect(['pl', 'de', 'fr'].map((spoken) => editionFor(game, spoken))).toEqual(['b', 'a', 'a']);
});

test('what cannot be had is said before it is asked for', () => {
  expect(hindrance('teams=on', undefined, 'de', 3)).toBe('web-why-teams');
  expect(hindrance('teams=on', undefined, 'de', 4)).toBe('');
  expect(hindrance('beginner=no-powers', 'fr', 'de', 4)).toBe('web-why-edition');
  expect(hindrance('beginner=no-powers', 'fr', 'fr', 4)).toBe('');
});
