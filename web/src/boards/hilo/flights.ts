/** Which card flies from where to where for each event. Places are names; the board knows where they lie. */

import type { HiloView, News } from '../../api/types.ts';
import type { Sound } from '../../sound.ts';
import { placeName } from './places.ts';

export interface Flight {
  from: string;
  to: string;
  /** What lies on top at the beginning and at the end; null is the back. Different ones turn over on the way. */
  before: string | null;
  after: string | null;
  /** Milliseconds at normal speed. */
  lasts: number;
  after_ms: number;
  /** How far the path bends aside, in card widths: a swap crosses, everything else goes straight. */
  bend: number;
}

export interface Step {
  flights: Flight[];
  sound: Sound | null;
  /** A breath after it, for what should be seen. */
  pause: number;
}

function flight(
  from: string,
  to: string,
  before: string | null,
  after: string | null,
  more: Partial<Flight> = {},
): Flight {
  return { from, to, before, after, lasts: 360, after_ms: 0, bend: 0, ...more };
}

function key(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The motion of one event, seen on the table as it was before it; null where nothing moves. */
function stepOf(news: News, view: HiloView, at: number): Step | null {
  const { params } = news;
  const seat = Number(params['seat']);
  const place = Number(params['place']) - 1;
  const card = key(params['card']);
  const here = Number.isNaN(place) ? '' : placeName(seat, place);
  const was = view.layouts[seat]?.[place] ?? null;
  switch (news.key) {
    case 'hilo-flip':
      return { flights: [flight(here, here, null, card, { lasts: 420 })], sound: 'flip', pause: 160 };
    case 'hilo-uncover-rest':
      return {
        flights: [flight(here, here, null, card, { lasts: 380, after_ms: at * 70 })],
        sound: 'flip',
        pause: 60,
      };
    case 'hilo-start-magician':
      return {
        flights: [flight(here, 'draw', was, null), flight('draw', here, null, card, { after_ms: 260 })],
        sound: 'card',
        pause: 160,
      };
    case 'hilo-take':
      return { flights: [flight('discard', 'held', card, card)], sound: 'card', pause: 80 };
    case 'hilo-draw':
      return { flights: [flight('draw', 'held', null, card)], sound: 'card', pause: 80 };
    case 'hilo-discard':
      return {
        flights: [flight('held', 'discard', view.held?.card ?? null, card)],
        sound: 'card',
        pause: 80,
      };
    case 'hilo-reshuffle':
      return {
        flights: [0, 1, 2, 3].map((nth) =>
          flight('discard', 'draw', null, null, {
            after_ms: nth * 70,
            lasts: 300,
            bend: nth % 2 ? 0.3 : -0.3,
          }),
        ),
        sound: 'flip',
        pause: 60,
      };
    case 'hilo-place':
      return {
        flights: [
          flight(here, 'discard', was, key(params['out'])),
          flight('held', here, view.held?.card ?? null, card, { after_ms: 140 }),
        ],
        sound: 'card',
        pause: 120,
      };
    case 'hilo-swap': {
      const there = placeName(Number(params['other']), Number(params['spot']) - 1);
      const given = key(params['given']);
      const got = key(params['got']);
      return {
        flights: [
          flight(here, there, given, given, { lasts: 850, bend: 0.9 }),
          flight(there, here, got, got, { lasts: 850, bend: 0.9 }),
        ],
        sound: 'magic',
        pause: 260,
      };
    }
    default:
      return null;
  }
}

/** The motion of an event, and of those after it that happen together with it. Returns how many were used up. */
export function nextStep(news: readonly News[], view: HiloView): { step: Step | null; used: number } {
  const first = news[0]!;
  if (first.key !== 'hilo-uncover-rest') return { step: stepOf(first, view, 0), used: 1 };
  const rest = news.findIndex((item) => item.key !== 'hilo-uncover-rest');
  const used = rest < 0 ? news.length : rest;
  const steps = news.slice(0, used).map((item, at) => stepOf(item, view, at)!);
  return { step: { flights: steps.flatMap((step) => step.flights), sound: 'flip', pause: 500 }, used };
}
