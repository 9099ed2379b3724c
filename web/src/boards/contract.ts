/** What a game's board is to the rest of the page. A further game is one folder here and one line in the registry. */

import type { Component, Snippet } from 'svelte';
import type { CardInfo, Choice, News, Outcome, Preview, Update, View } from '../api/types.ts';
import type { Hands } from '../table/hands.svelte.ts';
import type { Lying } from './shell/changes.ts';
import type { Shape } from './shell/room.ts';

export interface BoardProps {
  view: View;
  names: string[];
  cards: ReadonlyMap<string, CardInfo>;
  hands: Hands;
  /** The seat whose things lie at the bottom. */
  bottom: number;
  /** The seats bots play for. */
  bots?: readonly number[];
  /** The strip that says what to do; the board lays it next to the hand. None in a replay. */
  strip?: Snippet<[Shape]>;
}

/** What a mounted board can do. */
export interface BoardHandle {
  /** Move the cards from what is shown to this update. */
  play(update: Pick<Update, 'view' | 'news'>): Promise<void>;
  /** Bring whatever moves to rest at once. */
  skip(): void;
}

/** A line of the final count: where points came from, in words, what they add, and what is said of it. */
export interface Counted {
  label: string;
  points: number;
  /** What stands for the points where they are not added: a tie-break, cards that count for nothing. */
  said?: string;
}

/** What one player, or one team, has in the end. */
export interface Result {
  seats: readonly number[];
  /** Who it is. */
  name: string;
  won: boolean;
  total: number;
  /** What the total was aimed at, where there is such a number. */
  goal?: number;
  /** The total in words. */
  said: string;
  parts: readonly Counted[];
  /** What else has to be said, such as a tie that strikes everybody out. */
  note?: string;
  /** Whether the total counts for nothing in the end. */
  struck?: boolean;
}

export interface KeptProps {
  view: View;
  outcome: Outcome;
  result: Result;
  cards: ReadonlyMap<string, CardInfo>;
  /** How many lines of the count have been told. */
  told: number;
}

export interface CardProps {
  card: CardInfo;
  named?: boolean;
}

/** A line of what is printed on a card: its label as a text key, the pack's field, and the value in words. */
export interface Fact {
  label: string;
  field: string;
  value: string;
}

export type CardName = (key: string) => string;

/** How much a choice weighs: `free` can be taken back, `grave` deserves a second look. */
export type Weight = 'free' | 'final' | 'grave';

export interface Board {
  Board: Component<BoardProps, BoardHandle>;
  /** What somebody has before them in the end: the layout, the herd, the stable. */
  Kept: Component<KeptProps>;
  /** The sign of what is counted, 64 x 64. */
  counts(): string;
  /** Everybody's result, the winner first. */
  results(view: View, outcome: Outcome, names: string[]): Result[];
  /** One card with its `<title>`, for the cards page. */
  Card: Component<CardProps>;
  /** What the viewer is asked to do now, in one sentence; `choices` where they are at hand. */
  ask(
    view: View,
    picked: readonly string[],
    name: CardName,
    names: readonly string[],
    choices?: readonly Choice[],
  ): string;
  /** What somebody else is doing now. */
  waiting(view: View, names: string[]): string;
  /** What a choice will do, for the confirm button; `gain` where the server has reckoned what it brings. */
  describe(choice: Choice, view: View, names: string[], name: CardName, gain?: Preview): string;
  weigh(choice: Choice, view: View, cards: ReadonlyMap<string, CardInfo>): Weight;
  /** What a choice costs besides, in a sentence; empty where nothing is lost by it. */
  cost?(choice: Choice, view: View, cards: ReadonlyMap<string, CardInfo>): string;
  /** A few words for the button of a choice that is about no place; `describe` if a game has none. */
  label?(
    choice: Choice,
    view: View,
    names: string[],
    name: CardName,
    cards: ReadonlyMap<string, CardInfo>,
  ): string;
  /** Whether a card that answers a reaction window has a button of its own beside what is asked. */
  answers?(choice: Choice, view: View): boolean;
  /** Whether a finger reads the card at a place first, and plays it with a second touch. */
  reads?(place: string, view: View): boolean;
  /** Whether the last place of a choice tells all the others, and is touched at once: a card says whose it is. */
  leaps?(choice: Choice): boolean;
  /** Whether a choice that is the only one may be made by the page: there is nothing to see or to read before. */
  settled?(choice: Choice, view: View): boolean;
  /** What lies open before the players: whatever of it is new since one's last turn is marked. */
  lying(view: View): Lying[];
  /** Whether a choice is made by gathering several cards first; it is played by a button, never by the last touch. */
  gathers?(choice: Choice): boolean;
  /** The places whose cards are the same to the rules, itself among them; only itself if a game has none. */
  alike?(view: View, place: string): readonly string[];
  /** The action a touch would have meant, in its notation, to ask the server why it is not allowed. */
  meant(
    view: View,
    place: string,
    picked: readonly string[],
    cards: ReadonlyMap<string, CardInfo>,
  ): string | null;
  /** Whether an event is a moment a party variant calls out; a host's own forfeits come up then. */
  callsOut?(news: News): boolean;
  /** Whether an event is cried out over the table: everybody shall feel it. */
  cries?(news: News): boolean;
  /** Key of the first-game help for this moment, if it has one. */
  help(view: View): string | null;
  /** What its text needs to know of the table. */
  helpFacts?(view: View): Record<string, number>;
  /** What the card is good for: the clause that says it. */
  clauseOf(card: CardInfo): string;
  /** What is printed on a card, line by line. */
  facts(card: CardInfo): Fact[];
}
