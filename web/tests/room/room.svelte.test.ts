import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../src/api/http.ts';
import type { Problem, RoomInfo } from '../../src/api/types.ts';
import { KnownRoom } from '../../src/room/room.svelte.ts';

const GONE = { code: 'no-such-room', clause: null, params: {}, message: 'gone' } as Problem;
const answers: (() => Promise<RoomInfo>)[] = [];
const asked = vi.hoisted(() => vi.fn());

vi.mock('../../src/api/http.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  room: asked,
}));

function told(games: number): RoomInfo {
  return { id: 'r', games } as RoomInfo;
}

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  asked.mockReset();
  asked.mockImplementation(() => answers.shift()!());
  return () => vi.useRealTimers();
});

test('of two answers that cross the one asked for later counts', async () => {
  const room = new KnownRoom();
  let late: (info: RoomInfo) => void = () => undefined;
  answers.push(
    () => new Promise((resolve) => (late = resolve)),
    () => Promise.resolve(told(2)),
  );
  const first = room.look('r');
  await room.look('r');
  late(told(1));
  await first;
  expect(room.info?.games).toBe(2);
});

test('a server that could not be reached is asked again, a room that is gone is not', async () => {
  const room = new KnownRoom();
  answers.push(
    () => Promise.reject(new Refusal({ ...GONE, code: 'unreachable' })),
    () => Promise.resolve(told(3)),
  );
  await room.look('r');
  expect(room.info).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect([room.info?.games, asked.mock.calls.length]).toEqual([3, 2]);
  answers.push(() => Promise.reject(new Refusal(GONE)));
  await room.look('r');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.mock.calls.length).toBe(3);
});

test('whoever goes asks no more', async () => {
  const room = new KnownRoom();
  answers.push(() => Promise.reject(new Refusal({ ...GONE, code: 'unreachable' })));
  await room.look('r');
  room.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.mock.calls.length).toBe(1);
});
