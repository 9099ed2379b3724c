/** Which card flies from where to where for each event. Places are names; the shell finds them on the page. */

import type { Update } from '../../api/types.ts';
import type { Sound } from '../../sound.ts';
import { flight, type Flight, type Motion, type Step } from '../shell/flight.ts';
import { unfold } from '../shell/telling.ts';
import type { Cards, HuntFace } from './cards.ts';
import { PREFIX, read, type Told } from './news.ts';
import { handPlace, herdPlace, laidPlace, prizePlace, slotPlace, trapPlace } from './places.ts';
import { carry, note } from './scene.ts';
import { asKtu, type KtuView } from './view.ts';

type HuntFlight = Flight<HuntFace>;

const CROSS = { bend: 0.5, lasts: 500 };

function moving(flights: HuntFlight[], sound: Sound | null, pause: number): Motion<HuntFace> {
  return { flights, sound, pause };
}

function beast(card: string | null): HuntFace {
  return { card, deck: 'unicorn', owner: null };
}

function hunts(card: string | null, owner: number): HuntFace {
  return { card, deck: 'hunt', owner };
}

function traps(card: string | null, owner: number): HuntFace {
  return { card, deck: 'trap', owner };
}

/** A player on the page. */
function home(seat: number): string {
  return `seat${seat}`;
}

/** A hand of somebody else, or one's own as a whole. */
function huntHand(seat: number): string[] {
  return [`hunt-hand${seat}`, home(seat)];
}

function laidAt(seat: number, at: number): string[] {
  return [laidPlace(seat, at), `laid${seat}`, home(seat)];
}

/** A unicorn of a herd; a closed herd is found by the players it belongs to. */
function lair(view: KtuView, herd: number, at: number): string[] {
  return [herdPlace(herd, at), `herd${herd}`, home(view.teams.indexOf(herd))];
}

function unicornAt(view: KtuView, herd: number, card: string | null): string[] {
  return lair(
    view,
    herd,
    Math.max(
      0,
      (view.herds[herd] ?? []).findIndex((unicorn) => unicorn.card === card),
    ),
  );
}

/** Where in a list of cards each of these lies, every place once. */
function spots(list: readonly (string | null)[], wanted: readonly (string | null)[]): number[] {
  const left = [...list];
  return wanted.map((key) => {
    const at = Math.max(0, left.indexOf(key));
    left[at] = '';
    return at;
  });
}

/** Hunt cards laid from a hand: one's own from their places, those of others as many as are told. */
function laying({ seat, laid, count }: Told, view: KtuView): HuntFlight[] {
  const yours = view.you === seat;
  const from = yours
    ? spots(view.hands[seat] ?? [], laid).map((at) => [handPlace(at)])
    : Array.from({ length: count }, () => huntHand(seat));
  const lying = view.laid[seat]?.length ?? 0;
  return from.map((place, nth) => {
    const card = laid[nth] ?? null;
    const before = hunts(yours ? card : null, seat);
    return flight(place, laidAt(seat, lying + nth), before, hunts(card, seat), {
      waits: nth * 70,
      lasts: 300,
    });
  });
}

/** Cards that are known already stay as they lie; the others are turned one after the other. */
function turning({ seat, laid }: Told, view: KtuView): HuntFlight[] {
  return (view.laid[seat] ?? []).flatMap((key, at) => {
    const here = laidAt(seat, at);
    const turned = hunts(laid[at] ?? null, seat);
    return key === null ? [flight(here, here, hunts(null, seat), turned, { waits: at * 110 })] : [];
  });
}

/** A prize and the one being hunted trade places, and so do the traps lying at them. */
function fetching({ prize, card, out }: Told, view: KtuView): HuntFlight[] {
  const hunted = view.hunt - 1;
  const set = [
    [hunted, prize],
    [prize, hunted],
  ].flatMap(([from = 0, to = 0]) =>
    (['above', 'below'] as const).flatMap((side) => {
      const trap = view.row[from]?.[side];
      if (!trap) return [];
      const face = traps(trap.card, trap.seat);
      return [flight([slotPlace(from, side)], [slotPlace(to, side)], face, face, CROSS)];
    }),
  );
  return [
    flight([prizePlace(prize)], [prizePlace(hunted)], beast(card), beast(card), CROSS),
    flight([prizePlace(hunted)], [prizePlace(prize)], beast(out), beast(out), CROSS),
    ...set,
  ];
}

