import { beforeAll, expect, test, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../../src/api/types.ts';
import { editionName, headingLanguage } from '../../src/rules/editions.ts';
import { seatNames, tell, told } from '../../src/texts/tell.ts';
import { clauseKey, clauseLink, plain, t, texts } from '../../src/texts/texts.svelte.ts';
import { news } from '../told.ts';

const FLUENT = `
face-down = a hidden card
greet = Hello { $name }
    .loud = HELLO { $name }
hilo-swap = { $you ->
    [yes] You give { $other-name } { $given } for { $got }.
    [target] { $name } takes { $got } from you.
   *[no] { $name } and { $other-name } swap.
  }
web-open-seat = free
bot-name = Bot { $name }
web-stands-in = Bot for { $name }
web-player = Player { $seat }
hilo-edition-de = German rules
`;
const CARDS = new Map([['king', { id: 'king', code: 'K', copies: 1, name: { en: 'King' }, provenance: {} }]]);
const SWAP = news('hilo-swap', { seat: 0, other: 1, given: 'king', got: null });

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(FLUENT)));
  await texts.speak('en');
});

test('a text is said with its parameters, an attribute by its name', () => {
  expect([t('greet', { name: 'Ada' }), t('greet.loud', { name: 'Ada' })]).toEqual(['Hello Ada', 'HELLO Ada']);
});

test('a gap is seen by its key', () => {
  expect([t('nothing-here'), texts.has('nothing-here'), texts.has('greet')]).toEqual([
    'nothing-here',
    false,
    true,
  ]);
});

test('an event is told to whoever it is about', () => {
  const names = ['Ada', 'Bert', 'Cleo'];
  expect([0, 1, 2, null].map((viewer) => tell(SWAP, viewer, names, CARDS))).toEqual([
    'You give Bert King for a hidden card.',
    'Ada takes a hidden card from you.',
    'Ada and Bert swap.',
    'Ada and Bert swap.',
  ]);
});

test('a question becomes a statement in a list', () => {
  expect([told('lay the king ?'), told('Swap? It cannot be undone.')]).toEqual([
    'Lay the king',
    'Swap. It cannot be undone.',
  ]);
});

test('everybody at a table has a name', () => {
  const seats: Partial<SeatInfo>[] = [
    { kind: 'person', nickname: 'Ada', stand_in: false },
    { kind: 'person', nickname: 'Bert', stand_in: true },
    { kind: 'person', nickname: null, stand_in: false },
    { kind: 'bot', nickname: 'Quasar' },
    { kind: 'open' },
  ];
  const table = { seats: seats.map((one, seat) => ({ seat, ...one })) } as TableInfo;
  expect(seatNames(table)).toEqual(['Ada', 'Bot for Bert', 'Player C', 'Quasar', 'free']);
});

test('only words and numbers go into a sentence', () => {
  expect(plain({ card: 'king', count: 2, cards: ['a'], none: null })).toEqual({ card: 'king', count: 2 });
});

test('a clause is linked to where it stands', () => {
  expect(clauseKey('hilo.setup.start-card')).toBe('hilo-setup-start-card');
  expect(clauseLink('hilo.setup.start-card')).toBe('/rules/hilo#hilo-setup-start-card');
});

test('an edition goes by its name, or by its id where it has none', () => {
  expect([editionName('hilo', 'de'), editionName('hilo', 'xx')]).toEqual(['German rules', 'xx']);
});

test('a heading has a language where all its editions share one', () => {
  const clause = (...editions: string[]) => ({ editions }) as Parameters<typeof headingLanguage>[0];
  const editions = [
    { id: 'de', language: 'de' },
    { id: 'de2', language: 'de' },
    { id: 'fr', language: 'fr' },
  ] as Parameters<typeof headingLanguage>[1];
  expect(headingLanguage(clause('de', 'de2'), editions)).toBe('de');
  expect(headingLanguage(clause('de', 'fr'), editions)).toBeUndefined();
});
