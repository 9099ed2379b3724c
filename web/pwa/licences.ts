/**
 * The licences of everything that is built into the page: whoever passes the page on passes these on with it, as
 * fonts and libraries ask. Which packages those are is what the bundler really used, not what somebody listed.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Licences whose text a package left out, by their SPDX name: `licences/<name>.txt`. */
// In two steps: Vite takes an address made in one for a file of the page.
const HERE = import.meta.url;
const OWN_COPIES = new URL('../licences/', HERE);
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The packages among the files a bundle is made of: each name with the folder it lies in. */
export function packagesOf(files: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const [, folder, name] = PACKAGE.exec(file.replaceAll('\\', '/').replace(/^\0/, '')) ?? [];
    if (folder !== undefined && name !== undefined) found.set(name, folder);
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function notice(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = readFileSync(
    file === undefined ? new URL(`${license}.txt`, OWN_COPIES) : `${folder}/${file}`,
    'utf8',
  );
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** Emits `licences.txt`. A package without a licence fails the build. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      // Scripts are modules; fonts are files that a style sheet names.
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames.map((name) => resolve(name)) : [],
      );
      const packages = packagesOf([...this.getModuleIds(), ...files]);
      const notices = [...packages].map(([name, folder]) => notice(name, folder));
      const head = 'The page of Monoceros contains these works of others.\n';
      const line = `\n${'-'.repeat(80)}\n\n`;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [head, ...notices].join(line) });
    },
  };
}
