import { expect, test } from 'vitest';
import { viewOf } from '../src/boards/views.ts';
import { hiloTable } from './hilo/table.ts';

test('a view is one of its own game', () => {
  const view = hiloTable();
  expect(viewOf('hilo', view)).toBe(view);
});

test('a board handed a view of another game says so', () => {
  expect(() => viewOf('unstable-unicorns', hiloTable())).toThrow(
    'a view of hilo on the board of unstable-unicorns',
  );
});
