/**
 * The shapes on the wire, by the names the page uses. `make types` writes schema.ts (REST) and socket.ts (the
 * WebSocket) from the server's own description; what is inside a view is each game's own, as in games/hilo/view.py.
 */

import type { components } from './schema.ts';
import type { components as socket } from './socket.ts';

type Schemas = components['schemas'];
type Messages = socket['schemas'];

export type Problem = Schemas['Problem'];
export type EditionInfo = Schemas['Edition'];
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

export type Choice = Messages['Choice'];
export type News = Messages['News'];

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

export type Clock = Messages['Clock'];
/** A reaction window: everyone asked may step in until the deadline, or pass. */
export type OpenWindow = Messages['OpenWindow'];
export type Update = Messages['UpdateMessage'] & { view: View };
export type History = Messages['HistoryMessage'];
export type Refused = Messages['RefusedMessage'];
export type Hints = Messages['HintsMessage'];
export type ChatLine = Messages['ChatMessage'];
/** Who decided: a person, a bot, or a stand-in because a clock ran out. */
export type By = Messages['Past']['by'];

export type ServerMessage = Exclude<Messages['ServerMessage'], { type: 'update' }> | Update;
export type ClientMessage = Messages['ClientMessage'];

export type AnalysisInfo = Schemas['AnalysisInfo'];
export type Analysis = Schemas['Analysis'];

export type Frame = Schemas['Frame'] & { view: View };
export type Replay = Omit<Schemas['Replay'], 'frames'> & { frames: Frame[] };
