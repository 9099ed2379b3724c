import { expect, test } from 'vitest';
import type { Choice, Preview } from '../../src/api/types.ts';
import { Hands, type Wishes } from '../../src/table/hands.svelte.ts';
import { choice } from '../told.ts';

const SWAPS = [choice('swap', 'A1', 'B1'), choice('swap', 'A1', 'B2'), choice('swap', 'A2', 'B1')];

/** Hands over a table, and what they have done. */
function over(choices: readonly Choice[], wishes: Partial<Wishes> = {}): { hands: Hands; done: string[] } {
  const done: string[] = [];
  const hands = new Hands({
    act: ({ text }) => done.push(text),
    why: (place, picked) => done.push(`why ${[place, ...picked].join(' ')}`),
    asks: () => false,
    gathers: () => false,
    alike: (place) => [place],
    ...wishes,
  });
  hands.offer(choices);
  return { hands, done };
}

test('a touch that leaves one choice plays it', () => {
  const { hands, done } = over([choice('draw', 'draw'), choice('take', 'discard')]);
  hands.touch('draw');
  expect(done).toEqual(['draw draw']);
  expect(hands.picked).toEqual([]);
});

test('touches narrow the choices down, in any order', () => {
  const { hands, done } = over(SWAPS);
  expect([...hands.can].sort()).toEqual(['A1', 'A2', 'B1', 'B2']);
  hands.touch('B1');
  expect([...hands.can].sort()).toEqual(['A1', 'A2']);
  hands.touch('A2');
  expect(done).toEqual(['swap A2 B1']);
});

test('a second touch puts a card down again', () => {
  const { hands } = over(SWAPS);
  hands.touch('A1');
  hands.touch('A1');
  expect(hands.picked).toEqual([]);
});

test('a touch that does not fit begins anew', () => {
  const { hands, done } = over([...SWAPS, choice('flip', 'A3'), choice('turn', 'A3')]);
  hands.touch('A1');
  hands.touch('A3');
  expect(hands.picked).toEqual(['A3']);
  expect(done).toEqual([]);
});

test('a place nothing can be done with is asked about', () => {
  const { hands, done } = over(SWAPS);
  hands.touch('A1');
  hands.touch('C1');
  expect(done).toEqual(['why C1 A1']);
});

test('what weighs much is played after a second look', () => {
  const { hands, done } = over(SWAPS, { asks: () => true });
  hands.touch('A2');
  expect([hands.offered?.text, hands.picked, done]).toEqual(['swap A2 B1', ['A2', 'B1'], []]);
  hands.confirm();
  expect(done).toEqual(['swap A2 B1']);
  expect(hands.offered).toBeNull();
});

test('gathered cards are played by a button, never by the last touch', () => {
  const lay = [choice('lay', 'hand1'), choice('lay', 'hand1', 'hand2')];
  const { hands, done } = over(lay, { gathers: ({ verb }) => verb === 'lay' });
  hands.touch('hand1');
  expect(hands.gathered.map(({ text }) => text)).toEqual(['lay hand1']);
  hands.touch('hand2');
  expect([hands.gathered.map(({ text }) => text), done]).toEqual([['lay hand1 hand2'], []]);
  hands.play(hands.gathered[0]!);
  expect(done).toEqual(['lay hand1 hand2']);
});

test('equal cards stand for each other', () => {
  const { hands, done } = over([choice('lay', 'hand1')], { alike: () => ['hand1', 'hand2'] });
  expect([...hands.can]).toEqual(['hand1', 'hand2']);
  hands.touch('hand2');
  expect(done).toEqual(['lay hand1']);
});

test('choices about no place are buttons', () => {
  const { hands } = over([choice('pass'), choice('draw', 'deck')]);
  expect(hands.buttons.map(({ verb }) => verb)).toEqual(['pass']);
});

test('a card may be dragged from where a choice begins, and from both ends of a swap', () => {
  expect([...over(SWAPS).hands.drags].sort()).toEqual(['A1', 'A2', 'B1', 'B2']);
  expect([...over([choice('place', 'held', 'A1'), choice('flip', 'A2')]).hands.drags]).toEqual(['held']);
});

