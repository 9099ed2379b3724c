/** The part of the proof a browser can check by itself. */

/** A field of a record's header, empty where it has none. */
export function fieldOf(record: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(record)?.[1]?.trim() ?? '';
}

/** The SHA-256 of a secret, as it was published before the deal; null where the page may not compute it (plain http). */
export async function commitmentOf(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
