import { nextGame, Refusal, voteFor } from '../api/http.ts';
import type { RoomInfo, TableInfo } from '../api/types.ts';
import { router } from '../router.svelte.ts';

/**
 * Begin the next game of a room and go there. If somebody else decides by now, because the host was away for a
 * moment and has come back, it becomes a vote: then the answer is how the room stands.
 */
export async function playNext(table: TableInfo, game: string): Promise<RoomInfo | null> {
  try {
    router.go(`/t/${(await nextGame(table.room, table.id, game)).id}`);
    return null;
  } catch (met) {
    if (!(met instanceof Refusal) || met.code !== 'not-host') throw met;
    return voteFor(table.room, game || table.game);
  }
}
