/** The part of the proof a browser can check by itself. */

import { type KeptDeal, sha256 } from '../api/entropy.ts';

/** A field of a record's header, empty where it has none. */
export function fieldOf(record: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(record)?.[1]?.trim() ?? '';
}

/** The SHA-256 of a secret, as it was published before the deal; null where the page may not compute it (plain http). */
export function commitmentOf(secret: string): Promise<string | null> {
  return sha256(Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

/** Whether a record was dealt by what this browser kept: its own share, the server's promise, and everybody's. */
export async function dealtAsKept(record: string, deal: KeptDeal): Promise<boolean> {
  const shares = fieldOf(record, 'entropy').split(' ');
  if (shares[deal.seat] !== deal.entropy) return false;
  if ((await commitmentOf(fieldOf(record, 'secret'))) !== deal.commitment) return false;
  for (const [seat, commitment] of deal.seats.entries()) {
    const share = shares[seat] ?? '';
    if (
      commitment === null ? share !== '-' : (await sha256(new TextEncoder().encode(share))) !== commitment
    ) {
      return false;
    }
  }
  return true;
}
