/**
 * What a person's hands do on a board, for every game alike. A choice names the places it is about; touching
 * places narrows the choices down until one is left. The board only says which place was touched.
 */

import type { Choice } from '../api/types.ts';

export interface Wishes {
  /** Play this choice. */
  act(choice: Choice): void;
  /** Say why nothing can be done with this place now. */
  why(place: string, picked: readonly string[]): void;
  /** Whether this choice is played only after a second look. */
  asks(choice: Choice): boolean;
  /** Whether this choice is gathered card by card and played by a button. */
  gathers(choice: Choice): boolean;
  /** The places whose cards are the same to the rules as this one's, itself among them: any may stand for any. */
  alike(place: string): readonly string[];
  /** Whether a finger reads the card at a place before it plays it. */
  reads?(place: string): boolean;
}

export class Hands {
  choices = $state.raw<readonly Choice[]>([]);
  /** Places touched so far, none of which has settled the matter alone. */
  picked = $state.raw<readonly string[]>([]);
  /** A choice waiting to be confirmed. */
  offered = $state.raw<Choice | null>(null);
  /** The place the keyboard is at. */
  rover = $state('');
  /** The place a card is being dragged from. */
  dragged = $state('');
  private readonly wishes: Wishes;
  private then = '';

  /** What a hint puts on places: the number of the move it thinks of. */
  numbers = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** The places that may be touched now, given what is picked. */
  readonly can: ReadonlySet<string> = $derived.by(() => {
    const places = new Set<string>();
    for (const choice of this.fitting(this.picked)) {
      for (const place of this.rest(choice, this.picked) ?? []) {
        for (const one of this.wishes.alike(place)) if (!this.picked.includes(one)) places.add(one);
      }
    }
    return places;
  });

  /** Choices that are about no place: buttons. */
  readonly buttons: readonly Choice[] = $derived(this.choices.filter((choice) => choice.about.length === 0));

  /** The choices that are just what has been gathered so far; mostly one, if any. */
  readonly gathered: readonly Choice[] = $derived.by(() => {
    if (this.picked.length === 0 || this.offered) return [];
    return this.fitting(this.picked).filter(
      (choice) => choice.about.length === this.picked.length && this.wishes.gathers(choice),
    );
  });

  /** Places a card may be dragged from: where a choice begins, both ends of a swap, and the piles. */
  readonly drags: ReadonlySet<string> = $derived.by(() => {
    const places = new Set<string>();
    for (const choice of this.choices) {
      const { about, verb } = choice;
      const [first = ''] = about;
      // Gathered cards are picked one by one; a finger on them swipes through the hand.
      if (this.wishes.gathers(choice)) continue;
      if (verb === 'swap') about.forEach((place) => places.add(place));
      else if (about.length > 1 || first === 'discard' || first === 'draw') places.add(first);
    }
    return places;
  });

  constructor(wishes: Wishes) {
    this.wishes = wishes;
  }

  /** What a choice is about besides these places; null if one of them has nothing to do with it. */
  private rest(choice: Choice, places: readonly string[]): string[] | null {
    const left = [...choice.about];
    for (const place of places) {
      const alike = this.wishes.alike(place);
      const at = left.includes(place) ? left.indexOf(place) : left.findIndex((one) => alike.includes(one));
      if (at < 0) return null;
      left.splice(at, 1);
    }
    return left;
  }

  private fitting(places: readonly string[]): Choice[] {
    return this.choices.filter((choice) => this.rest(choice, places) !== null);
  }

  /** New choices from the server; whatever was half done is forgotten. */
  offer(choices: readonly Choice[]): void {
    this.choices = choices;
    this.putDown();
    const then = this.then;
    if (then && choices.length > 0) {
      this.then = '';
      const [only, ...others] = this.fitting([then]);
      if (only && others.length === 0) this.settle(only);
    }
  }

  /** Whether a finger on this place reads what lies there first. */
  readsFirst(place: string): boolean {
    return this.can.has(place) && (this.wishes.reads?.(place) ?? false);
  }

  /** Let go of everything picked. */
  putDown(): void {
    this.picked = [];
    this.offered = null;
  }

  /** A place is touched; `reads` where it is looked at first, and played with a second touch. */
  touch(place: string, reads = false): void {
    this.rover = place;
    if (reads && this.offered?.about.includes(place)) {
      this.confirm();
      return;
    }
    if (this.picked.includes(place)) {
      const left = this.offered ? [] : this.picked.filter((one) => one !== place);
      this.putDown();
      this.picked = left;
      return;
    }
    this.offered = null;
    let picked = [...this.picked, place];
    let fitting = this.fitting(picked);
    if (fitting.length === 0) {
      picked = [place];
      fitting = this.fitting(picked);
    }
    const [first, ...more] = fitting;
    if (!first) this.wishes.why(place, this.picked);
    else if (more.length === 0 && !this.wishes.gathers(first)) this.settle(first, reads);
    else this.picked = picked;
  }

  /** Play what has been gathered. */
  play(choice: Choice): void {
    this.settle(choice);
  }

  /**
   * A card was dragged from one place to another. With `follow` a drag that takes two actions is gone through
   * with: take the open card, then lay it where it was dropped.
   */
  drop(from: string, to: string, follow: boolean): void {
    this.putDown();
    const [exact, ...more] = this.fitting([from, to]);
    if (exact && more.length === 0) {
      this.settle(exact);
      return;
    }
    const alone = this.choices.find((choice) => choice.about.length === 1 && choice.about[0] === from);
    if (alone) {
      if (follow) this.then = to;
      this.settle(alone);
    } else {
      this.wishes.why(to, [from]);
    }
  }

  private settle(choice: Choice, reads = false): void {
    if (reads || this.wishes.asks(choice)) {
      this.picked = choice.about;
      this.offered = choice;
    } else {
      this.go(choice);
    }
  }

  confirm(): void {
    if (this.offered) this.go(this.offered);
  }

  private go(choice: Choice): void {
    this.putDown();
    this.wishes.act(choice);
  }
}
