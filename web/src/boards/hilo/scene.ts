/** The table while something moves: a view, changed event by event until it is the server's next one. */

import type { HiloView, News } from '../../api/types.ts';

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** What the table looks like once an event has been shown. The server's own view follows at the end. */
export function advance(view: HiloView, news: News): HiloView {
  const { params } = news;
  const seat = Number(params['seat']);
  const place = Number(params['place']) - 1;
  const layouts = view.layouts.map((layout) => [...layout]);
  const card = text(params['card']);
  switch (news.key) {
    case 'hilo-flip':
    case 'hilo-uncover-rest':
    case 'hilo-start-magician':
      layouts[seat]![place] = card;
      return { ...view, layouts };
    case 'hilo-choose':
      return { ...view, chosen: view.chosen.map((picked, at) => (at === seat ? place + 1 : picked)) };
    case 'hilo-take':
      return { ...view, discard: view.discard.slice(0, -1), held: { seat, card, taken: true } };
    case 'hilo-draw':
      return { ...view, draw: view.draw - 1, held: { seat, card, taken: false } };
    case 'hilo-discard':
      return { ...view, discard: [...view.discard, card], held: null };
    case 'hilo-reshuffle':
      return { ...view, discard: [], draw: Number(params['cards']) };
    case 'hilo-place':
      layouts[seat]![place] = card;
      return { ...view, layouts, discard: [...view.discard, text(params['out'])], held: null };
    case 'hilo-swap': {
      const other = Number(params['other']);
      const spot = Number(params['spot']) - 1;
      layouts[seat]![place] = text(params['got']);
      layouts[other]![spot] = text(params['given']);
      return { ...view, layouts };
    }
    default:
      return view;
  }
}
