/** What makes the page installable: icons drawn by our own code, the manifest, and the service worker. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { iconDocument } from '../src/art/icon.ts';

const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-mask-512.png', size: 512, purpose: 'maskable' },
] as const;

function manifest(): string {
  return JSON.stringify({
    name: 'Monoceros',
    short_name: 'Monoceros',
    description: 'Unicorn card games in the browser',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#1E1836',
    theme_color: '#1E1836',
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}

async function painted(size: number, safe: boolean): Promise<Uint8Array> {
  return new Resvg(iconDocument(size, safe)).render().asPng();
}

/** The letters every page begins with. Asked for with the page, they arrive before the first word is drawn. */
const FIRST_FONTS = /(atkinson-hyperlegible-latin-400|baloo-2-latin-700)-normal-.*\.woff2$/;

/** Emits icons, `manifest.webmanifest` and `sw.js`, whose cache is named after what was built. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST_FONTS.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
            injectTo: 'head',
          })),
    },
    async generateBundle(_options, bundle) {
      const require = createRequire(import.meta.url);
      await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
        (problem: Error) => {
          if (!problem.message.includes('Already initialized')) throw problem;
        },
      );
      for (const { file, size, purpose } of ICONS) {
        this.emitFile({ type: 'asset', fileName: file, source: await painted(size, purpose === 'maskable') });
      }
      this.emitFile({ type: 'asset', fileName: 'apple-touch-icon.png', source: await painted(180, true) });
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: iconDocument(64, false) });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest() });
      const shell = [
        '/',
        ...Object.keys(bundle)
          .filter((name) => /\.(js|css|woff2)$/.test(name))
          .map((name) => `/${name}`),
      ].sort();
      const version = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
      const worker = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
      const head = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(shell)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + worker });
    },
  };
}
