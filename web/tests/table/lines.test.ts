import { expect, test } from 'vitest';
import { lines, withForfeits } from '../../src/table/lines.ts';
import { news } from '../told.ts';

const TOLD = [news('draw', { seat: 1 }), news('sip', { seat: 0 }), news('sip', { seat: 1 })];

test('a clock that ran out is told before what it decided', () => {
  expect(lines('clock', TOLD).map(({ key }) => key)).toEqual(['web-time-up', 'draw', 'sip', 'sip']);
  expect(lines('clock', TOLD)[0]?.params).toEqual({ seat: 1 });
  expect(lines('person', TOLD)).toBe(TOLD);
  expect(lines('clock', [])).toEqual([]);
  expect(lines('clock', TOLD, { window: true })).toBe(TOLD);
  expect(lines('clock', TOLD, { bots: [1] })).toBe(TOLD);
});

test("the host's forfeits come in turn after what is called out", () => {
  const told = withForfeits(TOLD, ['sing', 'dance'], ({ key }) => key === 'sip');
  expect(told.map(({ key, params }) => params['text'] ?? key)).toEqual([
    'draw',
    'sip',
    'sing',
    'sip',
    'dance',
  ]);
  expect(withForfeits(TOLD, [], () => true)).toBe(TOLD);
  expect(withForfeits(TOLD, ['sing'])).toBe(TOLD);
});
