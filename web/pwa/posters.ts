/**
 * The cards fanned out on the home page, drawn when the page is built: a picture the browser fetches and paints when
 * it likes, instead of three boards and their packs fetched and drawn by everybody who comes in.
 */

import type { Plugin } from 'vite';
import { hiloFace } from '../src/art/hilo.ts';
import { unicornFace } from '../src/art/kill-the-unicorns.ts';
import { characterFace } from '../src/art/kill-the-unicorns-people.ts';
import { trapFace } from '../src/art/kill-the-unicorns-traps.ts';
import { unstableFace } from '../src/art/unstable-unicorns.ts';

/** Pictures by the name of their file: `poster-<game>-<card>.svg`. */
export const POSTERS: Record<string, string> = {
  'hilo-farmer': hiloFace({ id: 'farmer', half_coins: ['top', 'bottom'], full_coins: 0 }),
  'hilo-knight': hiloFace({ id: 'knight', half_coins: ['left', 'right', 'bottom'], full_coins: 0 }),
  'hilo-unicorn': hiloFace({ id: 'unicorn', half_coins: [], full_coins: 0 }),
  'hilo-king': hiloFace({ id: 'king', half_coins: ['left', 'right'], full_coins: 1 }),
  'hilo-phoenix': hiloFace({ id: 'phoenix', half_coins: [], full_coins: 1 }),
  'kill-the-unicorns-pink_unicorn_2': unicornFace({
    id: 'pink_unicorn_2',
    kind: 'unicorn',
    family: 'pink',
    stars: 2,
  }),
  'kill-the-unicorns-smelly_unicorn': trapFace({ id: 'smelly_unicorn', points: -3, pinned: true }),
  'kill-the-unicorns-legendary_dawn': unicornFace({
    id: 'legendary_dawn',
    kind: 'legendary',
    family: 'none',
    stars: 4,
  }),
  'kill-the-unicorns-princess': characterFace('princess'),
  'kill-the-unicorns-blue_pigicorn': unicornFace({
    id: 'blue_pigicorn',
    kind: 'pigicorn',
    family: 'blue',
    stars: 0,
  }),
  'unstable-unicorns-baby_prodigy': unstableFace('baby_prodigy', 'baby'),
  'unstable-unicorns-mosquito_flyer': unstableFace('mosquito_flyer', 'magical'),
  'unstable-unicorns-vip_guest': unstableFace('vip_guest', 'magical'),
  'unstable-unicorns-neigh_final': unstableFace('neigh_final', 'instant'),
  'unstable-unicorns-carrot_on_a_stick': unstableFace('carrot_on_a_stick', 'upgrade'),
};

/** A card as a picture of its own; the letters of the page do not reach into it. */
function document(face: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280" width="200" height="280" ' +
    `font-family="Verdana, 'DejaVu Sans', sans-serif" font-weight="700">${face}</svg>`
  );
}

/** Emits the pictures; while the page is being worked on, they are drawn when they are asked for. */
export function posters(): Plugin {
  return {
    name: 'posters',
    generateBundle() {
      for (const [name, face] of Object.entries(POSTERS)) {
        this.emitFile({ type: 'asset', fileName: `poster-${name}.svg`, source: document(face) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const face = POSTERS[/^\/poster-(.*)\.svg$/.exec(request.url ?? '')?.[1] ?? ''];
        if (!face) return next();
        response.setHeader('content-type', 'image/svg+xml').end(document(face));
      });
    },
  };
}
