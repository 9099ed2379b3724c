import { expect, test } from 'vitest';
import { type Face, flight, type Flight } from '../../src/boards/shell/flight.ts';
import { carried, type Places, type Telling, unfold } from '../../src/boards/shell/telling.ts';
import { news } from '../told.ts';

/** A table of piles, and events that move a card from one to another. */
type Piles = Record<string, string[]>;

const PLACES: Places<Piles, Face, null> = {
  take: (view, { from: [pile = ''], before }) => ({
    view: { ...view, [pile]: (view[pile] ?? []).filter((card) => card !== before.card) },
    thing: null,
  }),
  lay: (view, { to: [pile = ''], after }) => ({
    ...view,
    [pile]: [...(view[pile] ?? []), after.card ?? '?'],
  }),
};

const TELLING: Telling<Piles, Face> = {
  motion: ({ key, params }) =>
    key === 'quiet'
      ? null
      : {
          flights: [
            flight([String(params['from'])], [String(params['to'])], { card: String(params['card']) }),
          ],
          sound: 'card',
          pause: 10,
        },
  carry: (view, flights: readonly Flight[]) => carried(view, flights, PLACES),
  note: (view, { key }) => ({ ...view, noted: [...(view['noted'] ?? []), key] }),
  together: { key: 'deal', gap: 100, pause: 99 },
};

function moved(card: string, from: string, to: string, key = 'move') {
  return news(key, { card, from, to });
}

test('two cards change places at once', () => {
  const swap = [flight(['x'], ['y'], { card: 'a' }), flight(['y'], ['x'], { card: 'b' })];
  expect(carried({ x: ['a'], y: ['b'] }, swap, PLACES)).toEqual({ x: ['b'], y: ['a'] });
});

test('every event moves its cards on the table the one before left behind', () => {
  const steps = unfold({ x: ['a'] }, [moved('a', 'x', 'y'), moved('a', 'y', 'z')], TELLING);
  expect(steps.map(({ during }) => [during['x'], during['y'], during['z']])).toEqual([
    [[], ['a'], undefined],
    [[], [], ['a']],
  ]);
});

test('what an event says besides is shown once its cards lie', () => {
  const [step] = unfold({ x: ['a'] }, [moved('a', 'x', 'y')], TELLING);
  expect(step?.during['noted']).toBeUndefined();
  expect(step?.after['noted']).toEqual(['move']);
});

test('what moves nothing is noted and takes no time', () => {
  const steps = unfold({ x: ['a'] }, [news('quiet'), moved('a', 'x', 'y')], TELLING);
  expect(steps).toHaveLength(1);
  expect(steps[0]?.during['noted']).toEqual(['quiet']);
});

test('cards dealt together fly one after the other in one step', () => {
  const deal = ['a', 'b', 'c'].map((card) => moved(card, 'x', 'y', 'deal'));
  const steps = unfold({ x: ['a', 'b', 'c'] }, [...deal, moved('a', 'y', 'z')], TELLING);
  expect(steps.map(({ flights }) => flights.map(({ waits }) => waits))).toEqual([[0, 100, 200], [0]]);
  expect(steps.map(({ pause }) => pause)).toEqual([99, 10]);
  expect(steps[0]?.after['y']).toEqual(['a', 'b', 'c']);
});

test('a single card of a deal rests as usual', () => {
  expect(unfold({ x: ['a'] }, [moved('a', 'x', 'y', 'deal')], TELLING)[0]?.pause).toBe(10);
});
