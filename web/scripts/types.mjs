// Writes src/api/schema.ts and src/api/socket.ts from the server's own descriptions; see `make types`.
// The digest in the first line tells a test whether they still are what the server says.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const [folder] = process.argv.slice(2);

/** A JSON Schema with `$defs`, as an OpenAPI description that has nothing but those. */
function wrapped(text) {
  const { $defs } = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/'));
  return {
    openapi: '3.1.0',
    info: { title: 'socket', version: '1' },
    paths: {},
    components: { schemas: $defs },
  };
}

async function write(from, to, read) {
  const text = readFileSync(join(folder, from), 'utf8');
  const digest = createHash('sha256').update(text).digest('hex');
  const types = astToString(await openapiTS(read(text)));
  writeFileSync(
    new URL(`../src/api/${to}`, import.meta.url),
    `// Made by "make types" from ${digest}\n\n${types}`,
  );
}

await write('openapi.json', 'schema.ts', JSON.parse);
await write('socket.json', 'socket.ts', wrapped);
