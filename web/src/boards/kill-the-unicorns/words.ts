/** The sentences of Kill the Unicorns: what you are asked for, what the others do, what a choice means. */

import type { Choice, Preview, View } from '../../api/types.ts';
import { plain, t, texts, type Params } from '../../texts/texts.svelte.ts';
import type { CardName } from '../contract.ts';
import { keyAt, readPlace } from './places.ts';
import { isTeamGame, asKtu, type KtuView } from './view.ts';

const GAME = 'kill-the-unicorns';
const BOARD = `web-${GAME}`;

/** A text of this board. */
export function k(key: string, params: Params = {}): string {
  return t(`${BOARD}-${key}`, params);
}

/** The first of the board's texts there is, or else what the game itself says. */
function first(keys: string[], otherwise: string, params: Params): string {
  const found = keys.find((key) => texts.has(`${BOARD}-${key}`));
  return found ? k(found, params) : t(`${GAME}-${otherwise}`, params);
}

/** Words that stand alone on a button begin with a capital. */
function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** What the viewer is asked to do now. What takes two touches is asked for in two halves. */
export function ask(
  view: View,
  picked: readonly string[],
  name: CardName,
  _names: readonly string[] = [],
  choices: readonly Choice[] = [],
): string {
  const table = asKtu(view);
  const { step, needed, row, hunt, buying } = table;
  const about = table.shown_trap?.card ?? buying ?? row[hunt - 1]?.card ?? '';
  const params = { needed, card: name(about), token: name(buying ?? '') };
  if (step === 'lay') {
    const extra = choices.some(({ text }) => text.endsWith(' extra'));
    return first(isTeamGame(table) ? ['ask-lay-team'] : extra ? ['ask-lay-extra'] : [], 'ask-lay', params);
  }
  const [chosen = ''] = picked.flatMap((place) => {
    const spot = readPlace(place);
    return spot?.kind === 'token' ? [spot.key] : [];
  });
  if (step === 'market' && chosen)
    return first([`ask-target-${tokenKind(chosen)}`], 'ask-target', {
      ...params,
      card: name(chosen),
      token: name(chosen),
    });
  if (step === 'target') return first([`ask-target-${tokenKind(buying ?? '')}`], 'ask-target', params);
  const half = picked.map((place) => readPlace(place)?.kind)[0];
  // What a power does is told by what can be done with it: in an owner's box others may have it.
  const powers = choices.map(({ verb }) => `ask-${step}-${verb}`);
  return first([...(half ? [`ask-${step}-${half}`] : []), ...powers], `ask-${step}`, params);
}

/** Pâtés are paid for with a unicorn and soap washes one: both ask differently from what is laid on one. */
function tokenKind(token: string): string {
  return token.startsWith('pate') ? 'pate' : token.startsWith('soap') ? 'soap' : 'other';
}

export function waiting(view: View, names: string[]): string {
  const table = asKtu(view);
  const { step, active, to_act: acting } = table;
  if (step === 'over') return t('web-over');
  const many = acting.map((seat) => names[seat] ?? '').join(', ');
  return k(`wait-${step}`, {
    name: acting.length === 1 ? (names[acting[0]!] ?? '') : (names[active] ?? ''),
    names: many,
  });
}

/** The words of an action's text after its verb: `set smelly_unicorn 2 above` has three. */
function rest(choice: Choice): string[] {
  return choice.text.split(' ').slice(1);
}

/** A few words for a button. */
export function label(choice: Choice, view: View, names: string[], name: CardName): string {
  const words = rest(choice);
  if (choice.verb === 'pass') return first([`do-pass-${asKtu(view).step}`, 'do-pass'], 'choice-pass', {});
  if (choice.verb === 'lay') {
    const extra = words.at(-1) === 'extra';
    const values = extra ? words.slice(0, -1) : words;
    return k(extra ? 'do-lay-extra' : 'do-lay', {
      count: values.length,
      total: values.reduce((sum, value) => sum + Number(value), 0),
    });
  }
  return describe(choice, view, names, name);
}

/** What a choice will do, said before it is done. */
export function describe(
  choice: Choice,
  view: View,
  names: string[],
  name: CardName,
  gain?: Preview,
): string {
  const table = asKtu(view);
  const words = rest(choice);
  const [one = '', two = ''] = choice.about;
  const shown = (place: string): string => {
    const key = keyAt(table, place);
    return key ? name(key) : t('face-down');
  };
  switch (choice.verb) {
    case 'pass':
    case 'lay':
      return label(choice, view, names, name);
    case 'on':
      return purchase(table, table.buying ?? '', shown(one), name);
    case 'buy':
      return two
        ? purchase(table, words[0] ?? '', shown(two), name, gain)
        : capital(t(`${GAME}-choice-buy`, { card: shown(one), price: priceOf(table, words[0] ?? '') }));
    case 'set':
      return k(`do-set-${words.at(-1) === 'above' ? 'above' : 'below'}`, {
        card: shown(one),
        prize: Number(words[1]),
      });
    default: {
      const spot = readPlace(one);
      const params = {
        card: shown(one),
        out: shown(one),
        given: shown(one),
        got: shown(two),
        name: spot?.kind === 'seat' ? (names[spot.owner] ?? '') : '',
        number: Number(words[0]) || 0,
        side: words[0] ?? '',
        price: priceOf(table, spot?.kind === 'token' ? spot.key : ''),
      };
      return capital(t(`${GAME}-choice-${choice.verb}`, params));
    }
  }
}

/** A token for a unicorn, with what it costs. */
function purchase(table: KtuView, token: string, card: string, name: CardName, gain?: Preview): string {
  const { price = priceOf(table, token), paid = price } = plain(gain?.params ?? {});
  const said = k(`do-on-${tokenKind(token)}`, { card, token: name(token), price });
  return Number(paid) > Number(price) ? `${said} ${k('no-change', { paid })}` : said;
}

function priceOf({ market }: KtuView, token: string): number {
  for (const { tokens, prices } of market)
    if (tokens.includes(token)) return prices[tokens.indexOf(token)] ?? 0;
  return 0;
}

/** What weighs so much that it is asked twice: a unicorn of yours is at stake. */
export function weigh(choice: Choice): 'final' | 'grave' {
  return ['swap', 'lose', 'on'].includes(choice.verb) || choice.leads?.length ? 'grave' : 'final';
}
