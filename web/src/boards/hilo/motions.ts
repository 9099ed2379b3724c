/** Which card flies from where to where for each event. Places are names; the shell finds them on the page. */

import type { News, Update } from '../../api/types.ts';
import { type Face, flight, type Flight, type Motion, type Step } from '../shell/flight.ts';
import { replaced } from '../shell/lists.ts';
import { carried, type Places, unfold } from '../shell/telling.ts';
import { keyAt, placeName, readPlace } from './places.ts';
import type { HiloView } from './view.ts';

const SHUFFLED = [0, 1, 2, 3];
const SPELL = { lasts: 850, bend: 0.9 };
const REST = 'hilo-uncover-rest';

function face(card: unknown): Face {
  return { card: typeof card === 'string' ? card : null };
}

const BACK = face(null);

/** A place of a layout on the page; on a phone only the name of its owner may be in sight. */
function spot(seat: unknown, place: unknown): string[] {
  return [placeName(Number(seat), Number(place) - 1), `seat${String(seat)}`];
}

function motion({ key, params }: News, view: HiloView): Motion | null {
  const here = spot(params['seat'], params['place']);
  const was = face(keyAt(view, here[0] ?? ''));
  const held = face(view.held?.card);
  const card = face(params['card']);
  switch (key) {
    case 'hilo-flip':
      return { flights: [flight(here, here, BACK, card, { lasts: 420 })], sound: 'flip', pause: 160 };
    case REST:
      return { flights: [flight(here, here, BACK, card, { lasts: 380 })], sound: 'flip', pause: 60 };
    case 'hilo-start-magician': {
      const flights = [flight(here, ['draw'], was, BACK), flight(['draw'], here, BACK, card, { waits: 260 })];
      return { flights, sound: 'card', pause: 160 };
    }
    case 'hilo-take':
      return { flights: [flight(['discard'], ['held'], card)], sound: 'card', pause: 80 };
    case 'hilo-draw':
      return { flights: [flight(['draw'], ['held'], BACK, card)], sound: 'card', pause: 80 };
    case 'hilo-discard':
      return { flights: [flight(['held'], ['discard'], held, card)], sound: 'card', pause: 80 };
    case 'hilo-reshuffle': {
      const some = SHUFFLED.map((nth) => ({ waits: nth * 70, lasts: 300, bend: nth % 2 ? 0.3 : -0.3 }));
      const flights = some.map((more) => flight(['discard'], ['draw'], BACK, BACK, more));
      return { flights, sound: 'flip', pause: 60 };
    }
    case 'hilo-place': {
      const out = flight(here, ['discard'], was, face(params['out']));
      return {
        flights: [out, flight(['held'], here, held, card, { waits: 140 })],
        sound: 'card',
        pause: 120,
      };
    }
    case 'hilo-swap': {
      const there = spot(params['other'], params['spot']);
      const [given, got] = [face(params['given']), face(params['got'])];
      const flights = [flight(here, there, given, given, SPELL), flight(there, here, got, got, SPELL)];
      return { flights, sound: 'magic', pause: 260 };
    }
    default:
      return null;
  }
}

const PLACES: Places<HiloView, Face, null> = {
  take(view, { from: [place] }) {
    if (place === 'draw') return { view: { ...view, draw: view.draw - 1 }, thing: null };
    if (place === 'discard') return { view: { ...view, discard: view.discard.slice(0, -1) }, thing: null };
    if (place === 'held') return { view: { ...view, held: null }, thing: null };
    return { view, thing: null };
  },
  lay(view, { to: [place = ''], after: { card } }) {
    if (place === 'draw') return { ...view, draw: view.draw + 1 };
    if (place === 'discard') return { ...view, discard: [...view.discard, card] };
    const spot = readPlace(place);
    if (!spot) return view;
    const layouts = view.layouts.map((layout, seat) =>
      seat === spot.seat ? replaced(layout, spot.place, card) : layout,
    );
    return { ...view, layouts };
  },
};

function note(view: HiloView, { key, params }: News): HiloView {
  const seat = Number(params['seat']);
  switch (key) {
    case 'hilo-choose':
      return { ...view, chosen: replaced(view.chosen, seat, Number(params['place'])) };
    case 'hilo-take':
    case 'hilo-draw':
      return { ...view, held: { seat, card: face(params['card']).card, taken: key === 'hilo-take' } };
    case 'hilo-reshuffle':
      return { ...view, discard: [], draw: Number(params['cards']) };
    default:
      return view;
  }
}

/** What moves from a view to the next one. */
export function motions(view: HiloView, { news }: Pick<Update, 'news'>): Step<HiloView>[] {
  const carry = (table: HiloView, flights: readonly Flight[]): HiloView => carried(table, flights, PLACES);
  return unfold(view, news, { motion, carry, note, together: { key: REST, gap: 70, pause: 500 } });
}
