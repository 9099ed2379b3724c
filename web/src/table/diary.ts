/** What happened at a table, kept for this tab, so that a reload or a lost line does not tear the log. */

import type { News } from '../api/types.ts';

const MOST = 400;
const PREFIX = 'monoceros.log.';

export function readDiary(table: string): News[] {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + table) ?? '[]') as News[];
  } catch {
    return [];
  }
}

export function writeDiary(table: string, news: readonly News[]): void {
  sessionStorage.setItem(PREFIX + table, JSON.stringify(news.slice(-MOST)));
}
