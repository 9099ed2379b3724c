/** Who is away from the table, for the sign after a name: told by the page, known to every board that shows a seat. */

import { getContext, setContext } from 'svelte';

const ABSENT = Symbol('absent');

/** Tell everything inside who is away; call it while a component is made. */
export function tellAbsent(seats: () => readonly number[]): void {
  setContext(ABSENT, seats);
}

/** Who is away: nobody, where nothing is told about it. */
export function absent(): () => readonly number[] {
  return getContext<(() => readonly number[]) | undefined>(ABSENT) ?? (() => []);
}
