/** News and choices as the server writes them, for tests. */

import type { Choice, News } from '../src/api/types.ts';

export function news(key: string, params: News['params'] = {}): News {
  return { key, clause: '', params };
}

export function choice(verb: string, ...about: string[]): Choice {
  return { action: 0, text: [verb, ...about].join(' '), verb, about };
}
