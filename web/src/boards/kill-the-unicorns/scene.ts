/** The table while something moves: a view, changed event by event until it is the server's next one. */

import type { News } from '../../api/types.ts';
import { type Cards, cardOf, ktuCard } from './cards.ts';
import type { KtuView, Prize, Side, Unicorn } from './view.ts';

/** What an event says, read once. */
export interface Told {
  key: string;
  seat: number;
  other: number;
  /** The place of the row, from 0. */
  prize: number;
  side: Side;
  card: string | null;
  out: string | null;
  got: string | null;
  given: string | null;
  total: number;
  count: number;
  round: number;
  /** The hunt cards an event names by their values, lowest first; null where they are not known. */
  values: number[] | null;
}

const PREFIX = 'kill-the-unicorns-';

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function read({ key, params }: News): Told {
  const values = text(params['cards']);
  return {
    key: key.replace(PREFIX, ''),
    seat: Number(params['seat'] ?? -1),
    other: Number(params['other'] ?? -1),
    prize: Number(params['prize'] ?? 0) - 1,
    side: params['side'] === 'above' ? 'above' : 'below',
    card: text(params['card']),
    out: text(params['out']),
    got: text(params['got']),
    given: text(params['given']),
    total: Number(params['total'] ?? 0),
    count: Number(params['count'] ?? params['number'] ?? 0),
    round: Number(params['round'] ?? 0),
    values: values ? values.split(' + ').map(Number).reverse() : null,
  };
}

/** The hunt card of a value: every hunter has the same ones. */
export function huntCard(cards: Cards, value: number): string | null {
  for (const card of cards.values())
    if (card['kind'] === 'hunt' && ktuCard(card).value === value) return card.id;
  return null;
}

function replaced<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return list.map((old, nth) => (nth === at ? item : old));
}

function added(seats: readonly number[], seat: number): number[] {
  return seats.includes(seat) ? [...seats] : [...seats, seat];
}

/** A list without one of these cards; without any card where it is not known which. */
function without(list: readonly (string | null)[], key: string | null): (string | null)[] {
  const at = list.includes(key) ? list.indexOf(key) : list.length - 1;
  return list.filter((_, nth) => nth !== at);
}

function prizes(view: KtuView, at: number, change: Partial<Prize>): Prize[] {
  return view.row.map((prize, nth) => (nth === at ? { ...prize, ...change } : prize));
}

/** What was laid is spent once a hunt is over. */
function cleared(view: KtuView): KtuView {
  return {
    ...view,
    discards: view.discards.map((spent, seat) => [...spent, ...(view.laid[seat] ?? [])]),
    laid: view.laid.map(() => []),
    totals: view.totals.map(() => null),
    needed: 0,
    passed: [],
    silenced: [],
    tied: [],
    winner: null,
    shown_trap: null,
  };
}

/** With other totals, others are tied. */
function compared(view: KtuView): KtuView {
  const { totals, teams } = view;
  const tied = totals.flatMap((total, at) =>
    total !== null && totals.some((one, other) => one === total && teams[other] !== teams[at]) ? [at] : [],
  );
  return { ...view, tied };
}

function arrived(card: string, herd: number, end: KtuView, cards: Cards): Unicorn {
  const info = cardOf(cards, card);
  const known = (end.herds[herd] ?? []).filter((unicorn) => unicorn.card === card).at(-1);
  return (
    known ?? {
      card,
      colour: info?.colour ?? null,
      points: info?.stars ?? 0,
      tokens: [],
      trap: null,
      twice: false,
    }
  );
}

