/** Which of our languages the reader wants: chosen here, else the browser's, else English. */

export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
};

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
