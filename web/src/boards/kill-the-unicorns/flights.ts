/** Which card flies from where to where for each event. Places are names; the board knows where they lie. */

import type { News } from '../../api/types.ts';
import type { Sound } from '../../sound.ts';
import type { Cards, Deck } from './cards.ts';
import { handPlace, herdPlace, laidPlace, prizePlace, slotPlace, trapPlace } from './places.ts';
import { advance, huntCard, read, type Told } from './scene.ts';
import type { KtuView, Side } from './view.ts';

/** One side of a flying card. */
export interface Face {
  /** Null is the back. */
  card: string | null;
  deck: Deck;
  character: string | null;
}

export interface Flight {
  from: string;
  to: string;
  /** What lies on top at the beginning and at the end. Different ones turn over on the way. */
  before: Face;
  after: Face;
  /** Milliseconds at normal speed. */
  lasts: number;
  after_ms: number;
  /** How far the path bends aside, in card widths. */
  bend: number;
}

export interface Step {
  flights: Flight[];
  sound: Sound | null;
  /** A breath after it, for what should be seen. */
  pause: number;
  /** Whether the table already shows the event while it is told: a tie is struck out, a winner crowned. */
  shown: boolean;
}

const FLY = 360;

function step(flights: Flight[], sound: Sound | null, pause: number, shown = false): Step {
  return { flights, sound, pause, shown };
}

