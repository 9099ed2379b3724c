/** What is shown when a pile or a hand is spread out. */

import { t } from '../../texts/texts.svelte.ts';
import { readSpot } from './places.ts';
import { type Pile, piled, type UnicornView } from './view.ts';

export interface Spread {
  title: string;
  /** What the names of the places begin with. */
  zone: string;
  piles: Pile[];
  unknown: number;
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
      zone,
      piles: piled([...view.discard].reverse()),
      unknown: 0,
    };
  if (zone === 'nursery')
    return { title: t('web-unstable-unicorns-pile-nursery'), zone, piles: piled(view.nursery), unknown: 0 };
  if (zone === 'deck') {
    const found = able
      .map((place) => readSpot(place))
      .flatMap((spot) => (spot?.zone === 'deck' ? [spot.card] : []));
    const searching = found.length > 0;
    return {
      title: t(searching ? 'web-unstable-unicorns-found' : 'web-unstable-unicorns-top'),
      zone,
      piles: piled(searching ? found : view.top),
      unknown: 0,
    };
  }
  const seat = 'ABCDEFGH'.indexOf(zone.at(-1) ?? 'A');
  const hand = view.hands[seat] ?? [];
  return {
    title: t('web-unstable-unicorns-hand-of', { name: names[seat] ?? '' }),
    zone,
    piles: piled(hand),
    unknown: hand.filter((key) => key === null).length,
  };
}
