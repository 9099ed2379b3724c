/** Who wants to be left in peace: the reaction windows this browser passes on by itself, at this table. */

import type { OpenWindow } from '../api/types.ts';

/** A pass made by a switch takes a moment of no telling length, like one made by a hand. */
const SOONEST = 500;
const SPREAD = 1200;

export class Passing {
  /** Kinds of window that are always passed on. */
  always = $state.raw<ReadonlySet<string>>(new Set());
  /** Pass on everything until one's own turn comes. */
  resting = $state(false);

  passes(window: OpenWindow): boolean {
    return this.resting || this.always.has(window.key);
  }

  toggle(key: string): void {
    const kinds = new Set(this.always);
    if (!kinds.delete(key)) kinds.add(key);
    this.always = kinds;
  }

  /** Pass in a moment, unless the returned function is called first. */
  soon(pass: () => void): () => void {
    const timer = setTimeout(pass, SOONEST + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }
}
