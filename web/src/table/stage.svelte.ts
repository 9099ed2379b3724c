/** Shows updates one after the other: the board plays what happened, then the next one comes. */

import type { Update } from '../api/types.ts';
import { motion, rest } from '../settings.svelte.ts';

/** Plays the motion from what is shown to an update; resolves when it has come to rest. */
export type Player = (update: Update) => Promise<void>;

/** With more than this many updates waiting, motion is left out to catch up. */
const PATIENCE = 6;

export class Stage {
  /** What the board shows; lags behind the server while something moves. */
  shown = $state.raw<Update | null>(null);
  busy = $state(false);
  private queue: Update[] = [];
  private player: Player | null = null;
  /** Raised when the line was opened anew: whatever still moves belongs to the past. */
  private generation = 0;
  private readonly onShown: (update: Update) => void;
  private readonly onNews: (update: Update) => void;

  constructor(onNews: (update: Update) => void, onShown: (update: Update) => void) {
    this.onNews = onNews;
    this.onShown = onShown;
  }

  /** The board that is on the page now, or null when it has left. */
  hire(player: Player | null): void {
    this.player = player;
  }

  /** A new update; `first` ones after connecting are shown at once. */
  add(update: Update, first: boolean): void {
    if (first) {
      this.queue = [];
      this.generation += 1;
      this.show(update);
      return;
    }
    this.queue.push(update);
    if (!this.busy) void this.run();
  }

  private show(update: Update): void {
    this.shown = update;
    this.onShown(update);
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      const still = motion() === 0 || document.hidden || this.queue.length > PATIENCE;
      const generation = this.generation;
      // A motion that fails must not hold up the game.
      if (!still && this.player && this.shown) await this.player(update).catch(reportError);
      if (generation !== this.generation) continue;
      // The log tells what has been seen, not what is about to be: a reveal keeps its tension.
      this.onNews(update);
      this.show(update);
      const pause = update.by === 'bot' && !still ? rest() : 0;
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    }
    this.busy = false;
  }
}
