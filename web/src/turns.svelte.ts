/** Whose turn it is, where the eye falls even when the page is not looked at: the title and the badge of the app. */

import { self } from './api/me.svelte.ts';
import { get } from './api/http.ts';
import { t } from './texts/texts.svelte.ts';

const EVERY_MS = 60_000;

class Turns {
  /** Games in which it is our turn, as far as we know. */
  count = $state(0);
  /** What the page in front is about; empty for the house itself. */
  subject = $state('');
  /** Whether it is our turn at the table in front. */
  here = $state(false);

  get title(): string {
    const about = this.subject ? `${this.subject} · Monoceros` : 'Monoceros';
    if (this.here) return `● ${t('web-your-turn')} · ${about}`;
    return this.count > 0 ? `${t('web-title-turns', { count: this.count })} · ${about}` : about;
  }

  async ask(): Promise<void> {
    if (self.me.known) this.count = (await get<{ turns: number }>('/api/me/turns')).turns;
  }
}

export const turns = new Turns();

/** What a page is about, for as long as it is shown. */
export function entitle(subject: () => string): void {
  $effect(() => {
    turns.subject = subject();
    return () => (turns.subject = '');
  });
}

/** Keep title and badge true for as long as the page is open, also behind other pages. */
export function keepTurns(): void {
  $effect(() => {
    document.title = turns.title;
  });
  $effect(() => {
    if (!('setAppBadge' in navigator)) return;
    const shown = turns.count > 0 ? navigator.setAppBadge(turns.count) : navigator.clearAppBadge();
    // Only an installed page has a badge.
    shown.catch(() => undefined);
  });
  $effect(() => {
    if (!self.me.known) return;
    const look = (): void => void turns.ask().catch(() => undefined);
    look();
    const timer = setInterval(look, EVERY_MS);
    const told = (event: MessageEvent): void => {
      if ((event.data as { type?: string }).type === 'turn') look();
    };
    navigator.serviceWorker?.addEventListener('message', told);
    return () => {
      clearInterval(timer);
      navigator.serviceWorker?.removeEventListener('message', told);
    };
  });
}
