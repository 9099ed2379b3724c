import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunkOf, early } from './pwa/early.ts';
import { installable } from './pwa/installable.ts';
import { licences } from './pwa/licences.ts';
import { posters } from './pwa/posters.ts';
import { resultArt } from './pwa/resultArt.ts';

/** The server the development page talks to; `monoceros serve --port 8000` unless told otherwise. */
const server = process.env['MONOCEROS_SERVER'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), early(), installable(), licences(), posters(), resultArt()],
  build: {
    outDir: '../src/monoceros/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['index.html', 'src/early.ts'], output: { manualChunks: chunkOf } },
  },
  server: {
    // The host stays the page's own: the server only answers pages of its own origin.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/s/': { target: server, changeOrigin: false },
      '/ws': { target: server.replace('http', 'ws'), ws: true, changeOrigin: false },
    },
  },
});
