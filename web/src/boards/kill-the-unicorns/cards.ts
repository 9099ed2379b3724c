/** What the pack says of a card, and the faces, drawn once each. */

import type { CardInfo } from '../../api/types.ts';
import { cardBack } from '../../art/back.ts';
import { cardFace } from '../../art/frame.ts';
import { huntFace, unicornFace } from '../../art/kill-the-unicorns.ts';
import { FAMILIES, type Family, familyOf } from '../../art/kill-the-unicorns-families.ts';
import { characterBack, characterFace } from '../../art/kill-the-unicorns-people.ts';
import { stallPicture, tokenPicture } from '../../art/kill-the-unicorns-tokens.ts';
import { trapFace } from '../../art/kill-the-unicorns-traps.ts';
import { type Drawing, group } from '../../art/svg.ts';
import { texts } from '../../texts/texts.svelte.ts';
import type { Face } from '../shell/flight.ts';

export interface KtuCard extends CardInfo {
  kind: 'unicorn' | 'pigicorn' | 'legendary' | 'starter' | 'hunt' | 'trap' | 'character' | 'stall' | 'token';
  colour: string | null;
  stars: number | null;
  value: number | null;
  points: number | null;
  pinned: boolean | null;
  item: string | null;
  price: number | null;
}

export function ktuCard(card: CardInfo): KtuCard {
  return card as KtuCard;
}

export type Cards = ReadonlyMap<string, CardInfo>;

export function cardOf(cards: Cards, key: string | null | undefined): KtuCard | null {
  const card = key ? cards.get(key) : undefined;
  return card ? ktuCard(card) : null;
}

/** What a hunt card adds to a hunt or pays at the market. */
export function worth(cards: Cards, keys: readonly (string | null)[]): number {
  return keys.reduce((sum, key) => sum + (cardOf(cards, key)?.value ?? 0), 0);
}

/** The letter of a family in the reader's language. */
export function letter(family: Family): string {
  return family === 'none' ? '' : texts.say(`web-kill-the-unicorns-letter-${family}`);
}

export interface Look {
  /** The ribbon's text; none on small cards. */
  name: string;
  patterned: boolean;
  /** Whose hunt card it is: every hunter has cards of their own colours. */
  character: string;
}

const drawn = new Map<string, Drawing>();

function once(key: string, draw: () => Drawing): Drawing {
  let found = drawn.get(key);
  if (found === undefined) {
    found = draw();
    drawn.set(key, found);
  }
  return found;
}

export function face(card: KtuCard, { name, patterned, character }: Look): Drawing {
  const family = familyOf(card.colour);
  const options = { patterned, ...(name ? { name } : {}) };
  const key = [card.id, card.stars, card.value, card.points, name, patterned, character, letter(family)].join(
    '|',
  );
  return once(key, () => {
    switch (card.kind) {
      case 'hunt':
        return huntFace(card.value ?? 0, character, options);
      case 'trap':
        return trapFace({ id: card.id, points: card.points ?? 0, pinned: card.pinned ?? false }, options);
      case 'character':
        return characterFace(card.id, options);
      case 'stall':
        return cardFace(
          {
            tone: FAMILIES.none.tone,
            figure: group('translate(16 60) scale(1.05)', stallPicture(card.item ?? '')),
          },
          options,
        );
      case 'token':
        return cardFace(
          { tone: FAMILIES[family].tone, figure: group('translate(30 56) scale(2.2)', token(card)) },
          options,
        );
      default:
        return unicornFace(
          { id: card.id, kind: card.kind, family, stars: card.stars ?? 0 },
          { ...options, letter: letter(family) },
        );
    }
  });
}

/** A token's round picture, 64 x 64. */
export function token(card: KtuCard): Drawing {
  return once(`token|${card.id}|${card.points}`, () =>
    tokenPicture(card.item ?? '', card.colour, card.points ?? 0),
  );
}

export type Deck = 'unicorn' | 'hunt' | 'trap';

/** One side of a flying card: its deck has a back of its own, and its owner colours of their own. */
export interface HuntFace extends Face {
  deck: Deck;
  owner: number | null;
}

export function back(deck: Deck, character: string): Drawing {
  return once(`back|${deck}|${character}`, () =>
    deck === 'unicorn' ? cardBack() : characterBack(character, deck),
  );
}
