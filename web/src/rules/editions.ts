/** Editions of a rulebook as readers call them. */

import type { Clause, EditionInfo } from '../api/types.ts';
import { t, texts } from '../texts/texts.svelte.ts';

export function editionName(game: string, edition: string): string {
  const key = `${game}-edition-${edition}`;
  return texts.has(key) ? t(key) : edition;
}

/** The language of the heading a clause stands under, where all its editions share one. */
export function headingLanguage(clause: Clause, editions: EditionInfo[]): string | undefined {
  const languages = new Set(clause.editions.map((name) => editions.find(({ id }) => id === name)?.language));
  return languages.size === 1 ? [...languages][0] : undefined;
}
