/** Whose seats are whose at a table. */

import type { SeatInfo, TableInfo } from '../api/types.ts';

/** The seat of this browser's own person; guests on its device have others. */
export function ownSeat({ you, yours, seats }: TableInfo): number | null {
  return yours.find((seat) => seats[seat]?.beside === null) ?? you;
}

export function isHost(table: TableInfo): boolean {
  const own = ownSeat(table);
  return own !== null && (table.seats[own]?.host ?? false);
}

/** People who should be here and are not; for whoever has left a bot plays. */
export function awaySeats({ seats }: TableInfo, connected: readonly number[]): number[] {
  return seats.filter((seat) => isAway(seat, connected)).map(({ seat }) => seat);
}

function isAway({ seat, kind, stand_in: standIn }: SeatInfo, connected: readonly number[]): boolean {
  return kind === 'person' && !standIn && !connected.includes(seat);
}

/** On how many devices people play here. */
export function devices({ seats }: TableInfo): number {
  return seats.filter(
    ({ kind, stand_in: standIn, beside }) => kind === 'person' && !standIn && beside === null,
  ).length;
}
