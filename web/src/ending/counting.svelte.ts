/** Counts points line by line, everybody's in step, so that the totals come last. */

import type { Result } from '../boards/contract.ts';
import { motion } from '../settings.svelte.ts';
import { play } from '../sound.ts';

const LINE_MS = 800;

export class Counting {
  /** How many lines of everybody's count have been told. */
  told = $state(0);
  private readonly lines: number;
  readonly done = $derived.by(() => this.told >= this.lines);

  constructor(results: readonly Result[]) {
    this.lines = Math.max(0, ...results.map(({ parts }) => parts.length));
    if (motion() === 0) this.told = this.lines;
  }

  /** Count on until all is told; returns what stops it. */
  run(): () => void {
    if (this.done) return () => undefined;
    const timer = setInterval(() => {
      this.told += 1;
      play(this.done ? 'win' : 'coin');
      if (this.done) clearInterval(timer);
    }, LINE_MS * motion());
    return () => clearInterval(timer);
  }

  /** Tell all the rest at once. */
  finish(): void {
    this.told = Math.max(this.told, this.lines);
  }

  /** What somebody has by the lines told so far. */
  sum({ parts }: Result): number {
    return parts.slice(0, this.told).reduce((points, part) => points + part.points, 0);
  }
}

/** Points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}
