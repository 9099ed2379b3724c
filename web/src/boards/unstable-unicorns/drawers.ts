/** What is shown when a pile, a hand, or the cards of several stables are spread out. */

import { t } from '../../texts/texts.svelte.ts';
import { inStable, readSpot } from './places.ts';
import { piled, type UnicornView } from './view.ts';

export interface Item {
  place: string;
  card: string;
  count: number;
  /** Whose card it is, where that is not plain. */
  owner: string;
}

export interface Spread {
  title: string;
  items: Item[];
  unknown: number;
}

/** The zone that stands for the stables of everybody, as far as something in them can be chosen. */
export const STABLES = 'stables';

/** What has to be spread out so that it can be chosen; empty where all of it lies in sight. */
export function neededFor(able: readonly string[], bottom: number, chips: boolean): string {
  const pile = able.map((place) => /^(discard|nursery|deck|hand-[A-H])\//.exec(place)?.[1]).find(Boolean);
  if (pile || !chips) return pile ?? '';
  const stables = new Set(
    able.flatMap((place) => {
      const spot = readSpot(place);
      return spot?.zone === 'stable' && spot.seat !== bottom ? [spot.seat] : [];
    }),
  );
  return stables.size > 1 ? STABLES : '';
}

function itemsOf(zone: string, keys: readonly (string | null)[]): Item[] {
  return piled(keys).map(({ card, count }) => ({ place: `${zone}/${card}`, card, count, owner: '' }));
}

/** A pile or a hand by its name, spread out; `able` are the places that can be chosen now. */
export function spread(
  zone: string,
  view: UnicornView,
  names: readonly string[],
  able: readonly string[],
): Spread {
  if (zone === 'discard')
    return {
      title: t('web-unstable-unicorns-pile-discard'),
      items: itemsOf(zone, chosenFirst(zone, [...view.discard].reverse(), able)),
      unknown: 0,
    };
  if (zone === 'nursery')
    return { title: t('web-unstable-unicorns-pile-nursery'), items: itemsOf(zone, view.nursery), unknown: 0 };
  if (zone === STABLES)
    return { title: t('web-unstable-unicorns-in-stables'), items: inStables(view, names, able), unknown: 0 };
  if (zone === 'deck') {
    const found = able
      .map((place) => readSpot(place))
      .flatMap((spot) => (spot?.zone === 'deck' ? [spot.card] : []));
    const searching = found.length > 0;
    return {
      title: t(searching ? 'web-unstable-unicorns-found' : 'web-unstable-unicorns-top'),
      items: itemsOf(zone, searching ? found : view.top),
      unknown: 0,
    };
  }
  const seat = 'ABCDEFGH'.indexOf(zone.at(-1) ?? 'A');
  const hand = view.hands[seat] ?? [];
  return {
    title: t('web-unstable-unicorns-hand-of', { name: names[seat] ?? '' }),
    items: itemsOf(zone, hand),
    unknown: hand.filter((key) => key === null).length,
  };
}

/** While one of them is to be chosen, only the cards that can be: everything else would be in the way. */
function chosenFirst(zone: string, keys: readonly string[], able: readonly string[]): readonly string[] {
  const chosen = keys.filter((key) => able.includes(`${zone}/${key}`));
  return chosen.length > 0 ? chosen : keys;
}

function inStables(view: UnicornView, names: readonly string[], able: readonly string[]): Item[] {
  return view.stables.flatMap((keys, seat) =>
    piled(keys)
      .map(({ card, count }) => ({ place: inStable(seat, card), card, count, owner: names[seat] ?? '' }))
      .filter(({ place }) => able.includes(place)),
  );
}