test('a drag plays what it names, and asks why where it names nothing', () => {
  const { hands, done } = over(SWAPS);
  hands.drop('A1', 'B2', false);
  hands.drop('A2', 'B2', false);
  expect(done).toEqual(['swap A1 B2', 'why B2 A2']);
});

test('a drag that takes two actions is gone through with', () => {
  const { hands, done } = over([choice('take', 'discard')]);
  hands.drop('discard', 'A2', true);
  hands.offer([]);
  hands.offer([choice('place', 'held', 'A1'), choice('place', 'held', 'A2')]);
  expect(done).toEqual(['take discard', 'place held A2']);
});

const BUY = { ...choice('buy', 'dust'), leads: ['A1', 'A2'] };

/** What a purchase would bring. */
function gain(points: number, ...about: string[]): Preview {
  return { about, points, key: 'gain', params: {} };
}

test('a move in two halves is decided as one, and let go of until then', () => {
  const { hands, done } = over([BUY, choice('pass')], { asks: () => true });
  expect([...hands.can]).toEqual(['dust']);
  hands.touch('dust');
  expect([...hands.can]).toEqual(['A1', 'A2']);
  hands.putDown();
  expect(done).toEqual([]);
  hands.touch('dust');
  hands.touch('A2');
  expect(hands.offered?.about).toEqual(['dust', 'A2']);
  hands.confirm();
  hands.offer([choice('on', 'A1'), choice('on', 'A2')]);
  expect(done).toEqual(['buy dust', 'on A2']);
});

test('a hint at the first half only picks it', () => {
  const { hands, done } = over([BUY]);
  hands.play(BUY);
  expect(hands.picked).toEqual(['dust']);
  expect(done).toEqual([]);
});

test('gains are told for the place that is still missing', () => {
  const { hands } = over([]);
  hands.offer([BUY], [gain(5, 'dust', 'A1'), gain(-1, 'dust', 'A2'), gain(3, 'prize')]);
  expect([...hands.gains.keys()]).toEqual(['prize']);
  expect(hands.hopes.get('dust')).toBe(5);
  hands.touch('dust');
  expect([...hands.gains].map(([place, { points }]) => [place, points])).toEqual([
    ['A1', 5],
    ['A2', -1],
  ]);
  hands.touch('A1');
  expect(hands.promised).toBeUndefined();
});

const AIMED = [
  { ...choice('player', 'B'), leads: ['B/x', 'B/y'] },
  choice('player', 'C', 'C/z'),
  choice('player', 'D'),
];
const LEAPS = { leaps: ({ about }: Choice) => about.length > 1 };

test('a card that tells whose it is is chosen at once, together with its owner', () => {
  const { hands, done } = over(AIMED, LEAPS);
  expect([...hands.can]).toEqual(['B/x', 'B/y', 'C/z', 'D']);
  hands.touch('B/y');
  hands.offer([choice('pick', 'B/x'), choice('pick', 'B/y')]);
  expect(done).toEqual(['player B', 'pick B/y']);
  hands.offer([choice('pick', 'B/y'), choice('draw', 'deck')]);
  expect(done).toHaveLength(2);
});

test('an only card stands for its owner, and nothing is decided along with it', () => {
  const { hands, done } = over(AIMED, LEAPS);
  hands.touch('C/z');
  hands.offer([choice('pick', 'C/z')]);
  expect(done).toEqual(['player C C/z']);
});

test('an owner who is touched first narrows the cards down', () => {
  const { hands, done } = over(AIMED, LEAPS);
  hands.touch('B');
  expect([[...hands.can], done]).toEqual([['B/x', 'B/y'], []]);
  hands.touch('B/x');
  expect(done).toEqual(['player B']);
});

test('a card dropped on somebody asks for one of their cards only', () => {
  const { hands, done } = over([choice('play', 'hand/bolt')], LEAPS);
  hands.drop('hand/bolt', 'B', true);
  hands.offer(AIMED);
  expect([done, hands.picked, [...hands.can]]).toEqual([['play hand/bolt'], ['B'], ['B/x', 'B/y']]);
});
