/** How a game of Unstable Unicorns was counted: the unicorns, and the letters where they decided. */

import type { Outcome, View } from '../../api/types.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Counted, Result } from '../contract.ts';
import { asUnicorns } from './view.ts';

export function results(view: View, outcome: Outcome, names: string[]): Result[] {
  const { goal } = asUnicorns(view);
  return outcome.scores
    .map(({ seat, total, parts }) => {
      const letters = parts.find(({ key }) => key === 'letters')?.params?.['letters'];
      return {
        seats: [seat],
        name: names[seat] ?? '',
        won: outcome.winners.includes(seat),
        total,
        goal,
        letters: Number(letters ?? 0),
        said: t('web-unstable-unicorns-count', { count: total, goal }),
        parts: parts.map(({ key, points }): Counted => {
          const label = t(`unstable-unicorns-part-${key}`);
          return key === 'letters' ? { label, points: 0, said: String(letters ?? 0) } : { label, points };
        }),
        ...(outcome.winners.length === 0 ? { note: t('web-unstable-unicorns-nobody') } : {}),
      };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || b.letters - a.letters);
}
