/** What the log says of one action. */

import type { By, News } from '../api/types.ts';

/** The news of an action, after a word about a clock that ran out, if one decided it. */
export function lines(by: By | null, news: readonly News[]): readonly News[] {
  const [first] = news;
  return by === 'clock' && first ? [{ ...first, key: 'web-time-up' }, ...news] : news;
}

/** The news with the host's own forfeits after the moments a party variant calls out, one after the other. */
export function withForfeits(
  news: readonly News[],
  forfeits: readonly string[],
  callsOut?: (news: News) => boolean,
): readonly News[] {
  if (forfeits.length === 0 || !callsOut) return news;
  let calls = 0;
  return news.flatMap((item) => {
    if (!callsOut(item)) return [item];
    const text = forfeits[calls % forfeits.length] ?? '';
    calls += 1;
    return [item, { key: 'web-forfeit', clause: '', params: { text } }];
  });
}
