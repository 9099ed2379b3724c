/** Which of our languages the reader wants: chosen here, else the browser's, else English. */

/** Our languages, by what each calls itself: those of src/monoceros/locales, as a test makes sure. */
export const OWN_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', pl: 'Polski' } as const;
export type Language = keyof typeof OWN_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];

/** Where the choice is kept. */
export const KEPT = 'monoceros.language';

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

export function wanted(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
