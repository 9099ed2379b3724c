/**
 * Which card flies from where to where: the difference of two views, told in the order of the news. A card nobody
 * may know flies face down.
 */

import type { News } from '../../api/types.ts';
import type { Sound } from '../../sound.ts';
import { inHand, inStable, letter } from './places.ts';
import type { UnicornView } from './view.ts';

export interface Flight {
  /** Where to look for the card on the page, best first. */
  from: string[];
  to: string[];
  /** What lies on top at the beginning and at the end; null is the back. Different ones turn over on the way. */
  before: string | null;
  after: string | null;
  /** How many milliseconds later than the first it starts. */
  wait: number;
}

export interface Step {
  flights: Flight[];
  sound: Sound | null;
}

export const FLIGHT_MS = 400;
const GAP_MS = 170;
/** With more cards in the air than this, they follow each other faster. */
const FEW = 5;
const UNKNOWN = '?';

interface End {
  zone: string;
  /** The card's key, or `UNKNOWN`. */
  card: string;
}

interface Move {
  from: End;
  to: End;
}

function zones(view: UnicornView): Map<string, readonly (string | null)[]> {
  const found = new Map<string, readonly (string | null)[]>();
  found.set('discard', view.discard);
  found.set('nursery', view.nursery);
  found.set(
    'stack',
    view.stack.map(({ card }) => card),
  );
  found.set(
    'deck',
    Array.from({ length: view.deck }, () => null),
  );
  view.stables.forEach((cards, seat) => found.set(`stable-${seat}`, cards));
  view.hands.forEach((cards, seat) => found.set(`hand-${seat}`, cards));
  return found;
}

function counted(keys: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key ?? UNKNOWN, (counts.get(key ?? UNKNOWN) ?? 0) + 1);
  return counts;
}

/** What left a zone and what came into it. What was only learned or forgotten has not moved. */
function changes(
  zone: string,
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): { out: End[]; in: End[] } {
  const was = counted(before);
  const is = counted(after);
  const out: End[] = [];
  const come: End[] = [];
  for (const card of new Set([...was.keys(), ...is.keys()])) {
    const more = (is.get(card) ?? 0) - (was.get(card) ?? 0);
    for (let nth = 0; nth < Math.abs(more); nth += 1) (more > 0 ? come : out).push({ zone, card });
  }
  const hidden = (ends: End[]): number => ends.findIndex(({ card }) => card === UNKNOWN);
  for (const [some, others] of [
    [out, come],
    [come, out],
  ] as const) {
    for (let at = hidden(some); at >= 0 && others.length > 0; at = hidden(some)) {
      some.splice(at, 1);
      others.splice(0, 1);
    }
  }
  return { out, in: come };
}

/** Where a card that came face up into a zone may have come from, unseen: best guess first. */
function likely(zone: string, view: UnicornView): string[] {
  const top = view.stack.at(-1);
  const handsOf = view.hands.map((_, seat) => `hand-${seat}`);
  if (zone.startsWith('hand-')) return ['deck', ...handsOf];
  return [...(top ? [`hand-${top.seat}`] : []), `hand-${view.active}`, ...handsOf, 'deck'];
}

function moves(before: UnicornView, after: UnicornView): Move[] {
  const was = zones(before);
  const is = zones(after);
  const out: End[] = [];
  const come: End[] = [];
  for (const zone of was.keys()) {
    const change = changes(zone, was.get(zone) ?? [], is.get(zone) ?? []);
    out.push(...change.out);
    come.push(...change.in);
  }
  const made: Move[] = [];
  const pair = (fits: (from: End, to: End) => boolean, order: (to: End) => string[] = () => []): void => {
    for (const to of [...come]) {
      const candidates = out.filter((from) => from.zone !== to.zone && fits(from, to));
      const wanted = order(to);
      candidates.sort((a, b) => rank(wanted, a.zone) - rank(wanted, b.zone));
      const [from] = candidates;
      if (!from) continue;
      out.splice(out.indexOf(from), 1);
      come.splice(come.indexOf(to), 1);
      made.push({ from, to });
    }
  };
  pair((from, to) => from.card === to.card && to.card !== UNKNOWN);
  pair(
    (from, to) => from.card === UNKNOWN && to.card !== UNKNOWN,
    (to) => likely(to.zone, after),
  );
  pair(
    (_, to) => to.card === UNKNOWN,
    (to) => likely(to.zone, after),
  );
  return made;
}

function rank(order: readonly string[], zone: string): number {
  const at = order.indexOf(zone);
  return at < 0 ? order.length : at;
}

/** The names under which an end of a flight may be found on the page. */
function places({ zone, card }: End, you: number | null): string[] {
  const [kind = '', number = ''] = zone.split('-');
  const seat = Number(number);
  if (kind === 'stable') return [inStable(seat, card), zone, letter(seat)];
  if (kind === 'hand') return seat === you ? [inHand(card), 'hand', letter(seat)] : [zone, letter(seat)];
  if (kind === 'stack') return [`stack/${card}`, 'stack', 'deck'];
  return [zone];
}

/** When the news speak of a card for the first time; the middle of nowhere when they never do. */
function told(news: readonly News[], card: string): number {
  const at = news.findIndex(({ params }) =>
    Object.values(params).some((value) => value === card || (Array.isArray(value) && value.includes(card))),
  );
  return at < 0 ? news.length : at;
}

/** The motion from one view to the next. */
export function stepBetween(before: UnicornView, after: UnicornView, news: readonly News[]): Step {
  const made = moves(before, after);
  const moment = ({ from, to }: Move): number => Math.min(told(news, to.card), told(news, from.card));
  // What is drawn at the end of it all comes last, whatever else is told.
  made.sort(
    (a, b) => moment(a) - moment(b) || Number(a.from.zone === 'deck') - Number(b.from.zone === 'deck'),
  );
  const gap = made.length > FEW ? GAP_MS / 2.5 : GAP_MS;
  const neigh = after.stack.length > 1 && after.stack.length > before.stack.length;
  return {
    flights: made.map(({ from, to }, at) => {
      const shown = to.card === UNKNOWN ? from.card : to.card;
      const face = shown === UNKNOWN ? null : shown;
      return {
        from: places(from.card === UNKNOWN ? { ...from, card: to.card } : from, after.you),
        to: places(to, after.you),
        before: from.card === UNKNOWN ? null : face,
        after: to.card === UNKNOWN ? null : face,
        wait: at * gap,
      };
    }),
    sound: made.length === 0 ? null : neigh ? 'magic' : 'card',
  };
}
