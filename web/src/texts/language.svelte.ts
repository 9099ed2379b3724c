/** The language the page speaks. */

import { KEPT, type Language, wanted } from './wanted.ts';

export { LANGUAGES, OWN_NAMES, type Language } from './wanted.ts';

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
