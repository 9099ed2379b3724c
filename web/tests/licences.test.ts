import { expect, test } from 'vitest';
import { packagesOf } from '../pwa/licences.ts';

test('every package the page is made of is found once, however its files are named', () => {
  const found = packagesOf([
    '/home/web/src/main.ts',
    '/home/web/node_modules/uqr/dist/index.mjs',
    '\0/home/web/node_modules/svelte/src/internal/client/dom.js?commonjs',
    '/home/web/node_modules/@fontsource/baloo-2/latin-700.css',
    'C:\\web\\node_modules\\@fluent\\bundle\\esm\\index.js',
    '/home/web/node_modules/uqr/package.json',
  ]);
  expect([...found]).toEqual([
    ['@fluent/bundle', 'C:/web/node_modules/@fluent/bundle'],
    ['@fontsource/baloo-2', '/home/web/node_modules/@fontsource/baloo-2'],
    ['svelte', '/home/web/node_modules/svelte'],
    ['uqr', '/home/web/node_modules/uqr'],
  ]);
});
