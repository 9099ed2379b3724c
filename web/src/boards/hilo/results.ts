/** How a game of HiLo was counted, line by line. */

import type { Outcome, View } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Counted, Result } from '../contract.ts';

export function results(_view: View, outcome: Outcome, names: string[]): Result[] {
  return outcome.scores
    .map(({ seat, total, parts }) => ({
      seats: [seat],
      name: names[seat] ?? '',
      won: outcome.winners.includes(seat),
      total,
      said: t('hilo-coins', { coins: total }),
      parts: parts
        .filter(({ key, points, places }) => points > 0 || (key === 'void' && places.length > 0))
        .map(({ key, points, places }): Counted => {
          const label = t(`hilo-part-${key}`);
          return key === 'void'
            ? { label: `${label}: ${places.length}`, points: 0, said: t('web-hilo-no-coins') }
            : { label, points };
        }),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}
