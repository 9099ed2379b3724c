/** The log as a story: who did what, turn by turn, under the names they had then. */

import type { By, News, SeatChange, SeatInfo, TableInfo } from '../api/types.ts';
import { t } from '../texts/texts.svelte.ts';
import { seatNames } from '../texts/tell.ts';
import { lines } from './lines.ts';

/** Something to read in the log, with what everybody was called when it happened. */
export type Line = News & { names?: string[] };

/** Lines one after the other by the same seat: a turn, as far as the log is concerned. */
export interface Turn {
  /** Whose turn; null for what nobody in particular did. */
  seat: number | null;
  name: string;
  lines: { line: Line; text: string; times: number }[];
}

type Who = Pick<SeatChange, 'name_before' | 'state_before'>;

function sat({ nickname, kind, stand_in: standIn }: SeatInfo): Who {
  return {
    name_before: nickname ?? '',
    state_before: kind === 'bot' ? 'bot' : standIn ? 'stand-in' : 'person',
  };
}

/** What became of a seat, as a line of the log. */
function changeLine({
  seat,
  name_before: was,
  name_after: now,
  state_before: from,
  state_after: to,
}: SeatChange): Line {
  const params = { was, now, place: seat };
  if (was !== now) return { key: to === 'bot' ? 'web-log-bot-takes' : 'web-log-takes', clause: '', params };
  if (to === 'stand-in') return { key: 'web-log-left', clause: '', params };
  return { key: from === 'stand-in' ? 'web-log-back' : 'web-log-takes', clause: '', params };
}

/** What became of the seats between two states of a running table. */
export function seatLines(before: TableInfo | null, after: TableInfo): Line[] {
  if (before?.status !== 'playing' || after.status === 'open') return [];
  const names = seatNames(after);
  return after.seats.flatMap((seat, at) => {
    const old = before.seats[at];
    if (!old) return [];
    const [was, now] = [sat(old), sat(seat)];
    if (was.name_before === now.name_before && was.state_before === now.state_before) return [];
    const change = {
      seat: seat.seat,
      at: '',
      ...was,
      name_after: now.name_before,
      state_after: now.state_before,
    };
    return [{ ...changeLine(change), names }];
  });
}

/** The names at a table before each of some changes, and after the last. */
function namesThrough(table: TableInfo, changes: readonly SeatChange[]): string[][] {
  let seats = table.seats;
  const through = [seatNames(table)];
  for (const change of [...changes].reverse()) {
    seats = seats.map((seat) =>
      seat.seat === change.seat
        ? {
            ...seat,
            nickname: change.name_before || null,
            kind: change.state_before === 'bot' ? ('bot' as const) : ('person' as const),
            stand_in: change.state_before === 'stand-in',
          }
        : seat,
    );
    through.unshift(seatNames({ ...table, seats }));
  }
  return through;
}

interface Past {
  by: By;
  at: string;
  news: readonly News[];
}

/** What has happened so far, with the seats' own story in between. */
export function retold(
  table: TableInfo,
  past: readonly Past[],
  changes: readonly SeatChange[],
  how: { window: boolean; bots: readonly number[] },
): Line[] {
  const through = namesThrough(table, changes);
  const told: Line[] = [];
  let passed = 0;
  for (const { by, at, news } of past) {
    for (; passed < changes.length && changes[passed]!.at <= at; passed += 1)
      told.push({ ...changeLine(changes[passed]!), names: through[passed + 1]! });
    told.push(...lines(by, news, how).map((line) => ({ ...line, names: through[passed]! })));
  }
  return [
    ...told,
    ...changes.slice(passed).map((change) => ({ ...changeLine(change), names: through.at(-1)! })),
  ];
}

/** Who a line is about, if it begins a turn: lines about nobody belong to the turn they happen in. */
function doer({ params }: Line): number | null {
  const seat = params['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** The lines as turns, with what is said several times in a row said once. */
export function inTurns(
  news: readonly Line[],
  say: (line: Line) => string,
  names: readonly string[],
  viewer: number | null,
): Turn[] {
  const turns: Turn[] = [];
  for (const line of news) {
    const seat = doer(line) ?? (line.key.startsWith('web-log-') ? null : (turns.at(-1)?.seat ?? null));
    const name =
      seat === null ? '' : seat === viewer ? t('web-log-you') : ((line.names ?? names)[seat] ?? '');
    let turn = turns.at(-1);
    if (!turn || turn.seat !== seat || turn.name !== name) {
      turn = { seat, name, lines: [] };
      turns.push(turn);
    }
    const text = say(line);
    const last = turn.lines.at(-1);
    if (last?.text === text) last.times += 1;
    else turn.lines.push({ line, text, times: 1 });
  }
  return turns;
}
