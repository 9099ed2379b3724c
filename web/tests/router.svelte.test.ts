import { expect, test, vi } from 'vitest';
import { router } from '../src/router.svelte.ts';

function at(path: string) {
  vi.stubGlobal('location', new URL(path, 'https://house.example/'));
  router.follow();
  return router.route;
}

test('every page has an address', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(at('/result/abc?lang=de')).toEqual({ page: 'table', id: 'abc' });
  expect(at('/join/QX7')).toEqual({ page: 'join', code: 'QX7' });
  expect(at('/replay/abc?at=3')).toEqual({ page: 'replay', id: 'abc' });
  expect(at('/analysis/abc')).toEqual({ page: 'analysis', id: 'abc' });
  expect(at('/rules/hilo#x')).toEqual({ page: 'rules', game: 'hilo' });
  expect(at('/cards/hilo/')).toEqual({ page: 'cards', game: 'hilo' });
});

test('any other address is lost, however broken', () => {
  for (const path of ['/t', '/t/', '/moon/1', '/t/a/b', '/%E0%A4%A'])
    expect(at(path)).toEqual({ page: 'lost' });
});

test('an address is read as it was meant', () => {
  expect(at('/t/a%20b')).toEqual({ page: 'table', id: 'a b' });
});
