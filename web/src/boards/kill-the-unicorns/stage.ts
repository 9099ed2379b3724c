/** Where everything lies on a table of Kill the Unicorns, and how large it is, by the room there is. */

import { clamp, GAP, type Room, type Shape, shapeOf, STRIP, TALL } from '../shell/room.ts';

export interface KtuStage {
  shape: Shape;
  /** Whether the others are chips whose herds float over the table when they are opened. */
  chips: boolean;
  /** Widths of cards: the others' herds, the prizes of the row, the own herd, hunt cards, traps in the hand. */
  others: number;
  prize: number;
  herd: number;
  hunt: number;
  trap: number;
  /** A trap's place beside a prize; a phone shows the upper part of the card. */
  slot: number;
  slotTall: number;
  /** Heights: the own things, and on a phone what lies below the row. */
  own: number;
  panel: number;
}

const HUNT_CARDS = 8;
const HEAD = 46;
const TRACK = 26;
const FINGER = 44;
/** The line below the hunt cards: what they add up to. */
const SUM = 18;

function wide({ width, height }: Room): KtuStage {
  const others = clamp(40, height * 0.07, 64);
  const herd = clamp(42, height * 0.075, 76);
  const own = Math.round(HEAD + TALL * herd + 8);
  const hunt = Math.min((width * 0.54 - 24) / (HUNT_CARDS * 1.08), (own - SUM - 12) / TALL, 96);
  const slot = clamp(FINGER, height * 0.075, 66);
  const left = height - STRIP.wide - 4 * GAP - TRACK - own - (HEAD + TALL * others + 16);
  return {
    shape: 'wide',
    chips: false,
    others,
    prize: clamp(52, Math.min((left - 2 * TALL * slot - 18) / TALL, (width * 0.56) / 5.4), 140),
    herd,
    hunt,
    trap: (own - 14) / TALL,
    slot,
    slotTall: TALL * slot,
    own,
    panel: 0,
  };
}

function tall({ width, height }: Room): KtuStage {
  const left = height - 48 - 20 - STRIP.tall - 6 * GAP;
  const hunt = Math.min(width / HUNT_CARDS, 60);
  const hand = TALL * hunt + SUM + 1;
  const herd = 44;
  const panel = clamp(72, left * 0.22, 110);
  const row = left - hand - TALL * herd - panel;
  return {
    shape: 'tall',
    chips: true,
    others: 44,
    prize: clamp(46, Math.min((row - 2 * FINGER - 14) / TALL, width / 5.4), 76),
    herd,
    hunt,
    trap: (hand - 4) / TALL,
    slot: FINGER,
    slotTall: FINGER,
    own: hand,
    panel,
  };
}

function short({ width, height }: Room): KtuStage {
  const left = height - STRIP.short - 3 * GAP - 20;
  const hunt = Math.min((width * 0.47) / HUNT_CARDS - 1.5, 50);
  return {
    shape: 'short',
    chips: true,
    others: 44,
    prize: clamp(46, (left - 2 * FINGER - 14) / TALL, 76),
    herd: 44,
    hunt,
    trap: (STRIP.short - 12) / TALL,
    slot: FINGER,
    slotTall: FINGER,
    own: STRIP.short,
    panel: 0,
  };
}

export function ktuStage(room: Room): KtuStage {
  const shape = shapeOf(room);
  if (shape === 'tall') return tall(room);
  return shape === 'short' ? short(room) : wide(room);
}
