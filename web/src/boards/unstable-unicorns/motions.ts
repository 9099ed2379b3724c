/**
 * Which card flies from where to where: the difference of two views, told in the order of the news. A card nobody
 * may know flies face down.
 */

import type { Update } from '../../api/types.ts';
import { type End, firstTold, type Move, movesBetween, type Zones } from '../shell/difference.ts';
import { flight, type Flight, type Step } from '../shell/flight.ts';
import { inHand, inStable, letter } from './places.ts';
import { asUnicorns, type UnicornView } from './view.ts';

const FLIGHT_MS = 400;
const GAP_MS = 170;
/** With more cards in the air than this, they follow each other faster. */
const FEW = 5;

function zones(view: UnicornView): Zones {
  return new Map<string, readonly (string | null)[]>([
    ['discard', view.discard],
    ['nursery', view.nursery],
    ['stack', view.stack.map(({ card }) => card)],
    ['deck', Array.from({ length: view.deck }, () => null)],
    ...view.stables.map((cards, seat) => [`stable-${seat}`, cards] as const),
    ...view.hands.map((cards, seat) => [`hand-${seat}`, cards] as const),
  ]);
}

/** Where a card that came face up into a zone may have come from, unseen: best guess first. */
function likely(zone: string, view: UnicornView): string[] {
  const top = view.stack.at(-1);
  const hands = view.hands.map((_, seat) => `hand-${seat}`);
  if (zone.startsWith('hand-')) return ['deck', ...hands];
  return [...(top ? [`hand-${top.seat}`] : []), `hand-${view.active}`, ...hands, 'deck'];
}

/** The names under which an end of a flight may be found on the page. */
function places({ zone, card }: End, you: number | null): string[] {
  const [kind = '', number = ''] = zone.split('-');
  const seat = Number(number);
  const key = card ?? '?';
  if (kind === 'stable') return [inStable(seat, key), zone, letter(seat)];
  if (kind === 'hand') return seat === you ? [inHand(key), 'hand', letter(seat)] : [zone, letter(seat)];
  if (kind === 'stack') return [`stack/${key}`, 'stack', 'deck'];
  return [zone];
}

function flown({ from, to }: Move, you: number | null, waits: number): Flight {
  const shown = to.card ?? from.card;
  return flight(
    places({ ...from, card: from.card ?? to.card }, you),
    places(to, you),
    { card: from.card === null ? null : shown },
    { card: to.card === null ? null : shown },
    { lasts: FLIGHT_MS, waits },
  );
}

/** What moves from a view to the next one, all in one go. */
export function motions(before: UnicornView, update: Pick<Update, 'view' | 'news'>): Step<UnicornView>[] {
  const after = asUnicorns(update.view);
  const moves = movesBetween(zones(before), zones(after), (zone) => likely(zone, after));
  const moment = ({ from, to }: Move): number =>
    Math.min(firstTold(update.news, to.card), firstTold(update.news, from.card));
  // What is drawn at the end of it all comes last, whatever else is told.
  moves.sort(
    (a, b) => moment(a) - moment(b) || Number(a.from.zone === 'deck') - Number(b.from.zone === 'deck'),
  );
  const gap = moves.length > FEW ? GAP_MS / 2.5 : GAP_MS;
  const flights = moves.map((move, at) => flown(move, after.you, at * gap));
  const sound = moves.length === 0 ? null : 'card';
  return [{ flights, sound, pause: 0, during: after, after }];
}
