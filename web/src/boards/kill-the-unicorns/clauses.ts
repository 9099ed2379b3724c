/** The clause that says what a card is good for, as the key of its text. */

import type { CardInfo } from '../../api/types.ts';
import { ktuCard } from './cards.ts';

const GAME = 'kill-the-unicorns';

/** The characters whose clause tells of a power; in an owner's box another may have it. */
const POWERS: Record<string, string> = {
  peek: 'princess',
  extra: 'knight',
  exchange: 'wizard',
  cancel: 'shaman',
  recover: 'huntress',
  silence: 'bard',
  discount: 'merchant',
  steal: 'thief',
  fetch: 'black-mage',
};

export function effectOf(card: CardInfo): string {
  const { kind, item, id } = ktuCard(card);
  switch (kind) {
    case 'trap':
      return `${GAME}-traps-${id.replaceAll('_', '-')}`;
    case 'character':
      return `${GAME}-power-${POWERS[String(card['power'])] ?? id.replaceAll('_', '-')}`;
    case 'hunt':
      return `${GAME}-reveal-highest-wins`;
    case 'stall':
    case 'token':
      return `${GAME}-market-${(item ?? '').replaceAll('_', '-')}`;
    case 'legendary':
      return `${GAME}-herd-legendary`;
    case 'starter':
    case 'pigicorn':
      return `${GAME}-herd-starters`;
    case 'unicorn':
      return `${GAME}-score-sets`;
  }
}
