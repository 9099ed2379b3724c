/** Which card went from where to where, found in what two views show of the same zones. */

import type { News } from '../../api/types.ts';

/** What lies in each zone; null is a card the viewer may not know. */
export type Zones = ReadonlyMap<string, readonly (string | null)[]>;

export interface End {
  zone: string;
  card: string | null;
}

export interface Move {
  from: End;
  to: End;
}

function counted(keys: readonly (string | null)[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** What left a zone and what came into it. What was only learned or forgotten has not moved. */
function changes(
  zone: string,
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): { out: End[]; come: End[] } {
  const was = counted(before);
  const is = counted(after);
  const out: End[] = [];
  const come: End[] = [];
  for (const card of new Set([...was.keys(), ...is.keys()])) {
    const more = (is.get(card) ?? 0) - (was.get(card) ?? 0);
    for (let nth = 0; nth < Math.abs(more); nth += 1) (more > 0 ? come : out).push({ zone, card });
  }
  const hidden = (ends: End[]): number => ends.findIndex(({ card }) => card === null);
  for (const [some, others] of [
    [out, come],
    [come, out],
  ] as const) {
    for (let at = hidden(some); at >= 0 && others.length > 0; at = hidden(some)) {
      some.splice(at, 1);
      others.splice(0, 1);
    }
  }
  return { out, come };
}

function rank(order: readonly string[], zone: string): number {
  const at = order.indexOf(zone);
  return at < 0 ? order.length : at;
}

/** The moves between two views. `likely` names the zones an unseen card that came into one may have left, best first. */
export function movesBetween(was: Zones, is: Zones, likely: (zone: string) => readonly string[]): Move[] {
  const out: End[] = [];
  const come: End[] = [];
  for (const [zone, cards] of was) {
    const change = changes(zone, cards, is.get(zone) ?? []);
    out.push(...change.out);
    come.push(...change.come);
  }
  const made: Move[] = [];
  const pair = (fits: (from: End, to: End) => boolean): void => {
    for (const to of [...come]) {
      const wanted = likely(to.zone);
      const [from] = out
        .filter((one) => one.zone !== to.zone && fits(one, to))
        .sort((a, b) => rank(wanted, a.zone) - rank(wanted, b.zone));
      if (!from) continue;
      out.splice(out.indexOf(from), 1);
      come.splice(come.indexOf(to), 1);
      made.push({ from, to });
    }
  };
  pair((from, to) => to.card !== null && from.card === to.card);
  pair((from, to) => to.card !== null && from.card === null);
  pair((_, to) => to.card === null);
  return made;
}

/** When the news speak of a card for the first time; after all of them when they never do. */
export function firstTold(news: readonly News[], card: string | null): number {
  const names = (value: unknown): boolean => value === card || (Array.isArray(value) && value.includes(card));
  const at = card === null ? -1 : news.findIndex(({ params }) => Object.values(params).some(names));
  return at < 0 ? news.length : at;
}
