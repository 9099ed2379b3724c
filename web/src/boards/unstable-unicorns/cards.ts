/** The faces of the cards, drawn once each. */

import type { CardInfo } from '../../api/types.ts';
import type { Drawing } from '../../art/svg.ts';
import { unstableBack, unstableFace } from '../../art/unstable-unicorns.ts';
import { unicornCard } from './view.ts';

const faces = new Map<string, Drawing>();

/** A card's face; `name` is the ribbon's text, none for small cards. */
export function face(card: CardInfo, name: string, patterned: boolean): Drawing {
  const { type } = unicornCard(card);
  const key = [card.id, type, name, patterned].join('|');
  let drawn = faces.get(key);
  if (drawn === undefined) {
    drawn = unstableFace(card.id, type, { patterned, ...(name ? { name } : {}) });
    faces.set(key, drawn);
  }
  return drawn;
}

export const back: Drawing = unstableBack();
