/** The sentences of the table: what you are asked for, what the others do, what a choice means. */

import type { Choice, View } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { CardName } from '../contract.ts';
import { readSeat, readSpot } from './places.ts';
import { stepText } from './programs.ts';
import { asUnicorns, type Cards } from './view.ts';

const ASK = 'unstable-unicorns-ask';
const PICKING = new Set(['card', 'hand', 'found', 'player']);

/** What the viewer is asked to do now. */
export function ask(
  view: View,
  _picked: readonly string[],
  name: CardName,
  names: readonly string[],
  choices: readonly Choice[] = [],
): string {
  const { prompt, stack, plays, played, you, hands, limits } = asUnicorns(view);
  const top = stack.at(-1);
  const card = prompt.card ? name(prompt.card) : '';
  switch (prompt.key) {
    case 'action':
      if (played > 0) return t(`${ASK}-second`);
      return plays > 1 ? t('web-unstable-unicorns-ask-plays', { plays }) : t(`${ASK}-action`);
    case 'neigh':
      return t(`${ASK}-neigh`, { name: names[top?.seat ?? 0] ?? '', card });
    case 'player':
      // Whoever points at a card has chosen its owner.
      if (choices.some(({ leads }) => leads?.length)) return t(`${ASK}-card-${prompt.do}`, { card });
      return t(`${ASK}-${prompt.do === 'play' ? 'stable' : 'player'}`, { card });
    case 'guard':
      return t(`${ASK}-guard`, { card: prompt.threatened ? name(prompt.threatened) : '' });
    case 'limit':
      return t(`${ASK}-limit`, { cards: (hands[you ?? 0]?.length ?? 0) - (limits[you ?? 0] ?? 0) });
    case 'hand':
    case 'card':
    case 'found':
      if (choices.length > 0 && choices.every(({ verb }) => verb === 'nothing'))
        return t(`${ASK}-found-nothing`, { card });
      return t(`${ASK}-${prompt.key}-${prompt.do}`, { card, cards: prompt.left });
    default:
      return t(`${ASK}-${prompt.key}`, { card, cards: prompt.left });
  }
}

export function waiting(view: View, names: string[]): string {
  const { prompt, phase, to_act: asked } = asUnicorns(view);
  if (phase === 'over') return t('web-over');
  if (prompt.key === 'neigh') return t('web-unstable-unicorns-wait-neigh');
  const who = asked.map((seat) => names[seat] ?? '').join(', ');
  return t(
    PICKING.has(prompt.key)
      ? 'web-unstable-unicorns-wait-choose'
      : `web-unstable-unicorns-wait-${prompt.key}`,
    { name: who },
  );
}

/** What a choice will do. */
export function describe(choice: Choice, view: View, names: string[], name: CardName): string {
  const { prompt, hands, you } = asUnicorns(view);
  const place = choice.about.at(-1) ?? '';
  const spot = readSpot(place);
  const seat = readSeat(place);
  if (spot && choice.verb === 'player')
    return t('web-unstable-unicorns-do-pick-of', {
      card: name(spot.card),
      name: names[spot.seat ?? 0] ?? '',
    });
  if (seat !== null) return t('web-unstable-unicorns-do-player', { name: names[seat] ?? '' });
  if (spot) return t(`web-unstable-unicorns-do-${choice.verb}`, { card: name(spot.card) });
  if (choice.verb === 'swap')
    return t('web-unstable-unicorns-swap-cost', { cards: hands[you ?? 0]?.length ?? 0 });
  if (choice.verb === 'end')
    return t(`web-unstable-unicorns-do-end-${prompt.key === 'use' ? 'use' : 'action'}`);
  return t(`web-unstable-unicorns-do-${choice.verb}`);
}

/** What throws one's whole hand away, in the words of a card's program. */
const WHOLE_HAND = /\bdiscard hand\b/;

/** What a card in play costs one's hand, before it happens; empty where it costs nothing. */
export function cost(choice: Choice, view: View, cards: Cards): string {
  const { prompt, hands, you } = asUnicorns(view);
  const played = choice.verb === 'play' ? readSpot(choice.about[0] ?? '')?.card : undefined;
  const used = choice.verb === 'use' ? readSpot(choice.about[0] ?? '')?.card : undefined;
  const program =
    played !== undefined
      ? cards.get(played)?.['play']
      : used !== undefined
        ? cards.get(used)?.['turn_start']
        : choice.verb === 'yes'
          ? cards.get(prompt.card ?? '')?.[prompt.trigger]
          : '';
  const left = (hands[you ?? 0]?.length ?? 0) - (played === undefined ? 0 : 1);
  return left > 0 && typeof program === 'string' && WHOLE_HAND.test(program)
    ? t('web-unstable-unicorns-hand-cost', { cards: left })
    : '';
}

/** A few words for a button. Of two ways out each says what it does, in the words of the card. */
export function label(choice: Choice, view: View, names: string[], name: CardName, cards: Cards): string {
  const { prompt, hands, you } = asUnicorns(view);
  const [place = ''] = choice.about;
  if (prompt.key === 'neigh' && place.startsWith('hand/')) {
    const kinds = new Set((hands[you ?? 0] ?? []).filter((key) => key?.startsWith('neigh')));
    return kinds.size > 1 ? name(readSpot(place)?.card ?? '') : t('web-unstable-unicorns-neigh');
  }
  const step = { first: 0, second: 1 }[choice.verb];
  const told = step === undefined ? '' : stepText(cards.get(prompt.card ?? ''), prompt.trigger, step, cards);
  if (choice.verb === 'swap') return t('web-unstable-unicorns-do-swap');
  return told || describe(choice, view, names, name);
}
