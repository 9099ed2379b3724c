/** Where everything lies on a table of Unstable Unicorns, and how large it is, by the room there is. */

import { clamp, GAP, type Room, type Shape, shapeOf, STRIP, TALL } from '../shell/room.ts';

export interface UnicornStage {
  shape: Shape;
  /** Whether the others are chips above the one stable that is open. */
  chips: boolean;
  /** Players side by side. */
  columns: number;
  rows: number;
  /** Whether the own stable lies beside the hand instead of above it. */
  beside: boolean;
  /** Widths of cards. */
  others: number;
  middle: number;
  stable: number;
  /** Height of the hand's cards, and how many lie side by side before they take two rows. */
  hand: number;
  perRow: number;
}

const HEAD = 48;
const EDGE = 12;
const LABEL = 36;
const CHIP = 46;
/** Narrower than this, a card of the hand has no room for its name. */
const NARROWEST = 74;
/** Narrower than this, a stable and a hand do not go side by side. */
const BESIDE = 900;

function wide({ width, height }: Room, players: number): UnicornStage {
  const beside = width >= BESIDE;
  const space = height - STRIP.wide - 3 * GAP;
  let best: UnicornStage | null = null;
  let most = -Infinity;
  for (let columns = 1; columns <= Math.min(players, 4); columns += 1) {
    const rows = Math.ceil(players / columns);
    for (let others = 88; others >= 40; others -= 2) {
      const each = width / columns - GAP - EDGE;
      const left = space - rows * (HEAD + TALL * others + EDGE) - (rows - 1) * GAP - LABEL;
      // Beside each other: piles and hand. Otherwise the stable stands between them.
      const share = beside ? 0.72 + 1 : 0.62 + 0.62 + 1;
      const hand = clamp(0, (left - (beside ? 26 : 40)) / share / TALL, beside ? 136 : 124);
      const stage: UnicornStage = {
        shape: 'wide',
        chips: false,
        columns,
        rows,
        beside,
        others,
        middle: hand * (beside ? 0.72 : 0.62),
        stable: beside ? Math.min(96, (TALL * hand - 36) / TALL) : hand * 0.62,
        hand: hand * TALL,
        perRow: Math.floor((width * (beside ? 0.58 : 0.97) - 20) / NARROWEST),
      };
      const shown = Math.min(each / (others * 1.1), 6);
      const value = hand + others + shown * 12;
      if (hand >= 66 && value > most) {
        best = stage;
        most = value;
      }
    }
  }
  return (
    best ?? {
      shape: 'wide',
      chips: false,
      columns: 4,
      rows: 2,
      beside,
      others: 40,
      middle: 50,
      stable: 50,
      hand: 92,
      perRow: 8,
    }
  );
}

function tall({ height }: Room, players: number): UnicornStage {
  const columns = Math.min(players, 4);
  const rows = Math.ceil(players / columns);
  const left = height - rows * CHIP - STRIP.tall - 6 * GAP;
  // What is over goes to the hand first, then to the stables.
  const hand = clamp(132, left * 0.36, 168);
  const others = clamp(42, (left - hand - 90) / 2 / TALL - 4, 56);
  const band = left - hand - 2 * (TALL * others + 6);
  return {
    shape: 'tall',
    chips: true,
    columns,
    rows,
    beside: false,
    others,
    // The piles leave room for the words of the card it is about.
    middle: clamp(36, (band - 20) / TALL, 46),
    stable: others,
    hand,
    perRow: 5,
  };
}

function short({ height }: Room, players: number): UnicornStage {
  const hand = clamp(104, height * 0.33, 130);
  const top = height - hand - GAP - 8;
  const others = clamp(40, (top * 0.32) / TALL, 60);
  return {
    shape: 'short',
    chips: true,
    columns: players > 4 ? 2 : 1,
    rows: players > 4 ? Math.ceil(players / 2) : players,
    beside: true,
    others,
    middle: clamp(36, (top - TALL * others - 60) / TALL, 46),
    stable: Math.min(others, (hand - 44) / TALL),
    hand,
    perRow: 5,
  };
}

export function unicornStage(room: Room, seats: number): UnicornStage {
  const shape = shapeOf(room);
  const players = seats - 1;
  if (shape === 'tall') return tall(room, players);
  return shape === 'short' ? short(room, players) : wide(room, players);
}
