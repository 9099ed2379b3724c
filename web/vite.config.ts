import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { installable } from './pwa/installable.ts';

/** The server the development page talks to; `monoceros serve --port 8000` unless told otherwise. */
const server = process.env['MONOCEROS_SERVER'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), installable()],
  build: {
    outDir: '../src/monoceros/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
