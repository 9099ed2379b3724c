/**
 * The table while something moves: cards lie where the news have carried them, and whatever else the news say is noted.
 * What the news leave out is taken from the view they lead to.
 */

import type { Flight } from '../shell/flight.ts';
import { added, inserted, replaced, without } from '../shell/lists.ts';
import { carried, type Places } from '../shell/telling.ts';
import { cardOf, type Cards, type HuntFace, worth } from './cards.ts';
import type { Told } from './news.ts';
import { readPlace } from './places.ts';
import type { KtuView, Prize, Stall, Unicorn } from './view.ts';

/** A place of the table that holds cards: whose it is, and which of them. */
interface Spot {
  kind: 'hand' | 'trap' | 'laid' | 'herd' | 'prize' | 'slot' | 'token' | 'sprung' | 'draw' | 'nowhere';
  owner: number;
  at: number;
  side: 'above' | 'below';
  key: string;
}

const NOWHERE: Spot = { kind: 'nowhere', owner: -1, at: 0, side: 'below', key: '' };

function spotOf(view: KtuView, name = ''): Spot {
  const whole = /^(hunt|trap)-hand(\d)$/.exec(name);
  if (whole) return { ...NOWHERE, kind: whole[1] === 'hunt' ? 'hand' : 'trap', owner: Number(whole[2]) };
  if (name === 'sprung' || name === 'draw') return { ...NOWHERE, kind: name };
  const spot = readPlace(name);
  switch (spot?.kind) {
    case 'hand':
    case 'trap':
      return { ...NOWHERE, kind: spot.kind, owner: view.you ?? 0 };
    case 'laid':
    case 'herd':
    case 'prize':
    case 'slot':
    case 'token':
      return { ...NOWHERE, ...spot, kind: spot.kind };
    default:
      return NOWHERE;
  }
}

function prizes(view: KtuView, at: number, change: Partial<Prize>): Prize[] {
  return view.row.map((prize, nth) => (nth === at ? { ...prize, ...change } : prize));
}

function sold({ item, tokens, prices }: Stall, token: string): Stall {
  const left = tokens.flatMap((_, at) => (at === tokens.indexOf(token) ? [] : [at]));
  return {
    item,
    tokens: left.map((at) => tokens[at] ?? ''),
    prices: left.map((at) => prices[at] ?? 0),
  };
}

/** A unicorn new in a herd: as it will stand there, or as it was caught. */
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

/** How this table gives cards away and takes them in; a unicorn keeps what it carries on its way. */
function places(end: KtuView, cards: Cards): Places<KtuView, HuntFace, Unicorn | null> {
  return {
    take(view, { from: [place], before, after }) {
      const { kind, owner, at, side, key } = spotOf(view, place);
      const bare = (table: KtuView): { view: KtuView; thing: null } => ({ view: table, thing: null });
      const known = before.card ?? after.card;
      switch (kind) {
        case 'hand':
          return bare({
            ...view,
            hands: replaced(view.hands, owner, without(view.hands[owner] ?? [], known)),
          });
        case 'trap': {
          const left = without(view.trap_hands[owner] ?? [], known);
          return bare({ ...view, trap_hands: replaced(view.trap_hands, owner, left) });
        }
        case 'laid': {
          const left = without(view.laid[owner] ?? [], before.card);
          return bare({ ...view, laid: replaced(view.laid, owner, left) });
        }
        case 'herd': {
          const herd = view.herds[owner] ?? [];
          const left = herd.filter((_, nth) => nth !== at);
          return { view: { ...view, herds: replaced(view.herds, owner, left) }, thing: herd[at] ?? null };
        }
        case 'prize':
          return bare({ ...view, row: prizes(view, at, { card: null }) });
        case 'slot':
          return bare({ ...view, row: prizes(view, at, { [side]: null }) });
        case 'token':
          return bare({ ...view, market: view.market.map((stall) => sold(stall, key)) });
        case 'sprung':
          return bare({ ...view, shown_trap: null });
        case 'draw':
          return bare({ ...view, draw: view.draw - 1 });
        default:
          return bare(view);
      }
    },
    lay(view, { from: [whence = ''], to: [place], after }, unicorn) {
      const { kind, owner, at, side } = spotOf(view, place);
      const { card, deck } = after;
      switch (kind) {
        case 'hand':
          return { ...view, hands: replaced(view.hands, owner, [...(view.hands[owner] ?? []), card]) };
        case 'laid':
          return { ...view, laid: replaced(view.laid, owner, inserted(view.laid[owner] ?? [], at, card)) };
        case 'herd': {
          const herd = view.herds[owner] ?? [];
          if (card === null) return view;
          if (whence.startsWith('token-')) {
            const laden = herd.map((one, nth) =>
              nth === at ? { ...one, tokens: [...one.tokens, card] } : one,
            );
            return { ...view, herds: replaced(view.herds, owner, laden) };
          }
          const comes = unicorn ?? arrived(card, owner, end, cards);
          return { ...view, herds: replaced(view.herds, owner, inserted(herd, at, comes)) };
        }
        case 'prize':
          return deck === 'unicorn' ? { ...view, row: prizes(view, at, { card }) } : view;
        case 'slot':
          return { ...view, row: prizes(view, at, { [side]: { seat: after.owner ?? 0, card } }) };
        case 'sprung':
          return card === null ? view : { ...view, shown_trap: { seat: after.owner ?? 0, card, side } };
        default:
          return view;
      }
    },
  };
}

