/** What a board shows while something moves, and which of its cards are in the air. */

import { tick } from 'svelte';
import type { Update, View } from '../../api/types.ts';
import type { Face, Step } from './flight.ts';

/** The cards in the air, as the page shows them. */
export interface Air<F extends Face> {
  /**
   * Fly a motion and come back when everything lies. `lay` lays the table anew once it is known where the cards come
   * from; `landed` tells of each place a card has come down on.
   */
  fly(step: Step<unknown, F>, lay: () => Promise<void>, landed: (place: string) => void): Promise<void>;
  /** Let a moment go by. */
  rest(pause: number): Promise<void>;
  /** Bring everything to rest at once. */
  land(): void;
}

export class Playing<V extends View, F extends Face = Face> {
  /** Places whose card is still in the air. */
  away = $state.raw<ReadonlySet<string>>(new Set());
  air: Air<F> | undefined;
  /** The table in the middle of a motion; null when it rests. */
  private scene = $state.raw<V | null>(null);
  private skipping = false;
  /** Counts the views shown, so that a motion notices when the table has become another under it. */
  private epoch = 0;
  private readonly view: () => V;
  private readonly steps: (before: V, update: Pick<Update, 'view' | 'news'>) => Step<V, F>[];

  /** Made while a board is; `view` is what it is asked to show, `steps` what moves from there to an update. */
  constructor(view: () => V, steps: (before: V, update: Pick<Update, 'view' | 'news'>) => Step<V, F>[]) {
    this.view = view;
    this.steps = steps;
    $effect.pre(() => {
      view();
      this.scene = null;
      this.epoch += 1;
    });
  }

  /** The table as it is to be shown. */
  get now(): V {
    return this.scene ?? this.view();
  }

  /** Move the cards from what is shown to this update; the update itself is shown by whoever asked for it. */
  async play(update: Pick<Update, 'view' | 'news'>): Promise<void> {
    await tick();
    const began = this.epoch;
    this.skipping = false;
    for (const step of this.steps(this.view(), update)) {
      await this.air?.fly(
        step,
        async () => {
          if (this.epoch !== began) return;
          this.scene = step.during;
          this.away = new Set(step.flights.map(({ to }) => to[0] ?? ''));
          await tick();
        },
        (landed) => (this.away = new Set([...this.away].filter((place) => place !== landed))),
      );
      this.away = new Set();
      if (this.epoch !== began) return;
      this.scene = step.after;
      if (!this.skipping) await this.air?.rest(step.pause);
      if (this.epoch !== began) return;
      if (this.skipping) break;
    }
  }

  /** Bring whatever moves to rest at once. */
  skip(): void {
    this.skipping = true;
    this.air?.land();
  }
}
