/** How a game of Kill the Unicorns was counted, line by line. A team has one herd and one result together. */

import type { Outcome, View } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Result } from '../contract.ts';
import { herdOwner } from './labels.ts';
import { asKtu, owners } from './view.ts';
import { k } from './words.ts';

export function results(view: View, outcome: Outcome, names: string[]): Result[] {
  const table = asKtu(view);
  const found = table.herds.map((_, herd) => {
    const seats = owners(table, herd);
    const score = outcome.scores.find(({ seat }) => seats.includes(seat));
    return {
      seats,
      name: herdOwner(table, herd, names),
      won: seats.some((seat) => outcome.winners.includes(seat)),
      total: score?.total ?? 0,
      parts: (score?.parts ?? []).map(({ key, points }) => ({
        label: t(`kill-the-unicorns-part-${key}`),
        points,
      })),
    };
  });
  // Equal scores cancel each other at the end of some editions.
  const struck = ({ won, total }: (typeof found)[number]): boolean =>
    !won && found.filter((other) => other.total === total && !other.won).length > 1;
  return found
    .map((one) => ({
      ...one,
      said: t('kill-the-unicorns-points', { points: one.total }),
      struck: struck(one),
      ...(struck(one) ? { note: k('end-tied') } : {}),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}
