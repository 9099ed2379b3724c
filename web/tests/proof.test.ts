import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { KeptDeal } from '../src/api/entropy.ts';
import { commitmentOf, dealtAsKept, fieldOf } from '../src/replay/proof.ts';

test('a field of a record is found by its name', () => {
  const record = 'Game: hilo\nSecret: ab12 \n\nA: draw';
  expect([fieldOf(record, 'Secret'), fieldOf(record, 'Entropy')]).toEqual(['ab12', '']);
});

test('a commitment is the SHA-256 of its secret', async () => {
  const expected = createHash('sha256').update(Buffer.from('ab12', 'hex')).digest('hex');
  expect(await commitmentOf('ab12')).toBe(expected);
});

const sha = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const RECORD = 'secret: ab12\nentropy: apple banana -\n';
const DEAL: KeptDeal = {
  seat: 1,
  entropy: 'banana',
  commitment: sha(Buffer.from('ab12', 'hex')),
  seats: [sha('apple'), sha('banana'), null],
};

test('a deal by the shares that were promised', async () => {
  expect(await dealtAsKept(RECORD, DEAL)).toBe(true);
});

test.each([
  ['our own share', RECORD.replace('banana', 'cherry'), DEAL],
  ['another share', RECORD.replace('apple', 'cherry'), DEAL],
  ['a share nobody promised', RECORD.replace('-', 'cherry'), DEAL],
  ['the secret', RECORD.replace('ab12', 'ab13'), DEAL],
])('%s cannot be exchanged', async (_, record, deal) => {
  expect(await dealtAsKept(record, deal)).toBe(false);
});

test('without a secure page nothing is claimed', async () => {
  vi.stubGlobal('crypto', {});
  expect(await commitmentOf('ab12')).toBeNull();
});
