/** What the log says of one action. */

import type { By, News } from '../api/types.ts';

/** The news of an action, after a word about a clock that ran out, if one decided it. */
export function lines(by: By | null, news: readonly News[]): readonly News[] {
  const [first] = news;
  return by === 'clock' && first ? [{ ...first, key: 'web-time-up' }, ...news] : news;
}
