/** The places of a HiLo table, and the action a touch on one of them would mean. */

import type { HiloView, View } from '../../api/types.ts';
import { SIZE } from './joints.ts';

const LETTERS = 'ABCD';

// The engine's fixed numbers for actions (games/hilo/actions.py); only used to ask why one is not allowed.
const TAKE = 0;
const DRAW = 1;
const DISCARD = 2;
const PLACE = 3;
const FLIP = 15;
const SWAP = 27;

export function placeName(seat: number, place: number): string {
  return `${LETTERS[seat]}${place + 1}`;
}

/** Seat and place (from 0) of a layout's place, or null for the piles. */
export function readPlace(name: string): { seat: number; place: number } | null {
  const match = /^([A-D])(\d+)$/.exec(name);
  if (!match) return null;
  return { seat: LETTERS.indexOf(match[1]!), place: Number(match[2]) - 1 };
}

function swap(seats: number, you: number, place: number, other: number, spot: number): number {
  const distance = (other - you + seats) % seats;
  return SWAP + ((distance - 1) * SIZE + place) * SIZE + spot;
}

/** What touching a place would have meant: the pile's action, laying the held card there, uncovering, or a swap. */
export function meant(view: View, name: string, picked: readonly string[]): number | null {
  const { held, step } = view as HiloView;
  const you = view.you ?? 0;
  if (name === 'draw') return DRAW;
  if (name === 'discard') return held?.seat === view.you ? DISCARD : TAKE;
  if (name === 'held') return DISCARD;
  const at = readPlace(name);
  if (!at) return null;
  const neighbour = (you + 1) % view.seats;
  if (at.seat !== you) {
    const own = picked.map(readPlace).find((place) => place?.seat === you);
    return swap(view.seats, you, own?.place ?? 0, at.seat, at.place);
  }
  if (step === 'cast') return swap(view.seats, you, at.place, neighbour, 0);
  return (held?.seat === you ? PLACE : FLIP) + at.place;
}
