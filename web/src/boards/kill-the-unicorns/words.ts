/** The sentences of Kill the Unicorns: what you are asked for, what the others do, what a choice means. */

import type { Choice, View } from '../../api/types.ts';
import { t, texts, type Params } from '../../texts/texts.svelte.ts';
import type { CardName } from '../contract.ts';
import { keyAt, readPlace } from './places.ts';
import { isTeamGame, ktu, type KtuView } from './view.ts';

const PREFIX = 'web-kill-the-unicorns-';

/** A text of this board. */
export function k(key: string, params: Params = {}): string {
  return t(PREFIX + key, params);
}

/** The first of these keys that has a text. */
function first(keys: string[], params: Params): string {
  return k(keys.find((key) => texts.has(PREFIX + key)) ?? keys.at(-1)!, params);
}

function own(view: KtuView): number {
  return view.you ?? 0;
}

/** What the viewer is asked to do now. What takes two touches is asked for in two halves. */
export function ask(view: View, picked: readonly string[], name: CardName): string {
  const table = ktu(view);
  const { step, needed, row, hunt, buying } = table;
  const character = table.characters[own(table)] ?? '';
  const params = {
    needed,
    round: table.round,
    unicorn: name(row[hunt - 1]?.card ?? ''),
    trap: table.shown_trap ? name(table.shown_trap.card) : '',
    token: buying ? name(buying) : '',
  };
  const half = picked.map((place) => readPlace(place)?.kind)[0];
  if (step === 'lay') {
    if (isTeamGame(table)) return k('ask-lay-team', params);
    const knight = character === 'knight' && table.powers[own(table)] === 'ready' ? '-knight' : '';
    return k(needed === 0 ? `ask-open${knight}` : `ask-follow${knight}`, params);
  }
  if (step === 'target') return first([`ask-target-${buying ? tokenKind(buying) : ''}`, 'ask-target'], params);
  return first([...(half ? [`ask-${step}-${half}`] : []), `ask-${step}-${character}`, `ask-${step}`], params);
}

/** Pâtés are paid for with a unicorn and soap washes one: both ask differently from what is laid on one. */
function tokenKind(token: string): string {
  return token.startsWith('pate') ? 'pate' : token.startsWith('soap') ? 'soap' : 'other';
}

export function waiting(view: View, names: string[]): string {
  const table = ktu(view);
  const { step, active, to_act: acting } = table;
  if (step === 'over') return t('web-over');
  const many = acting.map((seat) => names[seat] ?? '').join(', ');
  return k(`wait-${step}`, { name: acting.length === 1 ? (names[acting[0]!] ?? '') : (names[active] ?? ''), names: many });
}

/** The words of an action's text after its verb: `set smelly_unicorn 2 above` has three. */
function rest(choice: Choice): string[] {
  return choice.text.split(' ').slice(1);
}

/** A few words for a button. */
export function label(choice: Choice, view: View, names: string[], name: CardName): string {
  const { step } = ktu(view);
  const words = rest(choice);
  if (choice.verb === 'pass') return first([`do-pass-${step}`, 'do-pass'], {});
  if (choice.verb === 'lay') {
    const extra = words.at(-1) === 'extra';
    const values = extra ? words.slice(0, -1) : words;
    return k(extra ? 'do-lay-extra' : 'do-lay', { count: values.length, total: values.reduce((sum, value) => sum + Number(value), 0) });
  }
  return describe(choice, view, names, name);
}

/** What a choice will do, said before it is done. */
export function describe(choice: Choice, view: View, names: string[], name: CardName): string {
  const table = ktu(view);
  const words = rest(choice);
  const shown = (place: string | undefined): string => {
    const key = place ? keyAt(table, place) : null;
    return key ? name(key) : t('face-down');
  };
  const [one, two] = choice.about;
  const seat = (place: string | undefined): string => {
    const spot = readPlace(place ?? '');
    return spot && 'owner' in spot ? (names[spot.owner] ?? '') : '';
  };
  switch (choice.verb) {
    case 'pass':
    case 'lay':
      return label(choice, view, names, name);
    case 'number':
      return k('do-number', { count: Number(words[0]) });
    case 'pick':
      return k('do-pick', { card: shown(one) });
    case 'buy': {
      const token = readPlace(one ?? '');
      return k('do-buy', { card: token?.kind === 'token' ? name(token.key) : '' });
    }
    case 'on':
      return k(`do-on-${tokenKind(table.buying ?? '')}`, { card: shown(one), token: table.buying ? name(table.buying) : '' });
    case 'set':
      return k(`do-set-${words.at(-1) === 'above' ? 'above' : 'below'}`, { card: shown(one), prize: Number(words[1]) });
    case 'silence':
    case 'lead':
      return k(`do-${choice.verb}`, { name: seat(one) });
    case 'peek':
    case 'reveal':
      return k(`do-${choice.verb}-${words[0]}`);
    case 'fetch':
      return k('do-fetch', { card: shown(one) });
    default:
      return k(`do-${choice.verb}`, { card: shown(one), other: shown(two), 'other-name': seat(two) });
  }
}

/** What weighs so much that it is asked twice: a unicorn of yours is at stake. */
export function weigh(choice: Choice): 'final' | 'grave' {
  return ['swap', 'lose', 'on'].includes(choice.verb) ? 'grave' : 'final';
}
