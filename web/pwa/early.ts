/** Puts `src/early.ts` into the page as a script of its own, before everything else and waiting for nothing. */

import type { Plugin } from 'vite';

/** What it consists of stays in one small file, so that it never waits for another one. */
const PARTS = /src\/(early|api\/ahead|boards\/registry|texts\/wanted)\.ts$|vite\/preload-helper/;

/** What every page is made of comes in one file too, instead of a dozen crumbs. */
const BASE =
  /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(ui|texts|router|settings|turns|api\/(http|entropy|me))/;

export function chunkOf(id: string): string | undefined {
  if (PARTS.test(id)) return 'early';
  return BASE.test(id) ? 'base' : undefined;
}

export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((one) => one.type === 'chunk' && one.name === 'early')
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: '', src: `/${fileName}` },
            injectTo: 'head-prepend',
          })),
    },
  };
}
