import { expect, test } from 'vitest';
import { motions } from '../../src/boards/hilo/motions.ts';
import type { HiloView } from '../../src/boards/hilo/view.ts';
import { replaced } from '../../src/boards/shell/lists.ts';
import { news } from '../told.ts';
import { HIDDEN, hiloTable } from './table.ts';

function after(view: HiloView, ...told: Parameters<typeof news>[]): HiloView | undefined {
  return motions(view, { news: told.map((one) => news(...one)) }).at(-1)?.after;
}

test('a drawn card goes to the hand of whoever drew it', () => {
  const [step] = motions(hiloTable(), { news: [news('hilo-draw', { seat: 1, card: null })] });
  expect(step?.flights.map(({ from, to }) => [from[0], to[0]])).toEqual([['draw', 'held']]);
  expect(step?.after.draw).toBe(39);
  expect(step?.after.held).toEqual({ seat: 1, card: null, taken: false });
});

test('the open card is taken off its pile', () => {
  const view = after(hiloTable({ discard: ['queen', 'king'] }), ['hilo-take', { seat: 0, card: 'king' }]);
  expect(view?.discard).toEqual(['queen']);
  expect(view?.held).toEqual({ seat: 0, card: 'king', taken: true });
});

test('a card that is laid sends the one below it to the discard pile, turned up', () => {
  const view = hiloTable({ held: { seat: 0, card: 'queen', taken: false } });
  const [step] = motions(view, {
    news: [news('hilo-place', { seat: 0, place: 3, card: 'queen', out: 'knight' })],
  });
  expect(step?.flights.map(({ before, after: end }) => [before.card, end.card])).toEqual([
    [null, 'knight'],
    ['queen', 'queen'],
  ]);
  expect(step?.after.discard).toEqual(['king', 'knight']);
  expect(step?.after.layouts[0]?.[2]).toBe('queen');
  expect(step?.after.held).toBeNull();
});

test('a spell swaps two cards, hidden ones too', () => {
  const view = hiloTable({ layouts: [replaced(HIDDEN, 0, 'queen'), HIDDEN] });
  const told = news('hilo-swap', { seat: 0, place: 1, other: 1, spot: 12, given: 'queen', got: null });
  const [step] = motions(view, { news: [told] });
  expect(step?.flights.map(({ from, to }) => `${from[0]} > ${to[0]}`)).toEqual(['A1 > B12', 'B12 > A1']);
  expect([step?.after.layouts[0]?.[0], step?.after.layouts[1]?.[11]]).toEqual([null, 'queen']);
});

test('the rest is uncovered in one go, card after card', () => {
  const told = [1, 2, 3].map((place) => news('hilo-uncover-rest', { seat: 1, place, card: 'king' }));
  const steps = motions(hiloTable(), { news: told });
  expect(steps).toHaveLength(1);
  expect(steps[0]?.flights.map(({ waits }) => waits)).toEqual([0, 70, 140]);
  expect(steps[0]?.after.layouts[1]?.slice(0, 4)).toEqual(['king', 'king', 'king', null]);
});

test('a reshuffled discard pile becomes the draw pile', () => {
  const view = after(hiloTable({ draw: 0, discard: ['king', 'queen'] }), ['hilo-reshuffle', { cards: 1 }]);
  expect([view?.draw, view?.discard]).toEqual([1, []]);
});

test('a start card is remembered, and nothing flies', () => {
  expect(motions(hiloTable(), { news: [news('hilo-choose', { seat: 1, place: 4 })] })).toEqual([]);
  expect(
    after(hiloTable(), ['hilo-choose', { seat: 1, place: 4 }], ['hilo-draw', { seat: 0 }])?.chosen,
  ).toEqual([null, 4]);
});

test('a card of a layout may be found by the name of its owner', () => {
  const [step] = motions(hiloTable(), { news: [news('hilo-flip', { seat: 1, place: 2, card: 'king' })] });
  expect(step?.flights[0]?.to).toEqual(['B2', 'seat1']);
});
