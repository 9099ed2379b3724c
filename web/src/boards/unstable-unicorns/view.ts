/** A table of Unstable Unicorns as the server sends it (games/unstable_unicorns/view.py), and its cards. */

import type { CardInfo, View } from '../../api/types.ts';
import type { CardType } from '../../art/unstable-unicorns.ts';

export interface Played {
  seat: number;
  card: string;
  targets: number[];
}

export interface Prompt {
  key: string;
  card: string | null;
  trigger: string;
  step: number;
  do: string;
  target: number | null;
  threatened: string | null;
  left: number;
}

export interface Loan {
  card: string;
  home: number;
  borrower: number;
}

export interface UnicornView extends View {
  phase: 'setup' | 'start' | 'draw' | 'action' | 'end' | 'over';
  active: number;
  starter: number;
  goal: number;
  stables: string[][];
  unicorns: number[];
  hands: (string | null)[][];
  deck: number;
  top: (string | null)[];
  discard: string[];
  nursery: string[];
  stack: Played[];
  prompt: Prompt;
  waiting: string[];
  plays: number;
  played: number;
  skip_draw: boolean;
  skip_action: boolean;
  skips: number[];
  extra: number;
  limits: number[];
  loan: Loan | null;
  blank: boolean[];
  cows: boolean[];
  strike: boolean;
  swapped: boolean[];
  party: string;
  targeting: string;
  stock: Record<string, number>;
}

export interface UnicornCard extends CardInfo {
  type: CardType;
  needs: string;
}

export type Cards = ReadonlyMap<string, CardInfo>;

export function typeOf(cards: Cards, key: string): CardType {
  return (cards.get(key) as UnicornCard | undefined)?.type ?? 'magic';
}

/** Whether a card counts among the unicorns. */
export function isUnicorn(type: CardType): boolean {
  return type === 'baby' || type === 'basic' || type === 'magical';
}

export interface Pile {
  card: string;
  count: number;
}

/** Equal cards laid on one another, in the order their first one came. */
export function piled(keys: readonly (string | null)[]): Pile[] {
  const piles = new Map<string, number>();
  for (const key of keys) if (key) piles.set(key, (piles.get(key) ?? 0) + 1);
  return [...piles].map(([card, count]) => ({ card, count }));
}
