import { expect, test } from 'vitest';
import type { HuntFace } from '../../src/boards/kill-the-unicorns/cards.ts';
import { motions } from '../../src/boards/kill-the-unicorns/motions.ts';
import type { KtuView } from '../../src/boards/kill-the-unicorns/view.ts';
import type { Step } from '../../src/boards/shell/flight.ts';
import { news } from '../told.ts';
import { CARDS, ktuTable, unicorn } from './table.ts';

type Told = [key: string, params?: Record<string, string | number | null>];

function play(view: KtuView, told: Told[], end = ktuTable()): Step<KtuView, HuntFace>[] {
  const all = told.map(([key, params]) => news(`kill-the-unicorns-${key}`, params ?? {}));
  return motions(view, { view: end, news: all }, CARDS);
}

function last(view: KtuView, told: Told[], end = ktuTable()): KtuView {
  return play(view, told, end).at(-1)!.after;
}

function ways(steps: Step<KtuView, HuntFace>[]): string[] {
  return steps.flatMap(({ flights }) => flights.map(({ from, to }) => `${from[0]} > ${to[0]}`));
}

test('own hunt cards are laid from their places and stay in sight', () => {
  const steps = play(ktuTable(), [['lay', { seat: 0, count: 2, cards: '3 + 1', total: 4 }]]);
  expect(ways(steps)).toEqual(['hand1 > A-laid1', 'hand3 > A-laid2']);
  expect(steps[0]?.after.laid[0]).toEqual(['hunt_1', 'hunt_3']);
  expect(steps[0]?.after.hands[0]).toEqual(['hunt_1']);
});

test('hunt cards of others are laid face down, as many as are told', () => {
  const steps = play(ktuTable(), [['lay', { seat: 1, count: 2 }]]);
  expect(ways(steps)).toEqual(['hunt-hand1 > B-laid1', 'hunt-hand1 > B-laid2']);
  expect(steps[0]?.after.laid[1]).toEqual([null, null]);
  expect(steps[0]?.after.hands[1]).toEqual([null]);
});

test('laid cards turn over, and their figure shows once they lie open', () => {
  const [step] = play(ktuTable({ laid: [[], [null, null], []] }), [
    ['reveal', { seat: 1, count: 2, cards: '4 + 2', total: 6 }],
  ]);
  expect(step?.flights.map(({ after }) => after.card)).toEqual(['hunt_2', 'hunt_4']);
  expect(step?.during.laid[1]).toEqual(['hunt_2', 'hunt_4']);
  expect(step?.during.totals[1]).toBeNull();
  expect(step?.after.totals).toEqual([null, 6, null]);
});

test('what is known already stays as it lies', () => {
  const [step] = play(ktuTable({ laid: [['hunt_3'], [], []] }), [
    ['reveal', { seat: 0, cards: '3', total: 3 }],
  ]);
  expect(step?.flights).toEqual([]);
  expect(step?.after.totals[0]).toBe(3);
});

test('in a team game both lanes show what the team has laid', () => {
  const teams = {
    seats: 4,
    teams: [0, 1, 0, 1],
    laid: [[null], [], [null], []],
    totals: [null, null, null, null],
  };
  const view = last(ktuTable(teams), [
    ['reveal', { seat: 0, cards: '3', total: 3 }],
    ['reveal', { seat: 2, cards: '1', total: 1 }],
  ]);
  expect(view.totals).toEqual([4, null, 4, null]);
});

test('ties are struck out and the winner crowned as they are told', () => {
  const view = ktuTable({ totals: [5, 5, 3] });
  const [tied, ahead] = play(view, [
    ['tied', { total: 5, count: 2 }],
    ['ahead', { seat: 2, total: 3 }],
  ]);
  expect(tied?.after.tied).toEqual([0, 1]);
  expect([tied?.after.winner, ahead?.after.winner]).toEqual([null, 2]);
});

test('an exchange changes the figure of a lane and makes ties uncertain', () => {
  const view = ktuTable({ laid: [['hunt_1'], ['hunt_1'], []], totals: [1, 1, null], tied: [0, 1] });
  const after = last(view, [['exchange', { seat: 0, out: 'hunt_1', got: 'hunt_3' }]]);
  expect(after.laid[0]).toEqual(['hunt_3']);
  expect(after.hands[0]).toEqual(['hunt_1', 'hunt_1', 'hunt_1']);
  expect([after.totals, after.tied]).toEqual([[3, 1, null], []]);
});

test('the thief swaps two laid cards in place', () => {
  const view = ktuTable({ laid: [['hunt_1', 'hunt_2'], ['hunt_4'], []], totals: [3, 4, null] });
  const after = last(view, [['steal', { seat: 0, other: 1, given: 'hunt_1', got: 'hunt_4' }]]);
  expect(after.laid.slice(0, 2)).toEqual([['hunt_4', 'hunt_2'], ['hunt_1']]);
  expect(after.totals).toEqual([6, 1, null]);
});

