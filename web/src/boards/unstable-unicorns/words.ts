/** The sentences of the table: what you are asked for, what the others do, what a choice means. */

import type { Choice, View } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { CardName } from '../contract.ts';
import { readSeat, readSpot } from './places.ts';
import type { UnicornView } from './view.ts';

const ASK = 'web-unstable-unicorns-ask';
/** What is done in each prompt that picks a card; the others ask the same whatever is done. */
const PICKING = new Set(['card', 'hand', 'found']);

/** What the viewer is asked to do now. */
export function ask(view: View, _picked: readonly string[], name: CardName): string {
  const { prompt, stack, plays, discard } = view as UnicornView;
  const top = stack.at(-1);
  const card = prompt.card ? name(prompt.card) : '';
  switch (prompt.key) {
    case 'action':
      return t(`${ASK}-action`, { plays });
    case 'neigh':
      return t(`${ASK}-neigh`, { card: top ? name(top.card) : '' });
    case 'guard':
      return t(`${ASK}-guard`, { card: prompt.threatened ? name(prompt.threatened) : '' });
    case 'limit':
      return t(`${ASK}-limit`, { cards: prompt.left });
    case 'hand':
      return t(`${ASK}-hand-${prompt.do}`, { card, cards: prompt.left });
    case 'card':
      return t(`${ASK}-card-${prompt.do}`, { card });
    case 'found':
      return t(`${ASK}-found-${prompt.do}`, { card, cards: discard.length });
    default:
      return t(`${ASK}-${prompt.key}`, { card });
  }
}

export function waiting(view: View, names: string[]): string {
  const { prompt, phase, to_act: asked } = view as UnicornView;
  if (phase === 'over') return t('web-over');
  if (prompt.key === 'neigh') return t('web-unstable-unicorns-wait-neigh');
  const who = asked.map((seat) => names[seat] ?? '').join(', ');
  return t(PICKING.has(prompt.key) || prompt.key === 'player' ? 'web-unstable-unicorns-wait-choose' : `web-unstable-unicorns-wait-${prompt.key}`, { name: who });
}

/** What a choice will do. */
export function describe(choice: Choice, view: View, names: string[], name: CardName): string {
  const { prompt } = view as UnicornView;
  const place = choice.about[0] ?? '';
  const spot = readSpot(place);
  const seat = readSeat(place);
  if (seat !== null) return t('web-unstable-unicorns-do-player', { name: names[seat] ?? '' });
  if (spot) return t(`web-unstable-unicorns-do-${choice.verb}`, { card: name(spot.card) });
  if (choice.verb === 'end') return t(`web-unstable-unicorns-do-end-${prompt.key === 'use' ? 'use' : 'action'}`);
  return t(`web-unstable-unicorns-do-${choice.verb}`);
}