export function carry(
  view: KtuView,
  flights: readonly Flight<HuntFace>[],
  end: KtuView,
  cards: Cards,
): KtuView {
  return carried(view, flights, places(end, cards));
}

/** A hunting ground nobody has laid anything on. */
function cleared(view: KtuView): KtuView {
  return {
    ...view,
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

/** The table with the figures of its lanes as the open cards of each herd add up; who is tied is told anew. */
function addedUp(view: KtuView, cards: Cards): KtuView {
  const ofHerd = (herd: number | undefined): number =>
    worth(cards, view.laid.filter((_, seat) => view.teams[seat] === herd).flat());
  const totals = view.totals.map((total, seat) => (total === null ? null : ofHerd(view.teams[seat])));
  return { ...view, totals, tied: [] };
}

/** What an event says besides where cards go. */
export function note(view: KtuView, told: Told, end: KtuView, cards: Cards): KtuView {
  const { seat, other, card } = told;
  const herd = view.teams[seat] ?? seat;
  switch (told.key) {
    case 'pick':
      return {
        ...view,
        characters: replaced(view.characters, seat, card),
        free: view.free.filter((one) => one !== card),
      };
    case 'starter': {
      if (card === null) return view;
      const grown = [...(view.herds[herd] ?? []), arrived(card, herd, end, cards)];
      return { ...view, herds: replaced(view.herds, herd, grown) };
    }
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
    case 'draw-traps':
      return { ...view, trap_hands: end.trap_hands, marker: end.marker };
    case 'discard-trap':
      return {
        ...view,
        trap_hands: replaced(view.trap_hands, seat, without(view.trap_hands[seat] ?? [], card)),
      };
    case 'hunt':
      return { ...cleared(view), hunt: told.prize + 1, step: 'lay' };
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
    case 'reveal':
      return addedUp(
        { ...view, step: 'after-reveal', totals: replaced(view.totals, seat, told.total) },
        cards,
      );
    case 'exchange':
    case 'steal':
      return addedUp(view, cards);
    case 'tied': {
      const equal = view.totals.flatMap((total, at) => (total === told.total ? [at] : []));
      return { ...view, tied: [...new Set([...view.tied, ...equal])] };
    }
    case 'ahead':
    case 'new-winner':
    case 'same-winner':
      return { ...view, winner: herd };
    case 'swap':
    case 'lose':
      return { ...view, tallies: end.tallies, shown_trap: null };
    case 'buy':
    case 'butcher':
    case 'wash':
      return { ...view, herds: end.herds, pates: end.pates, tallies: end.tallies, market: end.market };
    case 'catch':
      return {
        ...view,
        row: prizes(view, view.hunt - 1, { above: null, below: null }),
        tallies: end.tallies,
        shown_trap: null,
      };
    case 'run-away':
      return { ...view, winner: null, shown_trap: null };
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
