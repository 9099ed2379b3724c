/** What is known of the room of a table: asked for again whenever the table says that something has changed. */

import { room as ask } from '../api/http.ts';
import type { RoomInfo, TableInfo } from '../api/types.ts';

export class KnownRoom {
  info = $state.raw<RoomInfo | null>(null);
  private asked = 0;

  /** Look again; of two answers that cross each other the one asked for later counts. */
  async look(id: string): Promise<void> {
    const turn = ++this.asked;
    const found = await ask(id).catch(() => null);
    if (found && turn === this.asked) this.info = found;
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
  return known;
}
