/** What has come to a table or changed on it between two looks. Nothing here knows a game. */

/** Something that lies open: the place it goes by, the zone it may move about in, and what it is. */
export interface Lying {
  place: string;
  zone: string;
  what: string;
}

function counted(things: readonly Lying[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { zone, what } of things)
    counts.set(`${zone} ${what}`, (counts.get(`${zone} ${what}`) ?? 0) + 1);
  return counts;
}

/** The places of what was not there before: in each zone as many of a kind as have been added, the last ones. */
export function changed(before: readonly Lying[], after: readonly Lying[]): Set<string> {
  const left = counted(before);
  const places = new Set<string>();
  for (const { place, zone, what } of after) {
    const key = `${zone} ${what}`;
    const known = left.get(key) ?? 0;
    if (known > 0) left.set(key, known - 1);
    else places.add(place);
  }
  return places;
}
