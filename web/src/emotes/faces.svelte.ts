/** Faces that are being made at a table right now, and whose faces this browser does not want to see. */

import type { Emote } from '../art/emotes.ts';
import { play } from '../sound.ts';

/** How long a face is shown. */
const SHOWN_MS = 2600;
const KEY = 'monoceros.muted';
/** More names than this nobody has muted on purpose. */
const MOST = 200;

export interface Face {
  emote: Emote;
  /** Tells two of the same kind apart, so that the second one is seen too. */
  at: number;
}

function kept(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

/** People are muted by name: the same name sits somewhere else in the next game of the room. */
class Muted {
  private names = $state.raw<readonly string[]>(kept());

  has(name: string): boolean {
    return this.names.includes(name);
  }

  toggle(name: string): void {
    this.names = this.has(name)
      ? this.names.filter((other) => other !== name)
      : [...this.names, name].slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(this.names));
  }
}

export const muted = new Muted();

export class Faces {
  shown = $state.raw<ReadonlyMap<number, Face>>(new Map());
  private count = 0;

  /** Somebody makes a face; nothing happens if they are muted. */
  show(seat: number, name: string, emote: Emote): void {
    if (muted.has(name)) return;
    this.count += 1;
    const face: Face = { emote, at: this.count };
    this.shown = new Map(this.shown).set(seat, face);
    play('emote');
    setTimeout(() => {
      if (this.shown.get(seat) !== face) return;
      const rest = new Map(this.shown);
      rest.delete(seat);
      this.shown = rest;
    }, SHOWN_MS);
  }
}
