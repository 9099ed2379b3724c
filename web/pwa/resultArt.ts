/**
 * What the server draws result pictures with: our own art and letters, drawn and unpacked when the page is built, so
 * that a preview in somebody's chat shows the same unicorns as the table.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { avatar, AVATARS } from '../src/art/avatars.ts';
import { coinPicture } from '../src/art/coin.ts';
import { hiloFace } from '../src/art/hilo.ts';
import { logo } from '../src/art/icon.ts';
import { unicornFace } from '../src/art/kill-the-unicorns.ts';
import { GOLD, GOLD_EDGE } from '../src/art/palette.ts';
import { group, shape, starPath } from '../src/art/svg.ts';
import { typeSign, unstableFace } from '../src/art/unstable-unicorns.ts';

/** Three cards fanned out, the middle one on top, 420 x 360. */
function fan(left: string, middle: string, right: string): string {
  return (
    group('translate(14 44) rotate(-10 100 140)', left) +
    group('translate(206 44) rotate(10 100 140)', right) +
    group('translate(110 16)', middle)
  );
}

const ART = {
  avatars: Object.fromEntries(AVATARS.map((name) => [name, avatar(name)])),
  logo: logo(),
  crown: `<path d="M3 19L1 6l6 5l5-8l5 8l6-5l-2 13z" fill="${GOLD}"/>`,
  signs: {
    hilo: coinPicture(),
    'kill-the-unicorns': shape(starPath(32, 34, 30), GOLD_EDGE) + shape(starPath(32, 33, 25), GOLD),
    'unstable-unicorns': typeSign('basic'),
  },
  fans: {
    hilo: fan(
      hiloFace({ id: 'farmer', half_coins: ['top', 'bottom'], full_coins: 0 }),
      hiloFace({ id: 'unicorn', half_coins: [], full_coins: 0 }),
      hiloFace({ id: 'king', half_coins: ['left', 'right'], full_coins: 1 }),
    ),
    'kill-the-unicorns': fan(
      unicornFace({ id: 'pink_unicorn_2', kind: 'unicorn', family: 'pink', stars: 2 }),
      unicornFace({ id: 'legendary_dawn', kind: 'legendary', family: 'none', stars: 4 }),
      unicornFace({ id: 'blue_pigicorn', kind: 'pigicorn', family: 'blue', stars: 0 }),
    ),
    'unstable-unicorns': fan(
      unstableFace('mosquito_flyer', 'magical'),
      unstableFace('baby_prodigy', 'baby'),
      unstableFace('neigh_final', 'instant'),
    ),
  },
};

const FONTS = [
  'baloo-2/files/baloo-2-latin-700-normal',
  'baloo-2/files/baloo-2-latin-ext-700-normal',
  'atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal',
  'atkinson-hyperlegible/files/atkinson-hyperlegible-latin-ext-400-normal',
];

/** A font out of its WOFF wrapping: the same tables, each unpacked, behind a directory of their own. */
export function unwrapped(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  const reach = 2 ** Math.floor(Math.log2(count)) * 16;
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(reach, 6);
  head.writeUInt16BE(Math.log2(reach / 16), 8);
  head.writeUInt16BE(count * 16 - reach, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = 44 + 20 * at;
    const [from, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(from, from + packed);
    const table = packed < size ? inflateSync(raw) : raw;
    woff.copy(head, 12 + 16 * at, entry, entry + 4);
    woff.copy(head, 16 + 16 * at, entry + 16, entry + 20);
    head.writeUInt32BE(offset, 20 + 16 * at);
    head.writeUInt32BE(size, 24 + 16 * at);
    const padded = Buffer.alloc(Math.ceil(size / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}

/**
 * The further letters of a font come in a file of their own under the same name, and only the first file of a name is
 * looked at: theirs ends in X. The letters of a name keep their number, so that nothing in the file moves.
 */
function renamed(font: Buffer): Buffer {
  for (const coding of ['latin1', 'utf16le'] as const) {
    for (const name of ['Baloo 2', 'Atkinson Hyperlegible']) {
      const [old, other] = [name, `${name.slice(0, -1)}X`].map((word) =>
        coding === 'latin1' ? Buffer.from(word, coding) : Buffer.from(word, coding).swap16(),
      ) as [Buffer, Buffer];
      for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old, at + 1)) other.copy(font, at);
    }
  }
  return font;
}

/** Emits `result/art.json` and the fonts beside it. */
export function resultArt(): Plugin {
  return {
    name: 'result-art',
    apply: 'build',
    generateBundle() {
      const require = createRequire(import.meta.url);
      this.emitFile({ type: 'asset', fileName: 'result/art.json', source: JSON.stringify(ART) });
      for (const name of FONTS) {
        const font = unwrapped(readFileSync(require.resolve(`@fontsource/${name}.woff`)));
        const source = name.includes('latin-ext') ? renamed(font) : font;
        this.emitFile({ type: 'asset', fileName: `result/${name.split('/').at(-1)}.ttf`, source });
      }
    },
  };
}
