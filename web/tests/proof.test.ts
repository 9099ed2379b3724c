import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { commitmentOf, fieldOf } from '../src/replay/proof.ts';

test('a field of a record is found by its name', () => {
  const record = 'Game: hilo\nSecret: ab12 \n\nA: draw';
  expect([fieldOf(record, 'Secret'), fieldOf(record, 'Entropy')]).toEqual(['ab12', '']);
});

test('a commitment is the SHA-256 of its secret', async () => {
  const expected = createHash('sha256').update(Buffer.from('ab12', 'hex')).digest('hex');
  expect(await commitmentOf('ab12')).toBe(expected);
});

test('without a secure page nothing is claimed', async () => {
  vi.stubGlobal('crypto', {});
  expect(await commitmentOf('ab12')).toBeNull();
});
