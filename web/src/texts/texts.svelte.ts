/** Texts in the reader's language, from the Fluent files the engine speaks with. Changing the language redraws the page. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { texts as fetchTexts } from '../api/http.ts';
import { language, type Language } from './language.svelte.ts';

export type Params = Record<string, FluentVariable>;

class Texts {
  private bundles = new Map<Language, FluentBundle>();
  /** The bundle on show; a new object when the language changes, so that everything that used it is redrawn. */
  private shown = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.shown !== null;
  }

  /** Fetch a language unless it is here already, and show it. */
  async speak(wanted: Language): Promise<void> {
    let bundle = this.bundles.get(wanted);
    if (!bundle) {
      bundle = new FluentBundle(wanted, { useIsolating: false });
      bundle.addResource(new FluentResource(await fetchTexts(wanted)));
      this.bundles.set(wanted, bundle);
    }
    if (language.current !== wanted) return;
    this.shown = bundle;
    document.documentElement.lang = wanted;
  }

  /** The text for a key, or for `key.attribute`; the key itself where there is none, so that a gap is seen. */
  say(key: string, params: Params = {}): string {
    const bundle = this.shown;
    if (!bundle) return '';
    const [name = '', attribute] = key.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle.formatPattern(pattern, params, []) : key;
  }

  has(key: string): boolean {
    return this.shown?.hasMessage(key) ?? false;
  }
}

export const texts = new Texts();

/** The text for a key. */
export function t(key: string, params: Params = {}): string {
  return texts.say(key, params);
}

/** Parameters from the wire, without those that are no words or numbers. */
export function plain(params: Record<string, unknown>): Params {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])));
}

/** The message that holds a clause of the rules. */
export function clauseKey(clause: string): string {
  return clause.replaceAll('.', '-');
}

/** Where a clause stands on the rules page. */
export function clauseLink(clause: string): string {
  return `/rules/${clause.split('.')[0]}#${clauseKey(clause)}`;
}
