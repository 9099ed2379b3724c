/** The places of a table of Kill the Unicorns (games/kill_the_unicorns/actions.py), and what touching one would mean. */

import type { View } from '../../api/types.ts';
import type { Lying } from '../shell/changes.ts';
import { cardOf, type Cards, ktuCard } from './cards.ts';
import { asKtu, type KtuView, type Side } from './view.ts';

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

/** The unicorns of all herds, with everything they carry. */
export function lying(view: View): Lying[] {
  return asKtu(view).herds.flatMap((herd, owner) =>
    herd.map(({ card, colour, tokens, trap }, at) => ({
      place: herdPlace(owner, at),
      zone: seatPlace(owner),
      what: [card, colour, trap, ...tokens].join(' '),
    })),
  );
}

/** Hunt cards of one value in one hand stand for each other: whichever is touched, the rules mean any of them. */
export function alike(view: View, name: string): readonly string[] {
  const spot = readPlace(name);
  const table = asKtu(view);
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

/** What touching a place would have meant at this moment: the action to ask the server about. */
export function meant(view: View, name: string, picked: readonly string[], cards: Cards): string | null {
  const table = asKtu(view);
  const { step } = table;
  const own = view.you ?? 0;
  const spot = readPlace(name);
  const values = (keys: readonly (string | null)[]): number[] =>
    keys.flatMap((key) => cardOf(cards, key)?.value ?? []);
  switch (spot?.kind) {
    case 'hand': {
      const gathered = [name, ...picked].filter((place) => readPlace(place)?.kind === 'hand');
      const [value, ...more] = values(gathered.map((place) => keyAt(table, place)));
      if (value === undefined) return null;
      if (step === 'bait') return `drop ${value}`;
      if (step === 'after-reveal') return `exchange ${values(table.laid[own] ?? [])[0] ?? value} ${value}`;
      return ['lay', value, ...more].join(' ');
    }
    case 'laid': {
      const [value] = values([keyAt(table, name)]);
      if (value === undefined) return null;
      return step === 'after-reveal'
        ? `exchange ${value} ${values(table.hands[own] ?? [])[0] ?? value}`
        : `recover ${value}`;
    }
    case 'herd':
      if (step === 'trojan') return `swap 1 ${spot.at + 1}`;
      return `${step === 'zombicorn' ? 'lose' : 'on'} ${spot.at + 1}`;
    case 'slot': {
      if (step !== 'trap') return `${step === 'choose-trap' ? 'reveal' : 'peek'} ${spot.side}`;
      const chosen = picked.map((place) => keyAt(table, place)).find((key) => key !== null);
      const trap = chosen ?? table.trap_hands[own]?.[0] ?? firstTrap(cards);
      return `set ${trap} ${spot.at + 1} ${spot.side}`;
    }
    case 'trap':
      return `discard ${keyAt(table, name) ?? firstTrap(cards)}`;
    case 'prize':
      return `fetch ${spot.at + 1}`;
    case 'seat':
      return `${spot.owner === own ? 'lead' : 'silence'} ${name}`;
    case 'character':
      return `pick ${spot.key}`;
    case 'token':
      return `buy ${spot.key}`;
    default:
      return null;
  }
}

/** Any trap, to ask about setting one where none is at hand. */
function firstTrap(cards: Cards): string {
  return [...cards.values()].find((card) => ktuCard(card).kind === 'trap')?.id ?? '';
}
