/** The names of places on a table (games/unstable_unicorns/view.py), and the action a touch on one would mean. */

import type { View } from '../../api/types.ts';
import type { Cards, UnicornView } from './view.ts';

const LETTERS = 'ABCDEFGH';

// The engine's fixed numbers for actions (games/unstable_unicorns/actions.py); only used to ask why one is not allowed.
const DRAW = 0;
const PLAYER = 9;
const PLAY = 17;
const PICK = 113;
const USE = 209;

export type Zone = 'stable' | 'hand' | 'discard' | 'nursery' | 'deck';

export interface Spot {
  zone: Zone;
  /** Whose stable or hand; null for a pile, and for the reader's own hand. */
  seat: number | null;
  card: string;
}

export function letter(seat: number): string {
  return LETTERS[seat] ?? '';
}

export function inStable(seat: number, card: string): string {
  return `${letter(seat)}/${card}`;
}

export function inHand(card: string): string {
  return `hand/${card}`;
}

/** Where a card lies by the name of its place; null for seats and piles as a whole. */
export function readSpot(place: string): Spot | null {
  const match = /^(?:([A-H])|hand-([A-H])|(hand|discard|nursery|deck))\/(.+)$/.exec(place);
  if (!match) return null;
  const [, stable, hand, pile, card = ''] = match;
  if (stable) return { zone: 'stable', seat: LETTERS.indexOf(stable), card };
  if (hand) return { zone: 'hand', seat: LETTERS.indexOf(hand), card };
  return { zone: pile as Zone, seat: null, card };
}

/** The seat a place is about as a whole, or null. */
export function readSeat(place: string): number | null {
  return place.length === 1 && LETTERS.includes(place) ? LETTERS.indexOf(place) : null;
}

function kind(cards: Cards, card: string): number {
  return [...cards.keys()].indexOf(card);
}

/** What touching a place would have meant; null where a touch only shows the card. */
export function meant(view: View, place: string, _picked: readonly string[], cards: Cards): number | null {
  const { prompt, to_act: asked, you } = view as UnicornView;
  if (you === null || !asked.includes(you)) return null;
  if (place === 'deck') return prompt.key === 'action' ? DRAW : null;
  const seat = readSeat(place);
  if (seat !== null)
    return prompt.key === 'player' ? PLAYER + ((seat - you + view.seats) % view.seats) : null;
  const spot = readSpot(place);
  if (!spot) return null;
  const at = kind(cards, spot.card);
  if (spot.zone === 'hand' && spot.seat === null)
    return (prompt.key === 'action' || prompt.key === 'neigh' ? PLAY : PICK) + at;
  if (prompt.key === 'card' || prompt.key === 'found') return PICK + at;
  return (prompt.key === 'use' || prompt.key === 'guard') && spot.seat === you ? USE + at : null;
}
