import { expect, test } from 'vitest';
import type { CardInfo, CardPack } from '../src/api/types.ts';
import {
  boxHash,
  corrected,
  fieldsOf,
  keepPack,
  keptPack,
  packText,
  readHash,
  renamed,
} from '../src/cards/box.ts';

function card(id: string, copies: number, fields: Record<string, unknown>): CardInfo {
  return { id, code: id, copies, name: { en: id, pl: id }, provenance: {}, text: {}, ...fields };
}

const king = card('king', 6, { half_coins: ['left'], family: null });
const wolf = card('wolf', 4, { half_coins: [], family: 'wolf' });
const pack: CardPack = {
  pack: 'hilo-de 0',
  note: {},
  extends: 'hilo-de',
  total: 10,
  fields: [
    { name: 'copies', form: 'number', choices: [], optional: false },
    { name: 'family', form: 'choice', choices: ['wolf'], optional: true },
    { name: 'half_coins', form: 'choices', choices: ['left', 'top'], optional: false },
    { name: 'never', form: 'words', choices: [], optional: false },
  ],
  cards: [king, wolf],
};

test('a pack names only what differs, and its total follows', () => {
  let box = corrected({}, king, 'copies', 5);
  box = corrected(box, king, 'half_coins', ['left', 'top']);
  box = renamed(box, king, 'pl', 'Stary "król"');
  expect(packText(box, pack)).toBe(
    '[pack]\nid = "my-box"\nextends = "hilo-de"\ntotal = 9\n\n' +
      '[[card]]\nid = "king"\ncopies = 5\nhalf_coins = ["left", "top"]\nname = {pl = "Stary \\"król\\""}\n',
  );
});

test('what is put back as it was is no correction', () => {
  let box = corrected(corrected({}, king, 'copies', 5), king, 'copies', 6);
  expect(box).toEqual({});
  box = corrected(corrected({}, wolf, 'family', 'none'), wolf, 'family', 'wolf');
  expect(box).toEqual({});
  expect(corrected({}, king, 'family', 'none')).toEqual({});
  expect(renamed(renamed({}, king, 'en', 'Rex'), king, 'en', 'king')).toEqual({});
});

test('only fields that such cards have are offered', () => {
  expect(fieldsOf(king, pack).map(({ name }) => name)).toEqual(['copies', 'family', 'half_coins']);
});

test('a box comes back from its link, and nothing else does', () => {
  const box = renamed(corrected({}, wolf, 'copies', 3), wolf, 'pl', 'Wilczyca 🐺');
  expect(readHash(boxHash(box), pack)).toEqual(box);
  expect(readHash('#box=!!', pack)).toEqual({});
  expect(readHash('#king', pack)).toEqual({});
  const odd = { king: { copies: { x: 1 }, code: 'Zz', half_coins: ['top'] }, nobody: { copies: 1 } };
  expect(readHash(boxHash(odd as never), pack)).toEqual({ king: { half_coins: ['top'] } });
});

test('a box is kept for its game and edition', () => {
  keepPack('hilo', 'de', 'text');
  expect(keptPack('hilo', 'de')).toBe('text');
  expect(keptPack('hilo', 'fr')).toBe('');
  expect(keptPack('kill-the-unicorns', 'de')).toBe('');
  localStorage.setItem('monoceros.boxes', 'broken');
  expect(keptPack('hilo', 'de')).toBe('');
});
