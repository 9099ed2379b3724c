import { expect, test } from 'vitest';
import type { SeatChange, TableInfo } from '../../src/api/types.ts';
import { inTurns, retold, seatLines } from '../../src/table/story.ts';

const PLAIN = { window: false, bots: [] };

function seat(at: number, nickname: string, more: object = {}): TableInfo['seats'][number] {
  return {
    seat: at,
    kind: 'person',
    nickname,
    avatar: null,
    bot: null,
    connected: true,
    host: at === 0,
    stand_in: false,
    entropy: 'none',
    entropy_commitment: null,
    beside: null,
    muted: false,
    ready: false,
    wants_seat: null,
    warned_until: null,
    ...more,
  };
}

function table(...seats: TableInfo['seats']): TableInfo {
  return { status: 'playing', seats } as unknown as TableInfo;
}

const said = (at: number, n: number) => ({ key: 'x', clause: '', params: { seat: at, n } });
const at = (second: number): string => new Date(second * 1000).toISOString();
const LEFT: SeatChange = {
  seat: 1,
  at: at(5),
  name_before: 'Blaise',
  name_after: 'Blaise',
  state_before: 'person',
  state_after: 'stand-in',
};

test('whoever leaves and comes back is announced, once', () => {
  const [here, gone] = [table(seat(0, 'Ada')), table(seat(0, 'Ada', { stand_in: true }))];
  expect(seatLines(here, gone).map(({ key }) => key)).toEqual(['web-log-left']);
  expect(seatLines(gone, here).map(({ key }) => key)).toEqual(['web-log-back']);
  expect(seatLines(here, here)).toEqual([]);
  expect(seatLines(null, here)).toEqual([]);
  const other = table(seat(0, 'Carol'));
  expect(seatLines(here, other)[0]?.params).toEqual({ was: 'Ada', now: 'Carol', place: 0 });
});

// Words are not loaded here: what is not somebody's own name is empty.
test('earlier moves keep the name they were made under', () => {
  const now = table(seat(0, 'Ada'), seat(1, 'Blaise', { stand_in: true }));
  const past = [2, 4, 6].map((second) => ({
    by: 'person' as const,
    at: at(second),
    news: [said(1, second)],
  }));
  const told = retold(now, past, [LEFT], PLAIN);
  expect(told.map(({ key }) => key)).toEqual(['x', 'x', 'web-log-left', 'x']);
  expect(told.map(({ names }) => names?.[1])).toEqual(['Blaise', 'Blaise', '', '']);
});

test('a change after the last move is told too', () => {
  const told = retold(table(seat(0, 'Ada'), seat(1, 'Blaise', { stand_in: true })), [], [LEFT], PLAIN);
  expect(told.map(({ key }) => key)).toEqual(['web-log-left']);
});

test('lines are grouped by whose they are, and repeated ones are folded', () => {
  const news = [
    said(0, 1),
    said(0, 1),
    said(0, 2),
    said(1, 1),
    { key: 'y', clause: '', params: {} },
    said(0, 1),
  ];
  const turns = inTurns(news, (line) => `${line.key}${line.params['n'] ?? ''}`, ['Ada', 'Blaise'], 1);
  expect(turns.map(({ name, lines }) => [name, lines.map(({ text, times }) => `${text}*${times}`)])).toEqual([
    ['Ada', ['x1*2', 'x2*1']],
    ['', ['x1*1', 'y*1']],
    ['Ada', ['x1*1']],
  ]);
});
