/**
 * The shapes on the wire, by the names the page uses. `make types` writes schema.ts (REST) and socket.ts (the
 * WebSocket) from the server's own description, the views of all games among them.
 */

import type { components } from './schema.ts';
import type { components as socket } from './socket.ts';

type Schemas = components['schemas'];
type Messages = socket['schemas'];

export type Problem = Schemas['Problem'];
export type EditionInfo = Schemas['Edition'];
export type OptionInfo = Required<Schemas['Option']>;
export type GameInfo = Schemas['GameInfo'];
export type Clause = Schemas['ClauseInfo'];
export type Rulebook = Schemas['RuleBook'];
export type Comparison = Schemas['Comparison'];
export type Pace = Required<Schemas['Pace']>;
export type Me = Schemas['Me'];
export type NoticeInfo = Schemas['NoticeInfo'];
export type QuietHours = Schemas['QuietHours'];
export type Statistics = Schemas['Statistics'];
export type CarryInfo = Schemas['CarryInfo'];
export type RoomInfo = Schemas['RoomInfo'];
export type RoomSummary = Schemas['RoomSummary'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type ProgramSeat = Schemas['ProgramSeat'];
export type NewTable = Required<Schemas['OpenTable']>;
export type Part = Schemas['Part'];
export type Score = Schemas['Score'];
export type Outcome = Schemas['Outcome'];
export type Proof = Schemas['Verified'];

/**
 * A card of a pack: what every game's cards have, and the fields of its own game. `provenance` tells how each field
 * is known, the name in a language as `name.de`, and what the card says, which is `text` by language.
 */
export interface CardInfo {
  id: string;
  code: string;
  copies: number;
  name: Record<string, string>;
  provenance: Record<string, string>;
  text?: Record<string, string>;
  [field: string]: unknown;
}

/** A value of a card an owner may correct, and what may be written there. */
export type PackField = Required<Schemas['PackField']>;

/** A pack with what an owner's pack needs to extend it. `note` is about the whole pack, by language. */
export interface CardPack {
  pack: string;
  note: Record<string, string>;
  extends: string;
  total: number;
  fields: PackField[];
  cards: CardInfo[];
}

/** Something that may be done; what it leads to is only told where there is something. */
export type Choice = Omit<Messages['Choice'], 'leads'> & { leads?: string[] };
/** What places would bring whoever is asked, as far as they can know. */
export type Preview = Messages['Preview'];
export type News = Messages['News'];

/** What one viewer may know of a match, told apart by `game`. */
export type View = Messages['View'];
/** The view of one game. */
export type ViewOf<Game extends View['game']> = Extract<View, { game: Game }>;

export type Clock = Messages['Clock'];
/** A reaction window: everyone asked may step in until the deadline, or pass. */
export type OpenWindow = Messages['OpenWindow'];
export type Update = Messages['UpdateMessage'];
export type History = Messages['HistoryMessage'];
export type Refused = Messages['RefusedMessage'];
export type SeatChange = Messages['SeatChange'];
export type Hints = Messages['HintsMessage'];
export type ChatLine = Messages['ChatMessage'];
/** Who decided: a person, a bot, or a stand-in because a clock ran out. */
export type By = Messages['Past']['by'];

export type ServerMessage = Messages['ServerMessage'];
export type ClientMessage = Messages['ClientMessage'];

/** A prepared table for learners, moment by moment. */
export type Lesson = Schemas['Lesson'];
export type AnalysisInfo = Schemas['AnalysisInfo'];
export type Analysis = Schemas['Analysis'];

export type Replay = Schemas['Replay'];
