/** What a screen reader says of a place, and the names everything goes by. */

import type { CardInfo } from '../../api/types.ts';
import { type Family, familyOf } from '../../art/kill-the-unicorns-families.ts';
import { cardName } from '../../cards/words.ts';
import { t } from '../../texts/texts.svelte.ts';
import { cardOf, type Cards, ktuCard } from './cards.ts';
import { effectOf } from './clauses.ts';
import { type KtuView, owners, type SetTrap, type Unicorn } from './view.ts';
import { k } from './words.ts';

export { cardName };

export function nameOf(cards: Cards, key: string | null | undefined): string {
  const card = cardOf(cards, key);
  return card ? cardName(card) : t('face-down');
}

export function colourName(family: Family): string {
  return family === 'none' ? k('no-colour') : t(`kill-the-unicorns-value-${family}`);
}

/** A label with the words that tell it can be chosen. */
export function choosable(label: string, can: boolean): string {
  return can ? `${label}, ${t('web-can-touch')}` : label;
}

/** What a card does, in the words of the rules; nothing where there is none. */
export function effectWords(card: CardInfo | null): string {
  return card ? t(`${effectOf(card)}.text`) : '';
}

/** A unicorn card with its stars and family in words. */
export function unicornWords(card: CardInfo): string {
  const { stars, colour } = ktuCard(card);
  return [cardName(card), k('stars', { stars: stars ?? 0 }), colourName(familyOf(colour))].join(', ');
}

/** A unicorn of a herd and all it carries. */
export function herdWords(unicorn: Unicorn, cards: Cards): string {
  const card = cardOf(cards, unicorn.card);
  const parts = [
    card ? cardName(card) : unicorn.card,
    k('counts-as', { colour: colourName(familyOf(unicorn.colour)) }),
    t('kill-the-unicorns-points', { points: unicorn.points }),
  ];
  for (const token of unicorn.tokens) parts.push(nameOf(cards, token));
  if (unicorn.trap) parts.push(nameOf(cards, unicorn.trap));
  if (unicorn.twice) parts.push(t('kill-the-unicorns-value-counts_twice'));
  return parts.join(', ');
}

/** What everything a unicorn carries does, in the words of the rules. */
export function burdenWords({ tokens, trap }: Unicorn, cards: Cards): string {
  const words = [...tokens, trap].map((key) => effectWords(cardOf(cards, key)));
  return [...new Set(words)].filter(Boolean).join(' ');
}

export function trapWords(trap: SetTrap | null, names: string[], cards: Cards): string {
  if (!trap) return k('slot-empty');
  const name = names[trap.seat] ?? '';
  if (!trap.card) return k('trap-hidden', { name });
  const known = k('trap-known', { name, card: nameOf(cards, trap.card) });
  return `${known}. ${effectWords(cardOf(cards, trap.card))}`;
}

/** Whose herd it is: a name, or both of a team. */
export function herdOwner(view: KtuView, herd: number, names: string[]): string {
  return owners(view, herd)
    .map((seat) => names[seat] ?? '')
    .join(' & ');
}
