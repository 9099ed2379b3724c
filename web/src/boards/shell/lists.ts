/** Lists that are shown: changed ones are new ones. */

export function replaced<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return list.map((old, nth) => (nth === at ? item : old));
}

export function inserted<Item>(list: readonly Item[], at: number, item: Item): Item[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}

/** A list without one of these cards; without its last card where it is not known which. */
export function without(list: readonly (string | null)[], key: string | null): (string | null)[] {
  const at = list.includes(key) ? list.indexOf(key) : list.length - 1;
  return list.filter((_, nth) => nth !== at);
}

export function added<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? [...list] : [...list, item];
}