test('a trap springs, and is gone once it is cancelled', () => {
  const [trap, cancel] = play(ktuTable(), [
    ['trap', { seat: 1, prize: 2, side: 'above', card: 'smelly' }],
    ['cancel', { seat: 2, card: 'smelly' }],
  ]);
  expect(trap?.during.shown_trap).toMatchObject({ seat: 1, card: 'smelly' });
  expect(trap?.during.row[1]?.above).toBeNull();
  expect(cancel?.during.shown_trap).toBeNull();
});

test('a pinned trap does not cover the unicorn', () => {
  const shown = { seat: 1, card: 'smelly', side: 'above' };
  const after = last(ktuTable({ shown_trap: shown }), [['pinned', { card: 'smelly', got: 'pink_2' }]]);
  expect([after.row[1]?.card, after.shown_trap]).toEqual(['pink_2', null]);
});

test('a trap nobody uncovered goes home from the side it lay on', () => {
  const steps = play(ktuTable(), [['other-trap', { seat: 1, prize: 2, card: null }]]);
  expect(ways(steps)).toEqual(['prize2-above > seat1']);
  expect(steps[0]?.after.row[1]?.above).toBeNull();
});

test('a caught unicorn stands in the herd as the server will show it', () => {
  const pinned = unicorn('pink_2', { trap: 'smelly', points: 5 });
  const end = ktuTable({ herds: [[], [], [pinned]] });
  const steps = play(ktuTable(), [['catch', { seat: 2, card: 'pink_2' }]], end);
  expect(steps[0]?.flights[0]?.to).toEqual(['C1', 'herd2', 'seat2']);
  expect(steps[0]?.after.herds[2]).toEqual([pinned]);
  expect(steps[0]?.after.row[1]).toEqual({ card: null, above: null, below: null });
});

test('unicorns that change herds keep what they carry', () => {
  const after = last(ktuTable(), [['swap', { seat: 0, other: 1, given: 'starter_a', got: 'starter_b' }]]);
  expect(after.herds[0]).toEqual([unicorn('starter_b', { tokens: ['dust'] })]);
  expect(after.herds[1]).toEqual([unicorn('starter_a')]);
});

test('a fetched prize brings its traps along', () => {
  const after = last(ktuTable(), [['fetch', { seat: 2, prize: 3, card: 'blue_1', out: 'pink_2' }]]);
  expect(after.row[1]).toEqual({ card: 'blue_1', above: null, below: { seat: 0, card: 'trojan' } });
  expect(after.row[2]).toEqual({ card: 'pink_2', above: { seat: 1, card: null }, below: null });
});

test('what runs away fades', () => {
  const [step] = play(ktuTable(), [['run-away', { card: 'pink_2' }]]);
  expect(step?.flights.map(({ to, fades }) => [to[0], fades])).toEqual([['gone', true]]);
  expect(step?.after.row[1]?.card).toBeNull();
});

test('a bought token leaves its stall for its unicorn', () => {
  const [step] = play(ktuTable(), [['buy', { seat: 0, card: 'horn_1', got: 'starter_a' }]]);
  expect(step?.flights.map(({ from, to }) => [from[0], to[0]])).toEqual([['token-horn_1', 'A1']]);
  expect(step?.during.market).toEqual([{ item: 'horn', tokens: ['horn_1'], prices: [3] }]);
  expect(step?.during.herds[0]?.[0]?.tokens).toEqual(['horn_1']);
});

test('a new row is dealt in one go onto bare places', () => {
  const end = ktuTable({ hands: [['hunt_4'], [], []] });
  const told: Told[] = [
    ['round', { round: 2 }],
    ['prize', { prize: 1, card: 'blue_1' }],
    ['prize', { prize: 2, card: 'pink_2' }],
  ];
  const steps = play(ktuTable({ laid: [['hunt_1'], [], []] }), told, end);
  expect(steps).toHaveLength(1);
  const after = steps[0]!.after;
  expect(after.row.map(({ card }) => card)).toEqual(['blue_1', 'pink_2', null]);
  expect([after.round, after.hunt, after.draw, after.laid[0], after.hands[0]]).toEqual([
    2,
    0,
    28,
    [],
    ['hunt_4'],
  ]);
});

test('a new hunt begins on bare ground', () => {
  const view = ktuTable({
    laid: [['hunt_1'], [], []],
    totals: [1, null, null],
    passed: [1],
    winner: 0,
    tied: [0],
  });
  expect(last(view, [['hunt', { prize: 3, card: 'blue_1' }]])).toMatchObject({
    hunt: 3,
    laid: [[], [], []],
    totals: [null, null, null],
    passed: [],
    tied: [],
    winner: null,
  });
});

test('who passes is noted once', () => {
  const after = last(ktuTable(), [
    ['silence', { seat: 1, other: 2 }],
    ['silenced', { seat: 2 }],
    ['pass', { seat: 2 }],
  ]);
  expect([after.silenced, after.passed]).toEqual([[2], [2]]);
});