/** What the table looks like once an event has been shown. The server's own view follows at the end. */
export function advance(view: KtuView, news: News, end: KtuView, cards: Cards): KtuView {
  const told = read(news);
  const { seat, other, prize, card } = told;
  const herd = view.teams[seat] ?? seat;
  const key = (value: number): string | null => huntCard(cards, value);
  switch (told.key) {
    case 'pick':
      return {
        ...view,
        characters: replaced(view.characters, seat, card),
        free: view.free.filter((one) => one !== card),
      };
    case 'starter':
      return card
        ? {
            ...view,
            herds: replaced(view.herds, herd, [...(view.herds[herd] ?? []), arrived(card, herd, end, cards)]),
          }
        : view;
    case 'round':
      return {
        ...cleared(view),
        round: told.round,
        hunt: 0,
        step: 'trap',
        row: end.row.map(() => ({ card: null, above: null, below: null })),
        market: view.market.length > 0 ? view.market : end.market,
        hands: end.hands,
        discards: end.discards,
      };
    case 'prize':
      return { ...view, row: prizes(view, prize, { card }), draw: view.draw - 1 };
    case 'draw-traps':
      return { ...view, trap_hands: end.trap_hands, marker: end.marker };
    case 'set-trap':
      return {
        ...view,
        row: prizes(view, prize, { [told.side]: { seat, card } }),
        trap_hands: replaced(view.trap_hands, seat, without(view.trap_hands[seat] ?? [], card)),
      };
    case 'discard-trap':
      return {
        ...view,
        trap_hands: replaced(view.trap_hands, seat, without(view.trap_hands[seat] ?? [], card)),
      };
    case 'hunt':
      return { ...cleared(view), hunt: prize + 1, step: 'lay' };
    case 'lead':
    case 'marker':
      return { ...view, marker: seat };
    case 'silence':
      return { ...view, silenced: added(view.silenced, other) };
    case 'silenced':
    case 'must-pass':
    case 'pass':
      return { ...view, passed: added(view.passed, seat) };
    case 'number':
      return { ...view, needed: told.count };
    case 'lay':
    case 'lay-extra': {
      const laid = told.values ? told.values.map(key) : Array.from({ length: told.count }, () => null);
      return {
        ...view,
        laid: replaced(view.laid, seat, laid),
        hands: replaced(view.hands, seat, laid.reduce<(string | null)[]>(without, view.hands[seat] ?? [])),
      };
    }
    case 'reveal':
      return {
        ...view,
        step: 'after-reveal',
        laid: replaced(view.laid, seat, (told.values ?? []).map(key)),
        totals: replaced(view.totals, seat, told.total),
      };
    case 'exchange': {
      const change = (cardOf(cards, told.got)?.value ?? 0) - (cardOf(cards, told.out)?.value ?? 0);
      return compared({
        ...view,
        laid: replaced(view.laid, seat, [...without(view.laid[seat] ?? [], told.out), told.got]),
        hands: replaced(view.hands, seat, [...without(view.hands[seat] ?? [], told.got), told.out]),
        totals: view.totals.map((total, at) =>
          total !== null && view.teams[at] === herd ? total + change : total,
        ),
      });
    }
    case 'steal': {
      const change = (cardOf(cards, told.got)?.value ?? 0) - (cardOf(cards, told.given)?.value ?? 0);
      const theirs = view.teams[other];
      const laid = replaced(view.laid, seat, [...without(view.laid[seat] ?? [], told.given), told.got]);
      return compared({
        ...view,
        laid: replaced(laid, other, [...without(view.laid[other] ?? [], told.got), told.given]),
        totals: view.totals.map((total, at) =>
          total === null
            ? null
            : view.teams[at] === herd
              ? total + change
              : view.teams[at] === theirs
                ? total - change
                : total,
        ),
      });
    }
    case 'tied':
      return {
        ...view,
        tied: [
          ...new Set([
            ...view.tied,
            ...view.totals.flatMap((total, at) => (total === told.total ? [at] : [])),
          ]),
        ],
      };
    case 'ahead':
    case 'new-winner':
    case 'same-winner':
      return { ...view, winner: herd };
    case 'trap':
      return {
        ...view,
        row: prizes(view, prize, { [told.side]: null }),
        shown_trap: card ? { seat, card, side: told.side } : null,
      };
    case 'other-trap': {
      const lying = view.row[prize];
      const side: Side = lying?.above?.seat === seat ? 'above' : 'below';
      return { ...view, row: prizes(view, prize, { [side]: null }) };
    }
    case 'cancel':
    case 'pinned':
      return { ...view, shown_trap: null };
    case 'fetch': {
      const here = view.hunt - 1;
      const swapped = view.row.map((one, at) =>
        at === here ? view.row[prize]! : at === prize ? view.row[here]! : one,
      );
      return { ...view, row: swapped };
    }
    case 'swap':
    case 'lose':
    case 'buy':
    case 'butcher':
    case 'wash':
      // What hangs on a unicorn travels with it: the server's herds are taken over as they are.
      return {
        ...view,
        herds: settled(view, end, told.key === 'swap' ? [herd, view.teams[other] ?? other] : [herd]),
        pates: end.pates,
        tallies: end.tallies,
        market: end.market,
        shown_trap: null,
      };
    case 'catch':
      return card
        ? {
            ...view,
            row: prizes(view, view.hunt - 1, { card: null, above: null, below: null }),
            herds: replaced(view.herds, herd, [...(view.herds[herd] ?? []), arrived(card, herd, end, cards)]),
            tallies: end.tallies,
            shown_trap: null,
          }
        : view;
    case 'run-away':
      return { ...view, row: prizes(view, view.hunt - 1, { card: null }), winner: null, shown_trap: null };
    case 'market':
      return { ...cleared(view), hunt: 0, step: 'market', shopped: [] };
    case 'buy-nothing':
      return { ...view, shopped: added(view.shopped, seat) };
    case 'hands-return':
      return { ...view, hands: end.hands, discards: end.discards };
    default:
      return view;
  }
}

/** The herds with these as the server has them, the prize of a hunt still going on left out. */
function settled(view: KtuView, end: KtuView, herds: readonly number[]): Unicorn[][] {
  const prize = view.row[view.hunt - 1]?.card;
  return view.herds.map((herd, at) => {
    if (!herds.includes(at)) return herd;
    const next = end.herds[at] ?? [];
    const early = next.length > herd.length && next.at(-1)?.card === prize;
    return early ? next.slice(0, -1) : next;
  });
}
