/** Where everything lies on a table of HiLo, and how wide its cards are, by the room there is. */

import { GAP, type Room, type Shape, shapeOf, STRIP, TALL } from '../shell/room.ts';

/**
 * Three bands one below the other; the piles beside one's own cards; the piles and the strip beside them; or a
 * phone, where the others are chips above the one layout that is open.
 */
export type Mode = 'bands' | 'beside' | 'corner' | 'chips';

export interface HiloStage {
  mode: Mode;
  shape: Shape;
  /** Rows the other players' layouts stand in. */
  rows: number;
  /** Widths of cards. */
  others: number;
  middle: number;
  own: number;
}

const COLUMNS = 6;
/** Width of a row of cards with the gaps between them, for cards of width 1. */
const ROW = COLUMNS + (COLUMNS - 1) * 0.035;
/** Height of both rows of a layout. */
const LAYOUT = 2 * TALL + 0.035;
const PILES = 3.7;
const CHIPS = 46;
const LARGEST = 150;
const SMALLEST = 40;

/** What a part of the table needs besides its cards: a phone spares what it can. */
interface Trim {
  edge: number;
  head: number;
  label: number;
}

const TRIMS: Record<Shape, Trim> = {
  wide: { edge: 16, head: 28, label: 42 },
  tall: { edge: 6, head: 24, label: 22 },
  short: { edge: 6, head: 24, label: 22 },
};

/** How wide the others' cards can be in so many rows of players; `head` is none where chips tell who it is. */
function othersIn({ width, height }: Room, players: number, rows: number, { edge, head }: Trim): number {
  const each = width / Math.ceil(players / rows) - GAP - edge;
  return Math.min(each / ROW, (height / rows - head - edge - GAP) / LAYOUT);
}

function worth({ own, others, middle }: HiloStage): number {
  return own + 1.2 * others + 0.3 * middle;
}

function candidates(room: Room, players: number): HiloStage[] {
  const { width, height } = room;
  const shape = shapeOf(room);
  const trim = TRIMS[shape];
  const found: HiloStage[] = [];
  const lay = (mode: Mode, own: number, middle: number, left: number): void => {
    const chips = mode === 'chips';
    for (let rows = 1; rows <= (chips ? 1 : players); rows += 1) {
      const space = { width, height: left };
      const widest = othersIn(space, chips ? 1 : players, rows, chips ? { ...trim, head: 0 } : trim);
      found.push({ mode, shape, rows, others: Math.min(widest, own * 0.85, 100), middle, own });
    }
  };
  for (let own = LARGEST; own >= SMALLEST; own -= 1) {
    const middle = Math.min(own * 0.85, 112);
    const across = own * ROW + trim.edge;
    const down = own * LAYOUT + trim.head + trim.edge;
    if (across > width) continue;
    if (shape === 'short') {
      const beside = width - across - GAP;
      const piles = Math.min(middle, beside / PILES, (down - trim.label - STRIP.short - GAP) / TALL);
      if (beside > 250) lay('corner', own, piles, height - down - GAP);
    } else if (shape === 'tall') {
      const piles = Math.max(middle, 54);
      lay('chips', own, piles, height - CHIPS - TALL * piles - trim.label - down - STRIP.tall - 4 * GAP);
    } else {
      const left = height - down - STRIP.wide - 2 * GAP;
      lay('bands', own, middle, left - TALL * middle - trim.label - GAP);
      if (across + middle * PILES + 4 * GAP <= width) lay('beside', own, middle, left);
    }
  }
  return found;
}

export function hiloStage(room: Room, seats: number): HiloStage {
  const found = candidates(room, seats - 1);
  const fitting = found.filter(({ others, middle }) => others >= SMALLEST - 1 && middle >= SMALLEST);
  const [first, ...more] = fitting.length > 0 ? fitting : found;
  if (!first)
    return { mode: 'chips', shape: 'tall', rows: 1, others: SMALLEST, middle: SMALLEST, own: SMALLEST };
  return more.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);
}

/** How wide cards are when everybody's lie where a phone has one layout and the piles otherwise. */
export function castWidth({ width, height }: Room, { own }: HiloStage, players: number): number {
  const { edge, head } = TRIMS.tall;
  const left = height - CHIPS - own * LAYOUT - head - edge - STRIP.tall - 3 * GAP;
  return Math.min((width - 30) / ROW, (left / players - GAP) / LAYOUT, own);
}
