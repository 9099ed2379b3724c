/**
 * The shapes on the wire. REST comes from the server's OpenAPI (`npm run types` writes schema.ts anew); what goes
 * over the WebSocket is not in OpenAPI and stands here, as in server/messages.py and games/hilo/view.py.
 */

import type { components } from './schema.ts';

type Schemas = components['schemas'];

export type Value = string | number | null | (string | null)[];

export type Problem = Schemas['Problem'];
export type EditionInfo = Schemas['Edition'];
export type OptionInfo = Schemas['Option'];
export type GameInfo = Schemas['GameInfo'];
export type Clause = Schemas['ClauseInfo'];
export type Rulebook = Schemas['RuleBook'];
export type Comparison = Schemas['Comparison'];
export type Pace = Required<Schemas['Pace']>;
export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type NewTable = Required<Schemas['OpenTable']>;
export type Part = Schemas['Part'];
export type Score = Schemas['Score'];
export type Outcome = Schemas['Outcome'];
export type Proof = Schemas['Verified'];

/** A card of a pack: what every game's cards have, and the fields of its own game. */
export interface CardInfo {
  id: string;
  code: string;
  copies: number;
  name: Record<string, string>;
  provenance: Record<string, string>;
  [field: string]: unknown;
}

export interface CardPack {
  pack: string;
  cards: CardInfo[];
}

export interface Choice {
  action: number;
  text: string;
  verb: string;
  about: string[];
}

export interface News {
  key: string;
  clause: string;
  params: Record<string, Value>;
}

/** What every game's view has; each board knows the rest of its own. */
export interface View {
  game: string;
  seats: number;
  you: number | null;
  n: number;
  to_act: number[];
}

export interface HiloView extends View {
  step: 'start' | 'turn' | 'taken' | 'drawn' | 'uncover' | 'phoenix' | 'cast' | 'over';
  active: number;
  starter: number;
  layouts: (string | null)[][];
  discard: (string | null)[];
  draw: number;
  held: { seat: number; card: string | null; taken: boolean } | null;
  chosen: (number | null)[];
  coins: number[];
  stock: Record<string, number>;
}

export interface Clock {
  seat_seconds: Record<string, number>;
  running: number[];
  deadline: string | null;
}

/** A reaction window: everyone asked may step in until the deadline, or pass. */
export interface OpenWindow {
  key: string;
  asked: number[];
  passing: number;
  deadline: string;
}

export interface Update {
  type: 'update';
  n: number;
  view: View;
  news: News[];
  choices: Choice[];
  outcome: Outcome | null;
  clock: Clock | null;
  window: OpenWindow | null;
  undo: boolean;
  /** Who decided: a person, a bot, or a stand-in because a clock ran out. */
  by: 'person' | 'bot' | 'clock' | null;
}

export interface Refused {
  type: 'refused';
  n: number;
  code: string;
  clause: string | null;
  params: Record<string, Value>;
  message: string;
}

export interface ChatLine {
  type: 'chat';
  from: number | null;
  nickname: string;
  text: string;
  at: string;
}

export type ServerMessage =
  | { type: 'table'; table: TableInfo }
  | Update
  | Refused
  | ChatLine
  | { type: 'chats'; messages: ChatLine[] }
  | { type: 'presence'; connected: number[]; onlookers: number }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'act'; n: number; action: number }
  | { type: 'undo'; n: number }
  | { type: 'chat'; text: string }
  | { type: 'why'; action: number }
  | { type: 'ping' };

export interface Frame {
  n: number;
  move: { seat: number; text: string } | null;
  view: View;
  news: News[];
}

export interface Replay {
  frames: Frame[];
  outcome: Outcome | null;
  record: string;
}

