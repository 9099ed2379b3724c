/** What the log says of one action. */

import type { By, News } from '../api/types.ts';

/**
 * The news of an action, after a word about a clock that ran out, if one decided it for a person. A reaction window
 * that was let go by is no such thing: who has not answered is nobody's business.
 */
export function lines(
  by: By | null,
  news: readonly News[],
  { window = false, bots = [] }: { window?: boolean; bots?: readonly number[] } = {},
): readonly News[] {
  const [first] = news;
  if (by !== 'clock' || !first || window || bots.includes(Number(first.params['seat'] ?? -1))) return news;
  return [{ ...first, key: 'web-time-up' }, ...news];
}

/** The news with the host's own forfeits after the moments a party variant calls out, one after the other. */
export function withForfeits<Said extends News>(
  news: readonly Said[],
  forfeits: readonly string[],
  callsOut?: (news: News) => boolean,
): readonly (Said | News)[] {
  if (forfeits.length === 0 || !callsOut) return news;
  let calls = 0;
  return news.flatMap((item) => {
    if (!callsOut(item)) return [item];
    const text = forfeits[calls % forfeits.length] ?? '';
    calls += 1;
    return [item, { key: 'web-forfeit', clause: '', params: { text } }];
  });
}
