/**
 * What a person's hands do on a board, for every game alike. A choice names the places it is about; touching
 * places narrows the choices down until one is left. The board only says which place was touched.
 */

import type { Choice, Preview } from '../api/types.ts';

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
  /** Whether the last place of a choice tells all the others: a card says whose it is. */
  leaps?(choice: Choice): boolean;
}

/** A choice that is only half of a move, together with each way to go on: both halves are decided at once. */
function both(choice: Choice): Choice[] {
  if (!choice.leads?.length) return [choice];
  return choice.leads.map((place) => ({ ...choice, about: [...choice.about, place] }));
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
  /** Places whose card has come or changed since this person's last decision. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The places of the move somebody is thinking of: a hint that is looked at. */
  thought = $state.raw<readonly string[]>([]);
  /** What choices would bring, as the server reckons from what this person knows. */
  private previews = $state.raw<readonly Preview[]>([]);
  private readonly wishes: Wishes;
  private then = '';
  /** Whether what follows was decided together with what is being done. */
  private sure = false;

  /** What a hint puts on places: the number of the move it thinks of. */
  numbers = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** The places that may be touched now, given what is picked. */
  readonly can: ReadonlySet<string> = $derived.by(() => {
    const places = new Set<string>();
    for (const choice of this.fitting(this.picked)) {
      const left = this.rest(choice, this.picked) ?? [];
      let now = left;
      if (this.picked.length === 0) {
        if (this.wishes.leaps?.(choice)) now = left.slice(-1);
        // What a half leads to is chosen after it.
        else if (choice.leads?.length) now = left.slice(0, 1);
      }
      for (const place of now) {
        for (const one of this.wishes.alike(place)) if (!this.picked.includes(one)) places.add(one);
      }
    }
    return places;
  });

  /** What each place would bring, given what is picked. */
  readonly gains: ReadonlyMap<string, Preview> = $derived.by(() => {
    const found = new Map<string, Preview>();
    const counted = this.picked.filter((place) => this.previews.some(({ about }) => about.includes(place)));
    for (const preview of this.previews) {
      if (!counted.every((place) => preview.about.includes(place))) continue;
      const [last, ...more] = preview.about.filter((place) => !counted.includes(place));
      if (last && more.length === 0) found.set(last, preview);
    }
    return found;
  });

  /** The most a place could bring where a second one is still to be chosen. */
  readonly hopes: ReadonlyMap<string, number> = $derived.by(() => {
    const most = new Map<string, number>();
    if (this.picked.length > 0) return most;
    for (const { about, points } of this.previews) {
      const [first = ''] = about;
      if (about.length > 1) most.set(first, Math.max(points, most.get(first) ?? points));
    }
    return most;
  });

  /** What the choice that waits to be confirmed would bring. */
  readonly promised: Preview | undefined = $derived.by(() => {
    const about = this.offered?.about ?? [];
    return this.previews.find(
      (one) => one.about.length > 0 && one.about.every((place) => about.includes(place)),
    );
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

  /** New choices from the server, and what they would bring; whatever was half done is forgotten. */
  offer(choices: readonly Choice[], previews: readonly Preview[] = []): void {
    this.choices = choices.flatMap(both);
    this.previews = previews;
    this.putDown();
    const { then, sure } = this;
    if (then && choices.length > 0) {
      this.then = '';
      this.sure = false;
      const [only, ...others] = this.fitting([then]);
      if (only && others.length === 0) {
        if (sure) this.go(only);
        else this.settle(only);
      } else if (only?.leads?.length) this.picked = [then];
    }
  }

  /** Whether the card at a place is gathered with others before anything is played. */
  gathers(place: string): boolean {
    return this.fitting([place]).some((choice) => this.wishes.gathers(choice));
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

  /** Play what has been gathered, or a hint; of a move in two halves the first is picked. */
  play(choice: Choice): void {
    if (choice.leads?.length && choice.about.length === 1) {
      this.putDown();
      this.picked = choice.about;
    } else this.settle(choice);
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
    if (choice.leads?.length) {
      this.then = choice.about.at(-1) ?? '';
      this.sure = true;
    }
    this.wishes.act(choice);
  }
}
