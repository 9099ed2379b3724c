/**
 * The first thing that runs, small and by itself: asks for what this page is going to need while the rest is still on
 * its way. Whatever fails here is asked for again by whoever needs it, who also says so.
 */

import { askAhead, textsPath } from './api/ahead.ts';
import { entry } from './boards/registry.ts';
import { wanted } from './texts/wanted.ts';

const PAGES: Record<string, () => Promise<unknown>> = {
  t: () => import('./handing/Device.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  cards: () => import('./pages/Cards.svelte'),
  learn: () => import('./pages/Lesson.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  analysis: () => import('./pages/Analysis.svelte'),
};
/** Pages on which the cards of a game are laid. */
const LAID = new Set(['t', 'learn', 'replay']);

const [, page = '', name = ''] = location.pathname.split('/');
/** The server tells which game a table plays; elsewhere the address does. */
const game = document.querySelector<HTMLMetaElement>('meta[name=game]')?.content ?? name;

askAhead(textsPath(wanted(), 'page'));
PAGES[page]?.().catch(() => undefined);
if (LAID.has(page))
  entry(game)
    ?.load()
    .catch(() => undefined);
if (page === 'rules' && entry(game)) askAhead(textsPath(wanted(), game));
if (page === '') {
  for (const card of entry('hilo')?.poster ?? []) new Image().src = `/poster-hilo-${card}.svg`;
}
