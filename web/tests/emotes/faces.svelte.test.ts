import { expect, test, vi } from 'vitest';
import { emoteFace, EMOTES } from '../../src/art/emotes.ts';
import { Faces, muted } from '../../src/emotes/faces.svelte.ts';

test('a face is shown for a moment, and a second one takes its place', () => {
  vi.useFakeTimers();
  const faces = new Faces();
  faces.show(1, 'Ben', 'wow');
  vi.advanceTimersByTime(2000);
  faces.show(1, 'Ben', 'laugh');
  vi.advanceTimersByTime(1000);
  expect(faces.shown.get(1)?.emote).toBe('laugh');
  vi.advanceTimersByTime(2000);
  expect(faces.shown.size).toBe(0);
  vi.useRealTimers();
});

test('who is muted is not seen, whichever seat they take', () => {
  const faces = new Faces();
  muted.toggle('Ben');
  faces.show(1, 'Ben', 'wow');
  faces.show(2, 'Ben', 'wow');
  faces.show(0, 'Ada', 'bravo');
  expect([...faces.shown.keys()]).toEqual([0]);
  muted.toggle('Ben');
  faces.show(2, 'Ben', 'wow');
  expect([...faces.shown.keys()]).toEqual([0, 2]);
});

test('every face is drawn, and none like another', () => {
  expect(new Set(EMOTES.map(emoteFace)).size).toBe(EMOTES.length);
});
