/** The places of a HiLo table, and the action a touch on one of them would mean. */

import type { View } from '../../api/types.ts';
import type { Lying } from '../shell/changes.ts';
import { asHilo, type HiloView } from './view.ts';

const LETTERS = 'ABCD';

export function placeName(seat: number, place: number): string {
  return `${LETTERS[seat]}${place + 1}`;
}

/** Seat and place (from 0) of a layout's place, or null for the piles. */
export function readPlace(name: string): { seat: number; place: number } | null {
  const match = /^([A-D])(\d+)$/.exec(name);
  if (!match) return null;
  const [, letter = '', number] = match;
  return { seat: LETTERS.indexOf(letter), place: Number(number) - 1 };
}

/** The card that lies at a place, as far as the viewer knows it. */
export function keyAt({ layouts, discard, held }: HiloView, name: string): string | null {
  if (name === 'discard') return discard.at(-1) ?? null;
  if (name === 'held') return held?.card ?? null;
  const at = readPlace(name);
  return at ? (layouts[at.seat]?.[at.place] ?? null) : null;
}

/** The open cards of all layouts. */
export function lying(view: View): Lying[] {
  return asHilo(view).layouts.flatMap((layout, seat) =>
    layout.flatMap((key, at) => {
      const place = placeName(seat, at);
      return key ? [{ place, zone: place, what: key }] : [];
    }),
  );
}

/** What touching a place would have meant: the pile's action, laying the held card there, uncovering, or a swap. */
export function meant(view: View, name: string, picked: readonly string[]): string | null {
  const { held, step, you, seats } = asHilo(view);
  const own = you ?? 0;
  if (name === 'draw') return 'draw';
  if (name === 'discard') return held?.seat === you ? 'discard' : 'take';
  if (name === 'held') return 'discard';
  const at = readPlace(name);
  if (!at) return null;
  if (at.seat !== own) {
    const given = picked.map(readPlace).find((place) => place?.seat === own)?.place ?? 0;
    return `swap ${given + 1} ${name}`;
  }
  if (step === 'cast') return `swap ${at.place + 1} ${placeName((own + 1) % seats, 0)}`;
  return `${held?.seat === own ? 'place' : 'flip'} ${at.place + 1}`;
}
