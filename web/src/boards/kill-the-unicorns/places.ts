/** The places of a table of Kill the Unicorns (games/kill_the_unicorns/actions.py), and what touching one would mean. */

import type { CardInfo, View } from '../../api/types.ts';
import { type KtuView, ktu, type Side } from './view.ts';

const LETTERS = 'ABCDEF';

export function seatPlace(seat: number): string {
  return LETTERS[seat] ?? '';
}

/** Places of cards count from 0 here and from 1 in their names. */
export function herdPlace(herd: number, at: number): string {
  return `${LETTERS[herd]}${at + 1}`;
}

export function laidPlace(seat: number, at: number): string {
  return `${LETTERS[seat]}-laid${at + 1}`;
}

export function handPlace(at: number): string {
  return `hand${at + 1}`;
}

export function trapPlace(at: number): string {
  return `trap${at + 1}`;
}

export function prizePlace(prize: number): string {
  return `prize${prize + 1}`;
}

export function slotPlace(prize: number, side: Side): string {
  return `prize${prize + 1}-${side}`;
}

export type Spot =
  | { kind: 'hand' | 'trap' | 'prize'; at: number }
  | { kind: 'slot'; at: number; side: Side }
  | { kind: 'herd' | 'laid'; owner: number; at: number }
  | { kind: 'seat'; owner: number }
  | { kind: 'character' | 'token'; key: string };

/** What a place's name says. */
export function readPlace(name: string): Spot | null {
  const numbered = /^(hand|trap|prize)(\d+)(?:-(above|below))?$/.exec(name);
  if (numbered) {
    const at = Number(numbered[2]) - 1;
    if (numbered[3]) return { kind: 'slot', at, side: numbered[3] as Side };
    return { kind: numbered[1] as 'hand' | 'trap' | 'prize', at };
  }
  const owned = /^([A-F])(-laid)?(\d+)?$/.exec(name);
  if (owned) {
    const owner = LETTERS.indexOf(owned[1]!);
    if (!owned[3]) return { kind: 'seat', owner };
    return { kind: owned[2] ? 'laid' : 'herd', owner, at: Number(owned[3]) - 1 };
  }
  const named = /^(character|token)-(.+)$/.exec(name);
  return named ? { kind: named[1] as 'character' | 'token', key: named[2]! } : null;
}

/** The card that lies at a place, as far as the viewer knows it. */
export function keyAt(view: KtuView, name: string): string | null {
  const spot = readPlace(name);
  if (!spot) return null;
  const own = view.you ?? 0;
  switch (spot.kind) {
    case 'hand':
      return view.hands[own]?.[spot.at] ?? null;
    case 'trap':
      return view.trap_hands[own]?.[spot.at] ?? null;
    case 'prize':
      return view.row[spot.at]?.card ?? null;
    case 'slot':
      return view.row[spot.at]?.[spot.side]?.card ?? null;
    case 'herd':
      return view.herds[spot.owner]?.[spot.at]?.card ?? null;
    case 'laid':
      return view.laid[spot.owner]?.[spot.at] ?? null;
    case 'seat':
      return view.characters[spot.owner] ?? null;
    case 'character':
    case 'token':
      return spot.key;
  }
}

/** Hunt cards of one value in one hand stand for each other: whichever is touched, the rules mean any of them. */
export function alike(view: View, name: string): readonly string[] {
  const spot = readPlace(name);
  const table = ktu(view);
  const own = view.you ?? 0;
  if (spot?.kind === 'hand') return twins(table.hands[own] ?? [], spot.at).map(handPlace);
  if (spot?.kind === 'laid')
    return twins(table.laid[spot.owner] ?? [], spot.at).map((at) => laidPlace(spot.owner, at));
  return [name];
}

function twins(cards: readonly (string | null)[], at: number): number[] {
  const key = cards[at];
  return cards.flatMap((card, nth) => (nth === at || (card !== null && card === key) ? [nth] : []));
}

// The engine's fixed numbers for actions (games/kill_the_unicorns/actions.py); only used to ask why one is not allowed.
const PEEK = 2;
const REVEAL = 4;
const LEAD = 6;
const FETCH = 12;
const SILENCE = 16;
const PICK = 21;
const DROP = 30;
const RECOVER = 38;
const ON = 46;
const LOSE = 63;
const BUY = 80;
const DISCARD = 100;
const SET = 114;
const EXCHANGE = 226;
const SWAP = 610;
const LAY = 899;
const HAND = 8;
const PRIZES = 4;

type Cards = ReadonlyMap<string, CardInfo>;

/** The number of a card among those of its kind, in the order of the pack. */
function nth(cards: Cards, kind: string, key: string): number {
  const keys = [...cards.values()].filter((card) => card['kind'] === kind).map((card) => card.id);
  return Math.max(0, keys.indexOf(key));
}

/** The places of hunt cards in the sorted full hand: every hand is the same eight cards, spent or not. */
function inFullHand(view: KtuView, seat: number, keys: readonly (string | null)[], cards: Cards): number[] {
  const value = (key: string | null): number => Number(cards.get(key ?? '')?.['value'] ?? 0);
  const whole = [view.hands, view.laid, view.discards]
    .flatMap((of) => of[seat] ?? [])
    .sort((a, b) => value(a) - value(b));
  return keys.map((key) => {
    const at = whole.indexOf(key);
    if (at >= 0) whole[at] = '';
    return Math.max(0, at);
  });
}

/** What touching a place would have meant at this moment: the action to ask the server about. */
export function meant(view: View, name: string, picked: readonly string[], cards: Cards): number | null {
  const table = ktu(view);
  const spot = readPlace(name);
  const own = view.you ?? 0;
  if (!spot) return null;
  switch (spot.kind) {
    case 'hand': {
      const chosen = [name, ...picked]
        .filter((place) => readPlace(place)?.kind === 'hand')
        .map((place) => keyAt(table, place));
      const [at = 0, ...more] = inFullHand(table, own, chosen, cards);
      if (table.step === 'bait') return DROP + at;
      if (table.step === 'after-reveal') return EXCHANGE + at;
      return LAY + [at, ...more].reduce((mask, bit) => mask | (1 << bit), 0);
    }
    case 'laid': {
      const [at = 0] = inFullHand(table, spot.owner, [keyAt(table, name)], cards);
      return table.step === 'after-reveal' ? EXCHANGE + at * HAND : RECOVER + at;
    }
    case 'herd':
      if (table.step === 'trojan') return SWAP + spot.at;
      return (table.step === 'zombicorn' ? LOSE : ON) + spot.at;
    case 'slot': {
      const side = spot.side === 'above' ? 0 : 1;
      if (table.step !== 'trap') return (table.step === 'choose-trap' ? REVEAL : PEEK) + side;
      const trap =
        picked.map((place) => keyAt(table, place)).find((key) => key !== null) ?? table.trap_hands[own]?.[0];
      return SET + (nth(cards, 'trap', trap ?? '') * PRIZES + spot.at) * 2 + side;
    }
    case 'trap':
      return DISCARD + nth(cards, 'trap', keyAt(table, name) ?? '');
    case 'prize':
      return FETCH + spot.at;
    case 'seat':
      return spot.owner === own ? LEAD : SILENCE + ((spot.owner - own + view.seats) % view.seats) - 1;
    case 'character':
      return PICK + nth(cards, 'character', spot.key);
    case 'token':
      return BUY + nth(cards, 'token', spot.key);
  }
}
