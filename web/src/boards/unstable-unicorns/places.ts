/** The names of places on a table (as the server's `View` has them), and the action a touch on one would mean. */

import type { View } from '../../api/types.ts';
import type { Lying } from '../shell/changes.ts';
import { asUnicorns, type UnicornView } from './view.ts';

const LETTERS = 'ABCDEFGH';

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

/** The place of the card it is all about now. */
export const FOCUS = 'focus';

/** The card that lies at a place or on top of a pile, as far as the viewer knows it. */
export function keyAt({ discard, nursery, top, stack, prompt }: UnicornView, place: string): string | null {
  const piles: Record<string, string | null | undefined> = {
    discard: discard.at(-1),
    nursery: nursery[0],
    deck: top[0],
    [FOCUS]: stack[0]?.card ?? prompt.card ?? prompt.threatened,
  };
  return readSpot(place)?.card ?? piles[place] ?? null;
}

/** The cards of all stables. */
export function lying(view: View): Lying[] {
  return asUnicorns(view).stables.flatMap((cards, seat) =>
    cards.map((card) => ({ place: inStable(seat, card), zone: letter(seat), what: card })),
  );
}

/** What touching a place would have meant; null where a touch only shows the card. */
export function meant(view: View, place: string): string | null {
  const { prompt, to_act: asked, you } = asUnicorns(view);
  if (you === null || !asked.includes(you)) return null;
  if (place === 'deck') return prompt.key === 'action' ? 'draw' : null;
  if (readSeat(place) !== null) return prompt.key === 'player' ? `player ${place}` : null;
  const spot = readSpot(place);
  if (!spot) return null;
  const { card, zone, seat } = spot;
  if (zone === 'hand' && seat === null)
    return `${prompt.key === 'action' || prompt.key === 'neigh' ? 'play' : 'pick'} ${card}`;
  if (prompt.key === 'card' || prompt.key === 'found') return `pick ${card}`;
  return (prompt.key === 'use' || prompt.key === 'guard') && seat === you ? `use ${card}` : null;
}
