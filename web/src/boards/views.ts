/** Views, told apart by the game they are of. */

import type { View, ViewOf } from '../api/types.ts';

function isOf<Game extends View['game']>(view: View, game: Game): view is ViewOf<Game> {
  return view.game === game;
}

/** A view as one of this game; a board is never handed any other. */
export function viewOf<Game extends View['game']>(game: Game, view: View): ViewOf<Game> {
  if (isOf(view, game)) return view;
  throw new TypeError(`a view of ${view.game} on the board of ${game}`);
}
