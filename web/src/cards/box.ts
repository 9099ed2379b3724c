/**
 * What an owner says differs in their own box: corrections by card and field, as the text of a pack, as a link, and
 * kept on this browser until a table is opened with it.
 */

import type { CardInfo, CardPack, PackField } from '../api/types.ts';

export type Value = number | boolean | string | string[] | Record<string, string>;
/** Corrections by the id of the card, then by the field. */
export type Box = Record<string, Record<string, Value>>;

interface Kept {
  edition: string;
  text: string;
}

const KEY = 'monoceros.boxes';
const HASH = '#box=';
/** What a pack writes for a value the card does not have. */
export const NOTHING = 'none';

function empty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);
}

function sort(card: CardInfo): unknown {
  return card['kind'] ?? card['type'] ?? '';
}

/** The fields that cards of this one's kind have. */
export function fieldsOf(card: CardInfo, pack: CardPack): PackField[] {
  const alike = pack.cards.filter((one) => sort(one) === sort(card));
  return pack.fields.filter(({ name }) => alike.some((one) => !empty(one[name])));
}

/** The same corrections with one more; a value as it is in the usual pack is none. */
export function corrected(box: Box, card: CardInfo, field: string, value: Value): Box {
  const { [field]: _, ...rest } = box[card.id] ?? {};
  const usual = card[field] ?? (typeof value === 'string' ? NOTHING : null);
  const same = JSON.stringify(value) === JSON.stringify(usual) || (empty(value) && empty(card[field]));
  return replaced(box, card.id, same ? rest : { ...rest, [field]: value });
}

function replaced(box: Box, id: string, fields: Record<string, Value>): Box {
  const { [id]: _, ...others } = box;
  return Object.keys(fields).length ? { ...others, [id]: fields } : others;
}

/** The same corrections with the card called so in a language. */
export function renamed(box: Box, card: CardInfo, language: string, name: string): Box {
  const { name: before = {}, ...rest } = box[card.id] ?? {};
  const { [language]: _, ...kept } = before as Record<string, string>;
  const names = name && name !== card.name[language] ? { ...kept, [language]: name } : kept;
  return replaced(box, card.id, Object.keys(names).length ? { ...rest, name: names } : rest);
}

function toml(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `${key} = ${toml(one)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

/** The corrections as the text of a pack; its total follows from the copies. */
export function packText(box: Box, usual: CardPack): string {
  const total = usual.cards.reduce((sum, { id, copies }) => sum + Number(box[id]?.['copies'] ?? copies), 0);
  const cards = Object.entries(box).map(([id, fields]) =>
    [
      '[[card]]',
      `id = ${toml(id)}`,
      ...Object.entries(fields).map(([key, value]) => `${key} = ${toml(value)}`),
    ].join('\n'),
  );
  const head = `[pack]\nid = "my-box"\nextends = ${toml(usual.extends)}\ntotal = ${total}`;
  return `${[head, ...cards].join('\n\n')}\n`;
}

/** The corrections as the last part of an address, which is sent to nobody. */
export function boxHash(box: Box): string {
  const bytes = new TextEncoder().encode(JSON.stringify(box));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return HASH + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  if (typeof value === 'object' && value)
    return Object.entries(value).every(([key, one]) => /^[a-z]{2}$/.test(key) && typeof one === 'string');
  return ['number', 'boolean', 'string'].includes(typeof value);
}

/** The corrections an address carries; whatever does not belong to these cards is left out. */
export function readHash(hash: string, usual: CardPack): Box {
  if (!hash.startsWith(HASH)) return {};
  let found: unknown;
  try {
    const text = atob(hash.slice(HASH.length).replaceAll('-', '+').replaceAll('_', '/'));
    found = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0))));
  } catch {
    return {};
  }
  const known = new Set(['name', ...usual.fields.map(({ name }) => name)]);
  const box: Box = {};
  for (const { id } of usual.cards) {
    const fields = (found as Record<string, unknown> | null)?.[id];
    if (typeof fields !== 'object' || !fields) continue;
    const good = Object.entries(fields).filter(([key, value]) => known.has(key) && isValue(value));
    if (good.length) box[id] = Object.fromEntries(good) as Record<string, Value>;
  }
  return box;
}

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** The pack that was made on the page of the cards for this edition, if there is one. */
export function keptPack(game: string, edition: string): string {
  const found = kept()[game];
  return found?.edition === edition ? found.text : '';
}

export function keepPack(game: string, edition: string, text: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: { edition, text } }));
}
