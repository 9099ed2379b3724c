/** A list of news as motions: each event moves its cards on the table the ones before it left behind. */

import type { News } from '../../api/types.ts';
import type { Face, Flight, Motion, Step } from './flight.ts';

/** How a game's news move its table. Nothing here knows a rule: the news say what goes where. */
export interface Telling<View, F extends Face> {
  /** What an event brings into motion, seen on the table as it was before; null where nothing moves. */
  motion(news: News, view: View): Motion<F> | null;
  /** The table with these cards carried to where they fly. */
  carry(view: View, flights: readonly Flight<F>[]): View;
  /** The table with what an event says besides. */
  note(view: View, news: News): View;
  /** The event whose repetitions are one motion, card after card this many milliseconds apart. */
  together: { key: string; gap: number; pause: number };
}

/** News in runs: what is told together in one, every other event alone. */
function runs(news: readonly News[], together: string): News[][] {
  const found: News[][] = [];
  for (const item of news) {
    const last = found.at(-1);
    if (last && item.key === together && last[0]?.key === together) last.push(item);
    else found.push([item]);
  }
  return found;
}

export function unfold<View, F extends Face>(
  start: View,
  news: readonly News[],
  telling: Telling<View, F>,
): Step<View, F>[] {
  const { key, gap, pause } = telling.together;
  const steps: Step<View, F>[] = [];
  let after = start;
  for (const run of runs(news, key)) {
    const flights: Flight<F>[] = [];
    let motion: Motion<F> | null = null;
    let during = after;
    for (const [nth, item] of run.entries()) {
      motion = telling.motion(item, after);
      const more = (motion?.flights ?? []).map((one) => ({ ...one, waits: one.waits + nth * gap }));
      flights.push(...more);
      during = telling.carry(after, more);
      after = telling.note(during, item);
    }
    if (motion) steps.push({ ...motion, flights, during, after, ...(run.length > 1 ? { pause } : {}) });
  }
  return steps;
}

/** How a table gives away what lies at a place and takes in what comes to one. */
export interface Places<View, F extends Face, Thing> {
  take(view: View, flight: Flight<F>): { view: View; thing: Thing };
  lay(view: View, flight: Flight<F>, thing: Thing): View;
}

/** The table after some flights. All cards are up before the first one lands: a swap is two flights at once. */
export function carried<View, F extends Face, Thing>(
  view: View,
  flights: readonly Flight<F>[],
  places: Places<View, F, Thing>,
): View {
  const up: { flight: Flight<F>; thing: Thing }[] = [];
  for (const flight of flights) {
    const taken = places.take(view, flight);
    view = taken.view;
    up.push({ flight, thing: taken.thing });
  }
  return up.reduce((table, { flight, thing }) => places.lay(table, flight, thing), view);
}
