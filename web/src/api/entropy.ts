/**
 * This browser's own share of chance. It commits to it when it takes a seat, reveals it when everybody has
 * committed, and keeps what it saw then, so that it can check afterwards that the cards were dealt by it.
 */

import type { TableInfo } from './types.ts';

/** What this browser knew of a deal when it revealed its share. */
export interface KeptDeal {
  seat: number;
  entropy: string;
  /** The server's commitment to its secret. */
  commitment: string;
  /** What each seat had committed to; null where it brought nothing. */
  seats: (string | null)[];
}

const SHARE = 'monoceros-entropy-';
const DEAL = 'monoceros-deal-';
const JOIN = 'monoceros-join-';
const MOST_KEPT = 200;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of some bytes, in hexadecimal; null where a page may not compute it (plain http). */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function keep(key: string, value: string): boolean {
  try {
    const ours = [SHARE, DEAL, JOIN];
    const old = Object.keys(localStorage).filter((name) => ours.some((begin) => name.startsWith(begin)));
    for (const name of old.slice(0, Math.max(0, old.length - MOST_KEPT))) localStorage.removeItem(name);
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Make a share of chance nobody can foresee, and keep it: what is told of it now, or nothing where we cannot. */
export async function newCommitment(): Promise<string> {
  const entropy = hex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = await sha256(new TextEncoder().encode(entropy));
  return commitment !== null && keep(SHARE + commitment, entropy) ? commitment : '';
}

/** The key we join a table with: the same if we have to ask again because the answer got lost. */
export function joinKey(id: string): string {
  const key = localStorage.getItem(JOIN + id) ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  keep(JOIN + id, key);
  return key;
}

/** What a table asks of this browser now: a commitment, the share behind one, or nothing. */
export function asked({ seats, you, revealing }: TableInfo): 'commitment' | { reveal: string } | null {
  const own = you === null ? undefined : seats[you];
  if (own?.entropy === 'owed') return 'commitment';
  if (!revealing || own?.entropy !== 'committed' || own.entropy_commitment === null) return null;
  const entropy = localStorage.getItem(SHARE + own.entropy_commitment);
  return entropy === null ? null : { reveal: entropy };
}

/** Keep what is known of a deal the moment before our share is told. */
export function keepDeal({ id, seats, you, commitment }: TableInfo, entropy: string): void {
  const deal: KeptDeal = {
    seat: you ?? 0,
    entropy,
    commitment,
    seats: seats.map((seat) => seat.entropy_commitment),
  };
  keep(DEAL + id, JSON.stringify(deal));
}

/** What was kept of a table's deal, if this browser had a share in it. */
export function keptDeal(id: string): KeptDeal | null {
  return JSON.parse(localStorage.getItem(DEAL + id) ?? 'null') as KeptDeal | null;
}
