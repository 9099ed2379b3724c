/** Waits for the analysis of a table: has it made, asks how far it is, and asks again where it was lost. */

import { analysis as fetchAnalysis, analyse, Refusal } from '../api/http.ts';
import type { AnalysisInfo } from '../api/types.ts';

const PAUSE = 1000;

export class Waiting {
  info = $state.raw<AnalysisInfo | null>(null);
  problem = $state.raw<unknown>(null);

  private readonly id: string;
  private readonly pause: number;
  private timer = 0;
  private closed = false;

  /** `asks` has it made where nobody has asked yet; without, only what there is is looked at. */
  constructor(id: string, { asks = true, pause = PAUSE }: { asks?: boolean; pause?: number } = {}) {
    this.id = id;
    this.pause = pause;
    if (asks) void this.begin();
    else void this.look();
  }

  /** See whether it is there, once. */
  private async look(): Promise<void> {
    this.info = await fetchAnalysis(this.id).catch(() => null);
  }

  /** Have it made, or find it made already. Also the way on after a failure. */
  async begin(): Promise<void> {
    this.problem = null;
    await this.take(analyse(this.id));
  }

  private async take(answer: Promise<AnalysisInfo>): Promise<void> {
    try {
      const info = await answer;
      this.info = info;
      if (this.closed || info.state === 'ready' || info.state === 'failed') return;
      this.timer = window.setTimeout(
        () => void this.take(info.state === 'none' ? analyse(this.id) : fetchAnalysis(this.id)),
        this.pause,
      );
    } catch (trouble) {
      this.info = null;
      this.problem = trouble;
    }
  }

  /** Whether it makes sense to ask once more. */
  get worthAsking(): boolean {
    return (
      !(this.problem instanceof Refusal) ||
      !['match-not-over', 'no-such-table', 'table-outdated'].includes(this.problem.code)
    );
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