/** What an event brings into motion, seen on the table as it was before it; null where nothing moves. */
function motionOf(told: Told, view: KtuView): Motion<HuntFace> | null {
  const { seat, other, card, out, got, given } = told;
  const yours = view.you === seat;
  const herd = view.teams[seat] ?? seat;
  const laid = view.laid[seat] ?? [];
  const hunted = [prizePlace(view.hunt - 1)];
  switch (told.key) {
    case 'prize':
      return moving([flight(['draw'], [prizePlace(told.prize)], beast(null), beast(card))], 'card', 40);
    case 'set-trap': {
      const at = yours ? (view.trap_hands[seat] ?? []).indexOf(card) : -1;
      const from = at < 0 ? [`trap-hand${seat}`, home(seat)] : [trapPlace(at)];
      const before = traps(at < 0 ? null : card, seat);
      return moving(
        [flight(from, [slotPlace(told.prize, told.side)], before, traps(card, seat))],
        'card',
        120,
      );
    }
    case 'hunt':
      return moving([], 'turn', 350);
    case 'pass':
    case 'must-pass':
    case 'silenced':
      return moving([], null, 260);
    case 'lay':
    case 'lay-extra':
      return moving(laying(told, view), 'card', 120);
    case 'reveal':
      return moving(turning(told, view), 'flip', 420);
    case 'tied':
      return moving([], 'flip', 750);
    case 'ahead':
    case 'new-winner':
    case 'same-winner':
      return moving([], 'coin', 750);
    case 'exchange': {
      const lane = laidAt(seat, Math.max(0, laid.indexOf(out)));
      const held = yours ? [handPlace(Math.max(0, (view.hands[seat] ?? []).indexOf(got)))] : huntHand(seat);
      const comes = flight(held, lane, hunts(yours ? got : null, seat), hunts(got, seat), { bend: 0.5 });
      const goes = flight(lane, huntHand(seat), hunts(out, seat), hunts(out, seat), { bend: 0.5 });
      return moving([comes, goes], 'magic', 300);
    }
    case 'steal': {
      const mine = laidAt(seat, Math.max(0, laid.indexOf(given)));
      const theirs = laidAt(other, Math.max(0, (view.laid[other] ?? []).indexOf(got)));
      const [goes, comes] = [hunts(given, seat), hunts(got, other)];
      const flights = [flight(mine, theirs, goes, goes, CROSS), flight(theirs, mine, comes, comes, CROSS)];
      return moving(flights, 'magic', 300);
    }
    case 'trap': {
      const slot = [slotPlace(told.prize, told.side)];
      return moving(
        [flight(slot, ['sprung'], traps(null, seat), traps(card, seat), { lasts: 560 })],
        'magic',
        260,
      );
    }
    case 'other-trap': {
      const side = view.row[told.prize]?.above?.seat === seat ? 'above' : 'below';
      const trap = traps(card, seat);
      return moving(
        [flight([slotPlace(told.prize, side)], [home(seat)], trap, trap, { lasts: 280 })],
        null,
        40,
      );
    }
    case 'pinned':
      return moving([flight(['sprung'], hunted, traps(card, seat))], 'card', 300);
    case 'cancel':
      return moving(
        [flight(['sprung'], [home(seat)], traps(card, seat), traps(card, seat), { lasts: 400 })],
        'magic',
        300,
      );
    case 'fetch':
      return moving(fetching(told, view), 'magic', 200);
    case 'swap': {
      const mine = unicornAt(view, herd, given);
      const theirs = unicornAt(view, view.teams[other] ?? other, got);
      const spell = { bend: 0.6, lasts: 700 };
      const goes = flight(mine, theirs, beast(given), beast(given), spell);
      return moving([goes, flight(theirs, mine, beast(got), beast(got), spell)], 'magic', 300);
    }
    case 'lose':
      return moving(
        [
          flight(unicornAt(view, herd, card), ['gone'], beast(card), beast(card), {
            lasts: 500,
            fades: true,
          }),
        ],
        'flip',
        200,
      );
    case 'catch': {
      const stall = lair(view, herd, view.herds[herd]?.length ?? 0);
      return moving([flight(hunted, stall, beast(card), beast(card), { lasts: 520 })], 'coin', 260);
    }
    case 'run-away': {
      const off = { lasts: 620, bend: -0.8, fades: true };
      return moving([flight(hunted, ['gone'], beast(card), beast(card), off)], 'flip', 260);
    }
    case 'recover':
      return moving(
        [flight(laidAt(seat, Math.max(0, laid.indexOf(card))), huntHand(seat), hunts(card, seat))],
        'card',
        160,
      );
    case 'buy':
    case 'wash':
      return moving([flight([`token-${card}`], unicornAt(view, herd, got), beast(card))], 'coin', 200);
    case 'butcher': {
      const block = flight(unicornAt(view, herd, out), ['gone'], beast(out), beast(out), {
        lasts: 480,
        fades: true,
      });
      const pate = flight([`token-${card}`], [`herd${herd}`, home(seat)], beast(card), beast(card), {
        waits: 260,
      });
      return moving([block, pate], 'coin', 200);
    }
    default:
      return null;
  }
}

/** What moves from a view to the next one; a new row is dealt in one go, card after card. */
export function motions(
  view: KtuView,
  update: Pick<Update, 'view' | 'news'>,
  cards: Cards,
): Step<KtuView, HuntFace>[] {
  const end = asKtu(update.view);
  return unfold<KtuView, HuntFace>(view, update.news, {
    motion: (news, table) => motionOf(read(news, cards), table),
    carry: (table, flights) => carry(table, flights, end, cards),
    note: (table, news) => note(table, read(news, cards), end, cards),
    together: { key: `${PREFIX}prize`, gap: 130, pause: 120 },
  });
}