function flight(
  from: string,
  to: string,
  before: Face,
  after: Face = before,
  more: Partial<Flight> = {},
): Flight {
  return { from, to, before, after, lasts: FLY, after_ms: 0, bend: 0, ...more };
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

/** The motion of one event, seen on the table as it was before it; null where nothing moves. */
function stepOf(told: Told, view: KtuView, cards: Cards): Step | null {
  const { seat, other, card } = told;
  const yours = view.you === seat;
  const herd = view.teams[seat] ?? seat;
  const home = `seat${seat}`;
  const character = view.characters[seat] ?? null;
  const hunts = (key: string | null): Face => ({ card: key, deck: 'hunt', character });
  const traps = (key: string | null): Face => ({ card: key, deck: 'trap', character });
  const beast = (key: string | null): Face => ({ card: key, deck: 'unicorn', character: null });
  const keys = (told.values ?? []).map((value) => huntCard(cards, value));
  const hunted = prizePlace(view.hunt - 1);
  const lair = (of: number, key: string | null): string => {
    const at = (view.herds[of] ?? []).findIndex((unicorn) => unicorn.card === key);
    return at < 0 ? `herd${of}` : herdPlace(of, at);
  };
  switch (told.key) {
    case 'prize':
      return step([flight('draw', prizePlace(told.prize), beast(null), beast(card))], 'card', 40);
    case 'set-trap': {
      const at = yours ? (view.trap_hands[seat] ?? []).indexOf(card) : -1;
      return step(
        [
          flight(
            at < 0 ? home : trapPlace(at),
            slotPlace(told.prize, told.side),
            traps(at < 0 ? null : card),
            traps(card),
          ),
        ],
        'card',
        120,
      );
    }
    case 'hunt':
      return step([], 'turn', 350, true);
    case 'pass':
    case 'must-pass':
    case 'silenced':
      return step([], null, 260, true);
    case 'lay':
    case 'lay-extra': {
      const from = yours
        ? spots(view.hands[seat] ?? [], keys).map(handPlace)
        : Array.from({ length: told.count }, () => home);
      return step(
        from.map((place, nth) =>
          flight(
            place,
            `laid${seat}`,
            hunts(yours ? (keys[nth] ?? null) : null),
            hunts(yours ? (keys[nth] ?? null) : null),
            { after_ms: nth * 70, lasts: 300 },
          ),
        ),
        'card',
        120,
      );
    }
    case 'reveal':
      // One hunter after the other: what is known already only takes a breath.
      return step(
        (view.laid[seat] ?? []).flatMap((key, at) =>
          key === null
            ? [
                flight(laidPlace(seat, at), laidPlace(seat, at), hunts(null), hunts(keys[at] ?? null), {
                  after_ms: at * 110,
                }),
              ]
            : [],
        ),
        'flip',
        420,
      );
    case 'tied':
      return step([], 'flip', 750, true);
    case 'ahead':
    case 'new-winner':
    case 'same-winner':
      return step([], 'coin', 750, true);
    case 'exchange': {
      const at = (view.laid[seat] ?? []).indexOf(told.out);
      const held = yours ? handPlace(Math.max(0, (view.hands[seat] ?? []).indexOf(told.got))) : home;
      return step(
        [
          flight(held, laidPlace(seat, at), hunts(yours ? told.got : null), hunts(told.got), { bend: 0.5 }),
          flight(laidPlace(seat, at), held, hunts(told.out), hunts(told.out), { bend: 0.5 }),
        ],
        'magic',
        300,
      );
    }
    case 'steal': {
      const mine = laidPlace(seat, Math.max(0, (view.laid[seat] ?? []).indexOf(told.given)));
      const theirs = laidPlace(other, Math.max(0, (view.laid[other] ?? []).indexOf(told.got)));
      const owned: Face = { card: told.got, deck: 'hunt', character: view.characters[other] ?? null };
      return step(
        [
          flight(mine, theirs, hunts(told.given), hunts(told.given), { bend: 0.6, lasts: 500 }),
          flight(theirs, mine, owned, owned, { bend: 0.6, lasts: 500 }),
        ],
        'magic',
        300,
      );
    }
    case 'trap':
      return step(
        [flight(slotPlace(told.prize, told.side), 'sprung', traps(null), traps(card), { lasts: 560 })],
        'magic',
        260,
      );
    case 'other-trap': {
      const side: Side = view.row[told.prize]?.above?.seat === seat ? 'above' : 'below';
      return step(
        [flight(slotPlace(told.prize, side), home, traps(card), traps(card), { lasts: 280 })],
        null,
        40,
      );
    }
    case 'pinned':
      return step([flight('sprung', hunted, traps(card))], 'card', 300);
    case 'cancel':
      return step([flight('sprung', home, traps(card), traps(card), { lasts: 400 })], 'magic', 300);
    case 'fetch':
      return step(
        [
          flight(prizePlace(told.prize), hunted, beast(card), beast(card), { bend: 0.5, lasts: 500 }),
          flight(hunted, prizePlace(told.prize), beast(told.out), beast(told.out), { bend: 0.5, lasts: 500 }),
        ],
        'magic',
        200,
      );
    case 'swap': {
      const theirs = view.teams[other] ?? other;
      return step(
        [
          flight(
            lair(herd, told.given),
            lair(theirs, told.given === null ? null : told.got),
            beast(told.given),
            beast(told.given),
            { bend: 0.6, lasts: 700 },
          ),
          flight(lair(theirs, told.got), lair(herd, told.given), beast(told.got), beast(told.got), {
            bend: 0.6,
            lasts: 700,
          }),
        ],
        'magic',
        300,
      );
    }
    case 'lose':
      return step([flight(lair(herd, card), 'gone', beast(card), beast(card), { lasts: 500 })], 'flip', 200);
    case 'catch':
      return step([flight(hunted, `herd${herd}`, beast(card), beast(card), { lasts: 520 })], 'coin', 260);
    case 'run-away':
      return step(
        [flight(hunted, 'gone', beast(card), beast(card), { lasts: 620, bend: -0.8 })],
        'flip',
        260,
      );
    case 'recover': {
      const at = Math.max(0, (view.laid[seat] ?? []).indexOf(card));
      return step([flight(laidPlace(seat, at), home, hunts(card))], 'card', 160);
    }
    case 'buy':
    case 'wash':
      return step([flight(`token-${card}`, lair(herd, told.got), beast(card))], 'coin', 200);
    case 'butcher':
      return step(
        [
          flight(lair(herd, told.out), 'gone', beast(told.out), beast(told.out), { lasts: 480 }),
          flight(`token-${card}`, `herd${herd}`, beast(card), beast(card), { after_ms: 260 }),
        ],
        'coin',
        200,
      );
    default:
      return null;
  }
}

/** The motion of an event, and of those after it that happen together with it. Returns how many were used up. */
export function nextStep(
  news: readonly News[],
  view: KtuView,
  end: KtuView,
  cards: Cards,
): { step: Step | null; used: number } {
  const told = read(news[0]!);
  if (told.key !== 'prize') return { step: stepOf(told, view, cards), used: 1 };
  // A new row is dealt in one go, card after card.
  const rest = news.findIndex((item) => read(item).key !== 'prize');
  const used = rest < 0 ? news.length : rest;
  let table = view;
  const flights = news.slice(0, used).flatMap((item, nth) => {
    const one = stepOf(read(item), table, cards)?.flights ?? [];
    table = advance(table, item, end, cards);
    return one.map((each) => ({ ...each, after_ms: nth * 130 }));
  });
  return { step: step(flights, 'card', 120), used };
}
