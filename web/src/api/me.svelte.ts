/** One's own person: who this browser is, to be shown and changed anywhere on the page. */

import { settings } from '../settings.svelte.ts';
import { language, type Language, LANGUAGES } from '../texts/language.svelte.ts';
import { carryTo, changeMe, forgetMe, onlyHere, whoAmI } from './http.ts';
import type { Me } from './types.ts';

const NOBODY: Me = { known: false, name: '', avatar: '', language: '', devices: 0, tables: 0 };

class Self {
  me = $state.raw<Me>(NOBODY);

  /** Ask the server who we are. The language is taken over on a device that has just become us. */
  async load(): Promise<void> {
    this.adopt(await whoAmI());
  }

  private adopt(me: Me): void {
    this.me = me;
    if (me.known && me.name) settings.nickname = me.name;
  }

  /** Keep a name or an unicorn; whoever was nobody yet is somebody then. */
  async change(wish: Partial<Pick<Me, 'name' | 'avatar' | 'language'>>): Promise<void> {
    this.adopt(await changeMe(wish));
  }

  async become(code: string, instead: boolean): Promise<void> {
    this.adopt(await carryTo(code, instead));
    const spoken = LANGUAGES.find((one) => one === this.me.language);
    if (spoken) language.choose(spoken);
  }

  async only(): Promise<void> {
    this.adopt(await onlyHere());
  }

  async forget(): Promise<void> {
    await forgetMe();
    this.me = NOBODY;
    settings.nickname = '';
  }

  /** Speak another language from now on, on all of one's devices. */
  speak(chosen: Language): void {
    language.choose(chosen);
    if (this.me.known) void this.change({ language: chosen }).catch(() => null);
  }
}

export const self = new Self();
