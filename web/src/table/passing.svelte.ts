/**
 * Reaction windows this browser passes on by itself: those its person would rather not be asked about, and those
 * there is nothing to answer with. With other people at the table no pass leaves the page before a moment drawn
 * when the window opened, whatever is held and whoever decides: how soon a window closes must not tell.
 */

import type { Choice, OpenWindow } from '../api/types.ts';

/** About as long as it takes to read a card and shake one's head; now and then somebody thinks it over. */
const SOONEST = 900;
const SPREAD = 2600;
const LONGER = 3500;
const SELDOM = 1 / 6;
/** And once in a while it takes any time there is: however late a pass comes, it proves nothing. */
const RARELY = 1 / 25;
/** A pass is sent at least so long before the time is up. */
const SPARE = 1500;

/** How long a pass waits from the opening of its window on; `chance` gives numbers from 0 to 1. */
export function breath(left: number, chance: () => number = Math.random): number {
  const last = left - SPARE;
  const late = Number.isFinite(last) && chance() < RARELY;
  const drawn = late
    ? SOONEST + chance() * Math.max(0, last - SOONEST)
    : SOONEST + chance() * SPREAD + (chance() < SELDOM ? chance() * LONGER : 0);
  return Math.max(0, Math.min(drawn, last));
}

/** Whether there is nothing to answer a window with but to let it pass. */
export function empty(window: OpenWindow, choices: readonly Choice[]): boolean {
  return choices.every(({ action }) => action === window.passing);
}

export class Passing {
  /** Kinds of window that are always passed on. */
  always = $state.raw<ReadonlySet<string>>(new Set());
  /** Kinds of window this person has been told about: that there is nothing to answer with. */
  told = $state.raw<ReadonlySet<string>>(new Set());
  private opened = '';
  private due = 0;

  passes(window: OpenWindow, choices: readonly Choice[]): boolean {
    return this.always.has(window.key) || empty(window, choices);
  }

  toggle(key: string): void {
    this.always = toggled(this.always, key);
  }

  tell(key: string): void {
    if (!this.told.has(key)) this.told = toggled(this.told, key);
  }

  /** A window has come up; from now on its breath is running. Nobody waits for whoever is alone with bots. */
  notice({ key, deadline, asked }: OpenWindow, alone: boolean): void {
    const opened = `${key} ${deadline} ${asked.join()}`;
    if (opened === this.opened && !alone) return;
    this.opened = opened;
    this.due = alone ? 0 : Date.now() + breath(deadline ? Date.parse(deadline) - Date.now() : Infinity);
  }

  /** Pass when the breath is over, unless the returned function is called first. */
  soon(pass: () => void): () => void {
    const timer = setTimeout(pass, Math.max(0, this.due - Date.now()));
    return () => clearTimeout(timer);
  }
}

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const changed = new Set(set);
  if (!changed.delete(key)) changed.add(key);
  return changed;
}
