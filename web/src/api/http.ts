/** The server's REST doors, one function each. A refusal arrives as a `Refusal` with the server's own words. */

import { language } from '../texts/language.svelte.ts';
import { ahead, textsPath } from './ahead.ts';
import { asked, joinKey, keepDeal, newCommitment } from './entropy.ts';
import type {
  AnalysisInfo,
  CardPack,
  CarryInfo,
  Comparison,
  GameInfo,
  Lesson,
  Me,
  NewTable,
  Problem,
  ProgramSeat,
  Proof,
  Replay,
  RoomInfo,
  RoomSummary,
  Rulebook,
  Statistics,
  TableInfo,
} from './types.ts';

export class Refusal extends Error {
  readonly code: string;
  readonly clause: string | null;

  constructor(problem: Problem) {
    super(problem.message);
    this.code = problem.code;
    this.clause = problem.clause ?? null;
  }
}

export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...init,
      headers: {
        'Accept-Language': language.current,
        ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      },
    });
  } catch {
    throw new Refusal({ code: 'unreachable', message: '', clause: null, params: {} });
  }
  if (answer.ok) return answer;
  throw new Refusal(await problemOf(answer));
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as Partial<Problem>;
    return {
      code: body.code ?? `status-${answer.status}`,
      message: body.message ?? '',
      clause: body.clause ?? null,
      params: body.params ?? {},
    };
  } catch {
    return { code: `status-${answer.status}`, message: '', clause: null, params: {} };
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: object = {}): Promise<T> {
  return (await ask(path, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<T>;
}

const kept = new Map<string, Promise<unknown>>();

/** Answers that do not change while the page is open are asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

export const games = async (): Promise<GameInfo[]> => (await once<{ games: GameInfo[] }>('/api/games')).games;
export const rulebook = (game: string, edition: string): Promise<Rulebook> =>
  once(`/api/games/${game}/rules${edition ? `?edition=${encodeURIComponent(edition)}` : ''}`);
export const compareRules = (game: string, editions: string[]): Promise<Comparison> =>
  once(`/api/games/${game}/rules/compare?editions=${encodeURIComponent(editions.join(','))}`);
export const cardPack = (game: string, edition = ''): Promise<CardPack> =>
  once(`/api/games/${game}/cards${edition ? `?edition=${encodeURIComponent(edition)}` : ''}`);
/** The cards a table plays with: its host’s own, with the names for adults, or the usual ones of its edition. */
export const cardsOf = ({ id, game, edition, own_pack: own, adult }: TableInfo): Promise<CardPack> =>
  own || adult ? once(`/api/tables/${encodeURIComponent(id)}/cards`) : cardPack(game, edition);
export const lesson = (game: string): Promise<Lesson> => once(`/api/games/${game}/lesson`);
export const checkPack = (game: string, edition: string, pack: string): Promise<CardPack> =>
  post(`/api/games/${game}/cards`, { edition, pack });
export const packUrl = (id: string): string => `/api/tables/${encodeURIComponent(id)}/pack`;
/** A part of the texts of a language: `page` to begin with, or the rules of a game. */
export const texts = async (lang: string, part: string): Promise<string> => {
  const path = textsPath(lang, part);
  return ((await ahead(path)) ?? (await ask(path))).text();
};

export const publicTables = async (): Promise<TableInfo[]> =>
  (await get<{ tables: TableInfo[] }>('/api/tables')).tables;
export const myTables = async (): Promise<TableInfo[]> =>
  (await get<{ tables: TableInfo[] }>('/api/tables/mine')).tables;
export const table = (id: string): Promise<TableInfo> => get(`/api/tables/${encodeURIComponent(id)}`);
/** A table by its code, typed with whatever spaces and capitals. */
export const tableByCode = (code: string): Promise<TableInfo> =>
  get(`/api/codes/${encodeURIComponent(code.trim())}`);
/** Take a seat with a commitment to our share of chance, and reveal it at once if everybody else is there. */
async function sit(path: string, body: object): Promise<TableInfo> {
  const table = await post<TableInfo>(path, { ...body, entropy_commitment: await newCommitment() });
  return giveEntropy(table).catch(() => table);
}

/** The deals this page has committed to anew. */
const committed = new Set<string>();

/** Give a table what it asks for our share of chance, if it asks for anything. */
export async function giveEntropy(table: TableInfo): Promise<TableInfo> {
  const wanted = asked(table);
  if (wanted === null) return table;
  const path = `/api/tables/${encodeURIComponent(table.id)}`;
  if (wanted === 'commitment') {
    // A table may be told again before it knows of our commitment: one for each deal is enough.
    const deal = `${table.id} ${table.deals}`;
    if (committed.has(deal)) return table;
    committed.add(deal);
    let told: TableInfo;
    try {
      told = await post(`${path}/commit`, { entropy_commitment: await newCommitment() });
    } catch (trouble) {
      committed.delete(deal);
      throw trouble;
    }
    return giveEntropy(told);
  }
  keepDeal(table, wanted.reveal);
  return post(`${path}/reveal`, { entropy: wanted.reveal });
}

export const createTable = (wanted: Omit<NewTable, 'entropy_commitment'>): Promise<TableInfo> =>
  sit('/api/tables', wanted);
export const joinTable = (id: string, nickname: string, seat: number | null): Promise<TableInfo> =>
  sit(`/api/tables/${id}/join`, { nickname, seat, key: joinKey(id) });
/** Begin the match; bots of a level take the seats that are still free. */
export const startTable = (id: string, bot = ''): Promise<TableInfo> =>
  post(`/api/tables/${id}/start${bot ? `?bot=${encodeURIComponent(bot)}` : ''}`);
export const seatBot = (id: string, seat: number, bot: string): Promise<TableInfo> =>
  post(`/api/tables/${id}/seats/${seat}/bot`, { bot });
/** Keep a seat for somebody's own program: the answer alone has its token. */
export const inviteProgram = (id: string, seat: number, name: string): Promise<ProgramSeat> =>
  post(`/api/tables/${id}/seats/${seat}/program`, { name });
export const unseatBot = async (id: string, seat: number): Promise<void> => {
  await ask(`/api/tables/${id}/seats/${seat}/bot`, { method: 'DELETE' });
};
export const leaveTable = async (id: string): Promise<void> => {
  await ask(`/api/tables/${id}/leave`, { method: 'POST' });
};

const remove = async <T>(path: string): Promise<T> =>
  (await ask(path, { method: 'DELETE' })).json() as Promise<T>;

// The waiting room.
export const addSeat = (id: string): Promise<TableInfo> => post(`/api/tables/${id}/seats`);
export const closeSeat = (id: string, seat: number): Promise<TableInfo> =>
  remove(`/api/tables/${id}/seats/${seat}`);
export const takeSeat = (id: string, seat: number): Promise<TableInfo> =>
  post(`/api/tables/${id}/seats/${seat}/take`);
export const freeSeat = (id: string, seat: number, who: string): Promise<TableInfo> =>
  post(`/api/tables/${id}/seats/${seat}/free`, { who });
export const beReady = (id: string, ready: boolean): Promise<TableInfo> =>
  post(`/api/tables/${id}/ready`, { ready });
export const startWhen = (id: string, starts: TableInfo['starts']): Promise<TableInfo> =>
  post(`/api/tables/${id}/starts`, { starts });

// Several people on one device.
export const addGuest = (id: string, nickname: string): Promise<TableInfo> =>
  post(`/api/tables/${id}/guests`, { nickname });
export const removeGuest = (id: string, seat: number): Promise<TableInfo> =>
  remove(`/api/tables/${id}/guests/${seat}`);
/** Let a reaction window go by for everybody on this device. */
export const letBy = (id: string, n: number): Promise<TableInfo> => post(`/api/tables/${id}/let-by`, { n });

// People at a table, and what its host may do. `who` is the name seen at a seat: nobody else is meant.
export const comeBack = (id: string): Promise<TableInfo> => post(`/api/tables/${id}/back`);
export const warn = (id: string, seat: number, who: string): Promise<TableInfo> =>
  post(`/api/tables/${id}/seats/${seat}/warn`, { who });
export const removePerson = (
  room: string,
  whom: { seat: number; who: string } | { ref: string },
): Promise<RoomInfo> => post(`${roomPath(room)}/remove`, whom);
export const mute = (room: string, seat: number, who: string, muted: boolean): Promise<RoomInfo> =>
  post(`${roomPath(room)}/mute`, { seat, who, muted });
export const pardon = (room: string, ref: string): Promise<RoomInfo> =>
  post(`${roomPath(room)}/pardon`, { ref });
export const passOnHost = (room: string, seat: number, who: string): Promise<RoomInfo> =>
  post(`${roomPath(room)}/host`, { seat, who });
export const askForSeat = (room: string, seat: number, nickname: string): Promise<RoomInfo> =>
  post(`${roomPath(room)}/ask`, { seat, nickname });
export const askNoLonger = (room: string): Promise<RoomInfo> => remove(`${roomPath(room)}/ask`);
export const giveSeat = (room: string, to: string, seat: number, who: string): Promise<RoomInfo> =>
  post(`${roomPath(room)}/give`, { to, seat, who });
export const decline = (room: string, ref: string): Promise<RoomInfo> =>
  post(`${roomPath(room)}/decline`, { ref });

const roomPath = (id: string): string => `/api/rooms/${encodeURIComponent(id)}`;
export const room = (id: string): Promise<RoomInfo> => get(roomPath(id));
export const myRooms = async (): Promise<RoomSummary[]> =>
  (await get<{ rooms: RoomSummary[] }>('/api/rooms/mine')).rooms;
/** Begin the next game after a table: the same again, or another one. */
export const nextGame = (id: string, after: string, game = ''): Promise<TableInfo> =>
  post(`${roomPath(id)}/next`, { after, game });
export const voteFor = (id: string, game: string): Promise<RoomInfo> =>
  post(`${roomPath(id)}/vote`, { game });
export const chooseBy = (id: string, by: RoomInfo['chosen_by']): Promise<RoomInfo> =>
  post(`${roomPath(id)}/choosing`, { by });
export const wantSeat = (id: string, wants: boolean, nickname: string): Promise<RoomInfo> =>
  post(`${roomPath(id)}/seat`, { wants, nickname });

export const whoAmI = (): Promise<Me> => get('/api/me');
export const changeMe = async (wish: Partial<Pick<Me, 'name' | 'avatar' | 'language'>>): Promise<Me> =>
  (await ask('/api/me', { method: 'PUT', body: JSON.stringify(wish) })).json() as Promise<Me>;
export const forgetMe = async (): Promise<void> => {
  await ask('/api/me', { method: 'DELETE' });
};
export const onlyHere = async (): Promise<Me> =>
  (await ask('/api/me/devices', { method: 'DELETE' })).json() as Promise<Me>;
export const statistics = (): Promise<Statistics> => get('/api/me/statistics');
export const deleteStatistics = async (): Promise<Statistics> =>
  (await ask('/api/me/statistics', { method: 'DELETE' })).json() as Promise<Statistics>;
export const exportUrl = '/api/me/export';
/** A link that makes another device the same person, once; at the address this page was opened by. */
export const linkToMe = async (): Promise<string> => {
  const { link } = await post<{ link: string }>('/api/me/link');
  return new URL(`/carry${new URL(link).hash}`, location.origin).href;
};
export const lookAtCarry = (code: string): Promise<CarryInfo> => post('/api/me/carry/look', { code });
export const carryTo = (code: string, instead: boolean): Promise<Me> =>
  post('/api/me/carry', { code, instead });
export const replay = (id: string, viewer: string): Promise<Replay> =>
  get(`/api/tables/${encodeURIComponent(id)}/replay?viewer=${viewer}`);
/** Have a finished match analysed, or get what was found; `analysis` only asks how that stands. */
export const analyse = (id: string): Promise<AnalysisInfo> =>
  post(`/api/tables/${encodeURIComponent(id)}/analysis`);
export const analysis = (id: string): Promise<AnalysisInfo> =>
  get(`/api/tables/${encodeURIComponent(id)}/analysis`);
/** The link that tells how a finished game went, in the language of whoever sends it. */
export const resultLink = (id: string): string =>
  `${location.origin}/result/${encodeURIComponent(id)}?lang=${language.current}`;
/** The same as a picture. */
export const resultPicture = (id: string): string =>
  `/result/${encodeURIComponent(id)}/picture.png?lang=${language.current}`;
export const recordUrl = (id: string): string => `/api/tables/${encodeURIComponent(id)}/record`;
export const verify = (record: string, pack: string): Promise<Proof> => post('/api/verify', { record, pack });
