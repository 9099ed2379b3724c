/** Which of our languages the reader wants: chosen here, else the browser's, else English. */

/** Our languages, by what each calls itself: those of src/monoceros/locales, as a test makes sure. */
export const OWN_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français', pl: 'Polski' } as const;
export type Language = keyof typeof OWN_NAMES;
export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];

const KEPT = 'monoceros.language';

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

function wanted(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

class LanguageChoice {
  current = $state<Language>(wanted());

  choose(language: Language): void {
    this.current = language;
    localStorage.setItem(KEPT, language);
  }
}

export const language = new LanguageChoice();

/** How dates are written: as in the reader's own region where it speaks the language, else as in Britain or its home. */
export function region(): string {
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language.current}-`));
  return own ?? (language.current === 'en' ? 'en-GB' : language.current);
}
