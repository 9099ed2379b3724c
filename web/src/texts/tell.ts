/** An event as a sentence, spoken to the reader where it is about them: the same words the terminal uses. */

import type { CardInfo, News, TableInfo } from '../api/types.ts';
import { language } from './language.svelte.ts';
import { t, type Params } from './texts.svelte.ts';

const CARD_PARAMS = ['card', 'out', 'got', 'given'];

export type Cards = ReadonlyMap<string, CardInfo>;

export function nameOf(cards: Cards, key: string): string {
  return cards.get(key)?.name[language.current] ?? key;
}

export function tell(news: News, viewer: number | null, names: string[], cards: Cards): string {
  const params: Params = {};
  for (const [key, value] of Object.entries(news.params)) {
    if (CARD_PARAMS.includes(key))
      params[key] = typeof value === 'string' ? nameOf(cards, value) : t('face-down');
    else if (key === 'seat' && typeof value === 'number') params['name'] = names[value] ?? '';
    else if (key === 'other' && typeof value === 'number') params['other-name'] = names[value] ?? '';
    else if (typeof value === 'string' || typeof value === 'number') params[key] = value;
  }
  params['you'] =
    viewer === null
      ? 'no'
      : news.params['seat'] === viewer
        ? 'yes'
        : news.params['other'] === viewer
          ? 'target'
          : 'no';
  return t(news.key, params);
}

/** A move told in a list: it is asked before it is done, and some of its words continue a sentence. */
export function told(said: string): string {
  const plain = said.replace(/\s*\?$/, '').replace(/\s*\?\s/, '. ');
  return plain.charAt(0).toLocaleUpperCase(language.current) + plain.slice(1);
}

/** How everybody at a table is called, by seat. */
export function seatNames(table: TableInfo): string[] {
  return table.seats.map(({ seat, kind, nickname, stand_in: standIn }) => {
    const letter = String.fromCharCode(65 + seat);
    if (kind === 'open') return t('web-open-seat');
    if (kind === 'bot') return nickname ?? letter;
    if (nickname) return standIn ? t('web-stands-in', { name: nickname }) : nickname;
    return t('web-player', { seat: letter });
  });
}
