/** HiLo's sentences: what you are asked for, what the others do, what a choice means. */

import type { Choice, View } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { CardName } from '../contract.ts';
import { readPlace } from './places.ts';
import { asHilo } from './view.ts';

/** What the viewer is asked to do now. A spell is asked for in two halves. */
export function ask(view: View, picked: readonly string[], name: CardName): string {
  const { step, held, discard } = asHilo(view);
  if (step === 'cast') {
    const seats = picked.map((place) => readPlace(place)?.seat);
    if (seats.length === 0) return t('web-hilo-ask-cast');
    return seats.includes(view.you ?? -1) ? t('web-hilo-ask-cast-other') : t('web-hilo-ask-cast-own');
  }
  const key = held?.card ?? discard.at(-1) ?? null;
  return t(`hilo-ask-${step}`, { card: key ? name(key) : '' });
}

export function waiting(view: View, names: string[]): string {
  const { step, active } = asHilo(view);
  if (step === 'over') return t('web-over');
  if (step === 'start')
    return t('web-hilo-wait-start', { names: view.to_act.map((seat) => names[seat] ?? '').join(', ') });
  return t(`web-hilo-wait-${step}`, { name: names[active] ?? '' });
}

export function describe(choice: Choice, view: View, names: string[], name: CardName): string {
  const { layouts, held, discard } = asHilo(view);
  const card = held?.card ?? discard.at(-1) ?? null;
  const shown = (place: string | undefined): string => {
    const at = place ? readPlace(place) : null;
    const key = at ? layouts[at.seat]?.[at.place] : null;
    return key ? name(key) : t('face-down');
  };
  const [first, second] = choice.about;
  const own = readPlace(choice.about.at(-1) ?? '');
  switch (choice.verb) {
    case 'swap': {
      const other = readPlace(second ?? '');
      return t('web-hilo-do-swap', {
        place: (readPlace(first ?? '')?.place ?? 0) + 1,
        given: shown(first),
        'other-name': names[other?.seat ?? 0] ?? '',
        spot: (other?.place ?? 0) + 1,
        got: shown(second),
      });
    }
    case 'place':
      return t('web-hilo-do-place', {
        card: held?.card ? name(held.card) : '',
        place: (own?.place ?? 0) + 1,
        out: shown(second),
      });
    case 'flip':
      return t('web-hilo-do-flip', { place: (own?.place ?? 0) + 1 });
    default:
      return t(`hilo-choice-${choice.verb}`, { card: card ? name(card) : '' });
  }
}
