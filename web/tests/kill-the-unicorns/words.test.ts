import { beforeAll, expect, test, vi } from 'vitest';
import { inTurn } from '../../src/boards/kill-the-unicorns/view.ts';
import { ask } from '../../src/boards/kill-the-unicorns/words.ts';
import { texts } from '../../src/texts/texts.svelte.ts';
import { choice } from '../told.ts';
import { ktuTable } from './table.ts';

const FLUENT = `
kill-the-unicorns-ask-before-lay = Use your power?
kill-the-unicorns-ask-target = { $card }: for which?
kill-the-unicorns-ask-lay = Lay { $needed }.
web-kill-the-unicorns-ask-before-lay-peek = Look at a trap?
web-kill-the-unicorns-ask-lay-extra = Lay { $needed }, or one more.
`;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(FLUENT)));
  await texts.speak('en');
});

function asked(step: 'before-lay' | 'lay', ...choices: ReturnType<typeof choice>[]): string {
  return ask(ktuTable({ step, needed: 2 }), [], (key) => key, [], choices);
}

test('a question is about the power one has in this box, whoever has it in others', () => {
  expect(asked('before-lay', choice('peek', 'above'), choice('pass'))).toBe('Look at a trap?');
  expect(asked('before-lay', choice('pass'))).toBe('Use your power?');
  expect(asked('lay', choice('lay', '1', '2'), choice('lay', '1', '2', '2', 'extra'))).toBe(
    'Lay 2, or one more.',
  );
  expect(asked('lay', choice('lay', '1', '2'))).toBe('Lay 2.');
});

test('seats are shown in the order of turns, which teams by lot do not share with the chairs', () => {
  expect(inTurn(ktuTable({ seats: 4, order: [0, 2, 1, 3] }), 1)).toEqual([1, 3, 0, 2]);
});

test('a token that was picked is named when its unicorn is asked for', () => {
  const picked = ['token-dust_pink'];
  expect(ask(ktuTable({ step: 'market', needed: 1 }), picked, (key) => key)).toBe('dust_pink: for which?');
});
