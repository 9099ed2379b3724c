/** What is known of the room of a table: asked for again whenever the table says that something has changed. */

import { Refusal, room as ask } from '../api/http.ts';
import type { RoomInfo, TableInfo } from '../api/types.ts';

const AGAIN_MS = 3000;

export class KnownRoom {
  info = $state.raw<RoomInfo | null>(null);
  private asked = 0;
  private retry = 0;

  /** Look again; of two answers that cross each other the one asked for later counts. */
  async look(id: string): Promise<void> {
    const turn = ++this.asked;
    clearTimeout(this.retry);
    try {
      const found = await ask(id);
      if (turn === this.asked) this.info = found;
    } catch (trouble) {
      // A room that is gone stays so; a server that could not be reached is asked once more in a moment.
      const gone = trouble instanceof Refusal && trouble.code === 'no-such-room';
      if (turn === this.asked && !gone) this.retry = window.setTimeout(() => void this.look(id), AGAIN_MS);
    }
  }

  /** Ask no more. */
  close(): void {
    this.asked += 1;
    clearTimeout(this.retry);
  }

  /** Take over what an answer tells. */
  take(found: RoomInfo): void {
    this.asked += 1;
    this.info = found;
  }
}

/** Look at the room of a table now, and with every word the table says. Call it while a component is made. */
export function followRoom(table: () => TableInfo): KnownRoom {
  const known = new KnownRoom();
  $effect(() => void known.look(table().room));
  $effect(() => () => known.close());
  return known;
}
