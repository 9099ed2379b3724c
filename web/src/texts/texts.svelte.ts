/** Texts in the reader's language, from the Fluent files the engine speaks with. Changing the language redraws the page. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { texts as fetchTexts } from '../api/http.ts';
import { language, type Language } from './language.svelte.ts';

export type Params = Record<string, FluentVariable>;

class Texts {
  private bundles = new Map<Language, FluentBundle>();
  /** What has been asked for, by language and part. */
  private parts = new Map<string, Promise<void>>();
  /** The games whose rules are needed on this page: they are most of all there is to read. */
  private readonly games = new Set<string>();
  /** The bundle on show; a new object when the language changes, so that everything that used it is redrawn. */
  private shown = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.shown !== null;
  }

  /** Fetch a language unless it is here already, and show it. */
  async speak(wanted: Language): Promise<void> {
    await Promise.all(['page', ...this.games].map((part) => this.fetch(wanted, part)));
    if (language.current !== wanted) return;
    this.shown = this.bundle(wanted);
    document.documentElement.lang = wanted;
  }

  /** Have the rules of a game in words as well, in this and any language chosen later. */
  async learn(game: string): Promise<void> {
    this.games.add(game);
    await this.fetch(language.current, game);
  }

  private bundle(of: Language): FluentBundle {
    let bundle = this.bundles.get(of);
    if (!bundle) {
      bundle = new FluentBundle(of, { useIsolating: false });
      this.bundles.set(of, bundle);
    }
    return bundle;
  }

  private fetch(of: Language, part: string): Promise<void> {
    const key = `${of} ${part}`;
    let fetched = this.parts.get(key);
    if (!fetched) {
      fetched = fetchTexts(of, part).then(
        (text) => void this.bundle(of).addResource(new FluentResource(text)),
      );
      this.parts.set(key, fetched);
      fetched.catch(() => this.parts.delete(key));
    }
    return fetched;
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
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}

/** The message that holds a clause of the rules. */
export function clauseKey(clause: string): string {
  return clause.replaceAll('.', '-');
}

/** Where a clause stands on the rules page. */
export function clauseLink(clause: string): string {
  return `/rules/${clause.split('.')[0]}#${clauseKey(clause)}`;
}
