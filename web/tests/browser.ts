/** What the page's modules expect of a browser when they are read; the tests of whole pages use a real one. */

import { vi } from 'vitest';

class Storage {
  private readonly kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

vi.stubGlobal('location', new URL('https://house.example/'));
vi.stubGlobal('localStorage', new Storage());
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', {
  hidden: false,
  visibilityState: 'visible',
  documentElement: { lang: '', dataset: {} },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
vi.stubGlobal('reportError', (error: Error) => {
  throw error;
});
