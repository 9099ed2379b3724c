/** Keys at the table: for what has no place on the board, and 1 to 9 for whatever can be chosen. */

import { tick } from 'svelte';
import type { Choice } from '../api/types.ts';
import type { Hands } from './hands.svelte.ts';

export interface Deeds {
  /** The choice that steps aside, if there is one. */
  pass(): Choice | undefined;
  hint(): void;
  log(): void;
  help(): void;
}

/** What stands for a button among the numbers: places have names of their own. */
export function buttonKey(text: string): string {
  return `=${text}`;
}

const MOST = 9;

export class Keyboard {
  /** Whether keys were used last; then what can be chosen shows the number that chooses it. */
  used = $state(false);
  private readonly hands: Hands;
  private readonly deeds: Deeds;

  constructor(hands: Hands, deeds: Deeds) {
    this.hands = hands;
    this.deeds = deeds;
  }

  /** Letters belong to whoever is writing. */
  press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog')) return;
    if (key === 'Tab' || key.startsWith('Arrow') || /^[1-9?]$/.test(key)) this.used = true;
    const { hands, deeds } = this;
    if (/^[1-9]$/.test(key)) this.choose(Number(key));
    else if (key === '?') deeds.help();
    else if (key === 'h') deeds.hint();
    else if (key === 'l') deeds.log();
    else if (key === 'c' && hands.offered) hands.confirm();
    else if (key === 'c' && hands.gathered[0]) hands.play(hands.gathered[0]);
    else if (key === 'p') {
      const pass = deeds.pass();
      if (pass) hands.play(pass);
    }
  };

  /** Number what can be chosen now, and take the focus along if it has nowhere else to be. */
  async number(): Promise<void> {
    await tick();
    const found = able().slice(0, MOST);
    this.hands.numbers = new Map(found.map((one, nth) => [named(one), nth + 1]));
    if (document.activeElement === document.body) found[0]?.focus();
  }

  private choose(number: number): void {
    const one = able()[number - 1];
    one?.focus();
    one?.click();
  }
}

function named({ dataset }: HTMLElement): string {
  return dataset['place'] ?? buttonKey(dataset['choice'] ?? '');
}

/** Everything that can be chosen, as the eye finds it: on the board first, then the buttons. */
function able(): HTMLElement[] {
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>('.board .place.can, .ask .choices [data-choice]')].filter(
    (one) => {
      const shown = one.offsetParent !== null && !seen.has(named(one));
      seen.add(named(one));
      return shown;
    },
  );
}
