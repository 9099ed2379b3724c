import { beforeEach, expect, test, vi } from 'vitest';
import { Room } from '../../src/api/room.svelte.ts';
import type { ServerMessage, Update } from '../../src/api/types.ts';
import { hiloTable } from '../hilo/table.ts';
import { choice } from '../told.ts';

/** The server's end of a socket. */
class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Line[] = [];
  readonly said: unknown[] = [];
  readyState = Line.OPEN;

  constructor(readonly address: string) {
    super();
    Line.all.push(this);
  }

  static get last(): Line {
    return Line.all.at(-1)!;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  tell(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

function update(n: number, action = 4): Update {
  return {
    type: 'update',
    previews: [],
    n,
    view: hiloTable({ n }),
    news: [],
    choices: [{ ...choice('draw', 'draw'), leads: [], action }],
    outcome: null,
    clock: null,
    window: null,
    undo: true,
    by: null,
  };
}

function room(): { room: Room; heard: string[] } {
  const heard: string[] = [];
  const made = new Room(
    'abc',
    ({ n }, first) => heard.push(`update ${n}${first ? ' first' : ''}`),
    ({ past }) => heard.push(`history ${past.length}`),
    ({ code }) => heard.push(`refused ${code}`),
  );
  return { room: made, heard };
}

const REFUSED = { type: 'refused', n: 1, clause: null, params: {}, message: '', id: '' } as const;

function said(at: number): { type: string; id: string } {
  return Line.last.said[at] as { type: string; id: string };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  return () => vi.useRealTimers();
});

test('the line goes to the table on the same house, in the reader’s language', () => {
  room().room.close();
  expect(Line.last.address).toBe('wss://house.example/ws/tables/abc?lang=en');
});

test('the first update after connecting is marked', () => {
  const { room: made, heard } = room();
  Line.last.tell(update(1));
  Line.last.tell(update(2));
  expect(heard).toEqual(['update 1 first', 'update 2']);
  expect(made.latest?.n).toBe(2);
  made.close();
});

test('a double click is one click, until the server has answered', () => {
  const { room: made } = room();
  Line.last.tell(update(5));
  made.act(4);
  made.act(4);
  expect(Line.last.said).toEqual([{ type: 'act', n: 5, action: 4, id: said(0).id }]);
  Line.last.tell(update(6));
  made.undo();
  expect(Line.last.said).toHaveLength(1);
  Line.last.tell({ type: 'done', id: said(0).id });
  made.undo();
  expect(Line.last.said.at(-1)).toEqual({ type: 'undo', n: 6, id: said(1).id });
  made.close();
});

test('a line that does not answer is dead within ten seconds, and dialled again', () => {
  const { room: made } = room();
  Line.last.dispatchEvent(new Event('open'));
  const silent = Line.last;
  Line.last.tell(update(1));
  vi.advanceTimersByTime(4000);
  expect(said(0).type).toBe('ping');
  Line.last.tell({ type: 'pong' });
  vi.advanceTimersByTime(3900);
  expect(made.line).toBe('open');
  vi.advanceTimersByTime(6000);
  expect([made.line, silent.readyState]).toEqual(['lost', 3]);
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  made.close();
});

test('what was not answered is said again on the next line, as it was, and only that', () => {
  const { room: made, heard } = room();
  Line.last.tell(update(5));
  made.act(4);
  made.chat('hello');
  made.chat('again');
  const [act, hello, again] = Line.last.said;
  Line.last.tell({ type: 'done', id: (hello as { id: string }).id });
  Line.last.close();
  vi.advanceTimersByTime(400);
  expect(Line.last.said).toEqual([]);
  Line.last.tell(update(6));
  Line.last.tell({ type: 'presence', connected: [0], onlookers: 0 });
  expect(Line.last.said).toEqual([act, again]);
  expect(made.waiting).toBe(true);
  // It had arrived: nobody needs to be told that it cannot be done twice.
  Line.last.tell({ ...REFUSED, code: 'stale-version', id: (act as { id: string }).id });
  expect(made.waiting).toBe(false);
  expect(heard.filter((one) => one.startsWith('refused'))).toEqual([]);
  made.close();
});

test('what was refused in the chat comes back to be mended', () => {
  const { room: made, heard } = room();
  made.chat('far too long');
  Line.last.tell({ ...REFUSED, code: 'chat-too-long', id: said(0).id });
  expect([made.returned, heard]).toEqual(['far too long', ['refused chat-too-long']]);
  made.chat('short');
  expect(made.returned).toBe('');
  made.close();
});

test('why is asked in the notation of the action', () => {
  const { room: made, heard } = room();
  made.why('place 3');
  expect(Line.last.said).toEqual([{ type: 'why', text: 'place 3' }]);
  Line.last.tell({ ...REFUSED, code: 'refused' });
  expect(heard).toEqual(['refused refused']);
  made.close();
});

test('hints belong to the decision they were asked for', () => {
  const { room: made } = room();
  Line.last.tell(update(1));
  made.askHints();
  expect(made.hinting).toBe(true);
  Line.last.tell({ type: 'hints', n: 1, hints: [] });
  expect(made.hints?.n).toBe(1);
  Line.last.tell(update(2));
  expect(made.hints?.n).toBe(1);
  Line.last.tell(update(3, 7));
  expect(made.hints).toBeNull();
  made.close();
});

test('a lost line is dialled again, each time after a longer wait', () => {
  const { room: made } = room();
  Line.last.close();
  expect(made.line).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  Line.last.close();
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(3);
  Line.last.dispatchEvent(new Event('open'));
  expect(made.line).toBe('open');
  made.close();
});

test('a table that is gone is not dialled again', () => {
  const { room: made } = room();
  Line.last.tell({ ...REFUSED, code: 'no-such-table' });
  Line.last.close();
  vi.advanceTimersByTime(10_000);
  expect([made.line, Line.all.length]).toEqual(['gone', 1]);
});

test('a line that was hung up stays so', () => {
  const { room: made } = room();
  made.close();
  vi.advanceTimersByTime(10_000);
  expect(Line.all).toHaveLength(1);
});

test('a line is not hung up before it stands, and nothing is heard on it then', () => {
  const { room: made, heard } = room();
  const early = Line.last;
  early.readyState = Line.CONNECTING;
  made.redial();
  const next = Line.last;
  next.readyState = Line.CONNECTING;
  made.close();
  expect([early.readyState, next.readyState]).toEqual([0, 0]);
  for (const line of [early, next]) {
    line.readyState = Line.OPEN;
    line.dispatchEvent(new Event('open'));
    line.tell(update(1));
  }
  expect([early.readyState, next.readyState, heard]).toEqual([3, 3, []]);
  expect([early.said, next.said, made.line]).toEqual([[], [], 'connecting']);
  vi.advanceTimersByTime(20_000);
  expect(Line.all).toHaveLength(2);
});

test('whoever takes another seat dials anew at once', () => {
  const { room: made } = room();
  made.redial();
  expect([Line.all.length, made.line]).toEqual([2, 'connecting']);
  made.close();
});

test('what is said at the table is kept', () => {
  const { room: made } = room();
  const said = { type: 'chat', from: 1, nickname: 'Bert', text: 'hello', at: '' } as const;
  Line.last.tell({ type: 'chats', messages: [said] });
  Line.last.tell({ ...said, text: 'hi' });
  Line.last.tell({ type: 'presence', connected: [0, 1], onlookers: 2 });
  expect(made.chats.map(({ text }) => text)).toEqual(['hello', 'hi']);
  expect([made.connected, made.onlookers]).toEqual([[0, 1], 2]);
  made.close();
});
