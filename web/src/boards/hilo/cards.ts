/** HiLo's cards as the pack describes them, and their faces, drawn once each. */

import type { CardInfo } from '../../api/types.ts';
import { cardBack } from '../../art/back.ts';
import { hiloFace } from '../../art/hilo.ts';
import type { Drawing } from '../../art/svg.ts';

export interface HiloCard extends CardInfo {
  role: 'resident' | 'keeper' | 'animal' | 'magician' | 'phoenix';
  family: string | null;
  half_coins: string[];
  full_coins: number;
}

export function hiloCard(card: CardInfo): HiloCard {
  return card as HiloCard;
}

const faces = new Map<string, Drawing>();

/** A card's face; `name` is the ribbon's text, none for small cards. */
export function face(card: HiloCard, name: string, patterned: boolean): Drawing {
  const key = [card.id, card.half_coins.join(), card.full_coins, name, patterned].join('|');
  let drawn = faces.get(key);
  if (drawn === undefined) {
    drawn = hiloFace(card, { patterned, ...(name ? { name } : {}) });
    faces.set(key, drawn);
  }
  return drawn;
}

export const back: Drawing = cardBack();
