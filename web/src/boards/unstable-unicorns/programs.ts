/** One step of a card's program as words: the same predicates the text of the whole card is made of. */

import type { CardInfo } from '../../api/types.ts';
import { texts } from '../../texts/texts.svelte.ts';
import { cardName } from './labels.ts';
import type { Cards } from './view.ts';

const LINKS = /\s+(?:and|then|if-so|or)\s+/;
/** Words that say who acts and whether they must, not what is done. */
const SUBJECTS = new Set([
  'may',
  'either',
  'you',
  'any-player',
  'another-player',
  'each-player',
  'each-other-player',
  'its-player',
]);

function capitalised(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** What a step orders, such as "Discard 2 cards"; empty where no such step is known. */
export function stepText(card: CardInfo | undefined, trigger: string, step: number, cards: Cards): string {
  const program = card?.[trigger];
  if (typeof program !== 'string') return '';
  const words = program.split(LINKS)[step]?.split(' ') ?? [];
  while (words[0] && SUBJECTS.has(words[0])) words.shift();
  const amount = Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
  const named = words.find((word) => cards.has(word));
  const key = words
    .filter((word) => !/^\d+$/.test(word))
    .map((word) => (word === named ? 'named' : word))
    .join('-');
  const info = named ? cards.get(named) : undefined;
  const params = { amount, card: info ? cardName(info) : '' };
  const message = `unstable-unicorns-does-${key}`;
  const told = texts.say(`${message}.do`, params);
  return told === `${message}.do` ? '' : capitalised(told);
}
