/** What a game's board is to the rest of the page. A further game is one folder here and one line in the registry. */

import type { Component, Snippet } from 'svelte';
import type { CardInfo, Choice, News, Outcome, Update, View } from '../api/types.ts';
import type { Hands } from '../table/hands.svelte.ts';
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

export interface EndingProps {
  view: View;
  outcome: Outcome;
  names: string[];
  cards: ReadonlyMap<string, CardInfo>;
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
  Ending: Component<EndingProps>;
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
  /** What a choice will do, for the confirm button. */
  describe(choice: Choice, view: View, names: string[], name: CardName): string;
  weigh(choice: Choice): Weight;
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
  reads?(place: string): boolean;
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
  /** Key of the first-game help for this moment, if it has one. */
  help(view: View): string | null;
  /** What its text needs to know of the table. */
  helpFacts?(view: View): Record<string, number>;
  /** What the card is good for: the clause that says it. */
  clauseOf(card: CardInfo): string;
  /** What is printed on a card, line by line. */
  facts(card: CardInfo): Fact[];
}
