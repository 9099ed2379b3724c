import { expect, test } from 'vitest';
import { alike, keyAt, meant, readPlace } from '../../src/boards/kill-the-unicorns/places.ts';
import type { KtuView } from '../../src/boards/kill-the-unicorns/view.ts';
import { CARDS, ktuTable } from './table.ts';

function means(place: string, change: Partial<KtuView> = {}, picked: string[] = []): string | null {
  return meant(ktuTable(change), place, picked, CARDS);
}

test('places are read as they are written', () => {
  expect(readPlace('hand3')).toEqual({ kind: 'hand', at: 2 });
  expect(readPlace('prize2-above')).toEqual({ kind: 'slot', at: 1, side: 'above' });
  expect(readPlace('B-laid2')).toEqual({ kind: 'laid', owner: 1, at: 1 });
  expect(readPlace('C4')).toEqual({ kind: 'herd', owner: 2, at: 3 });
  expect(readPlace('C')).toEqual({ kind: 'seat', owner: 2 });
  expect(readPlace('token-dust_blue')).toEqual({ kind: 'token', key: 'dust_blue' });
  expect(readPlace('moon')).toBeNull();
});

test('the card at a place, as far as it is known', () => {
  const places = ['hand3', 'prize2', 'prize2-above', 'prize3-below', 'A1', 'B', 'token-horn_1'];
  expect(places.map((place) => keyAt(ktuTable(), place))).toEqual([
    'hunt_3',
    'pink_2',
    null,
    'trojan',
    'starter_a',
    'bard',
    'horn_1',
  ]);
});

test('equal cards of a hand stand for each other', () => {
  expect(alike(ktuTable(), 'hand1')).toEqual(['hand1', 'hand2']);
  expect(alike(ktuTable(), 'hand3')).toEqual(['hand3']);
  expect(alike(ktuTable(), 'prize1')).toEqual(['prize1']);
});

test('hunt cards are named by their values', () => {
  expect(means('hand3')).toBe('lay 3');
  expect(means('hand3', {}, ['hand1', 'hand2'])).toBe('lay 3 1 1');
  expect(means('hand3', { step: 'bait' })).toBe('drop 3');
  expect(means('hand3', { step: 'after-reveal', laid: [['hunt_2'], [], []] })).toBe('exchange 2 3');
  expect(means('A-laid1', { step: 'after-reveal', laid: [['hunt_2'], [], []] })).toBe('exchange 2 1');
  expect(means('B-laid1', { laid: [[], ['hunt_4'], []] })).toBe('recover 4');
  expect(means('B-laid1', { laid: [[], [null], []] })).toBeNull();
});

test('traps are set where they are touched, the picked one or the first at hand', () => {
  const setting = { step: 'trap', trap_hands: [['smelly', 'trojan'], [], []] };
  expect(means('prize2-below', setting)).toBe('set smelly 2 below');
  expect(means('prize2-below', setting, ['trap2'])).toBe('set trojan 2 below');
  expect(means('prize2-below', { step: 'trap' })).toBe('set smelly 2 below');
  expect(means('trap2', setting)).toBe('discard trojan');
});

test('what a place means depends on the moment', () => {
  expect(means('prize2-above', { step: 'choose-trap' })).toBe('reveal above');
  expect(means('prize2-above')).toBe('peek above');
  expect(means('A1')).toBe('on 1');
  expect(means('A1', { step: 'zombicorn' })).toBe('lose 1');
  expect(means('B1', { step: 'trojan' })).toBe('swap 1 1');
});

test('players, prizes, characters and tokens', () => {
  expect(['A', 'B', 'prize3', 'character-knight', 'token-horn_1'].map((place) => means(place))).toEqual([
    'lead A',
    'silence B',
    'fetch 3',
    'pick knight',
    'buy horn_1',
  ]);
  expect(means('moon')).toBeNull();
});
