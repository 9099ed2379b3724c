import { flushSync, tick } from 'svelte';
import { expect, test } from 'vitest';
import type { HiloView } from '../../src/boards/hilo/view.ts';
import { type Face, flight, type Step } from '../../src/boards/shell/flight.ts';
import { type Air, Playing } from '../../src/boards/shell/motion.svelte.ts';
import { hiloTable } from '../hilo/table.ts';

function step(draw: number, to: string): Step<HiloView> {
  const flights = [flight(['draw'], [to], { card: null })];
  return {
    flights,
    sound: null,
    pause: 5,
    during: hiloTable({ draw }),
    after: hiloTable({ draw: draw + 1 }),
  };
}

/** A board with nothing but its motions, whose flights land when they are told to. */
class Table {
  view = $state.raw(hiloTable({ draw: 100 }));
  readonly log: string[] = [];
  readonly playing: Playing<HiloView>;
  readonly close: () => void;
  land: () => void = () => undefined;

  constructor(steps: Step<HiloView>[]) {
    let playing: Playing<HiloView> | undefined;
    this.close = $effect.root(() => {
      playing = new Playing<HiloView>(
        () => this.view,
        () => steps,
      );
    });
    this.playing = playing!;
    this.playing.air = this.air();
    flushSync();
  }

  private say(what: string): void {
    this.log.push(`${what}: ${this.playing.now.draw} ${[...this.playing.away].join()}`.trim());
  }

  private air(): Air<Face> {
    return {
      fly: async ({ flights }, lay, landed) => {
        this.say('start');
        await lay();
        this.say('fly');
        await new Promise<void>((resolve) => (this.land = resolve));
        for (const { to } of flights) landed(to[0] ?? '');
      },
      rest: (pause) => {
        this.say(`rest ${pause}`);
        return Promise.resolve();
      },
      land: () => this.land(),
    };
  }
}

const UPDATE = { view: hiloTable(), news: [] };

async function soon(): Promise<void> {
  for (let nth = 0; nth < 4; nth += 1) await tick();
}

test('cards leave the old table, land on the new one, and what is told shows once they lie', async () => {
  const table = new Table([step(10, 'A1'), step(20, 'A2')]);
  const played = table.playing.play(UPDATE);
  await soon();
  table.land();
  await soon();
  table.land();
  await played;
  expect(table.log).toEqual([
    'start: 100',
    'fly: 10 A1',
    'rest 5: 11',
    'start: 11',
    'fly: 20 A2',
    'rest 5: 21',
  ]);
  expect(table.playing.away.size).toBe(0);
  table.close();
});

test('a touch lands what flies and leaves out the rest', async () => {
  const table = new Table([step(10, 'A1'), step(20, 'A2')]);
  const played = table.playing.play(UPDATE);
  await soon();
  table.playing.skip();
  await played;
  expect(table.log).toEqual(['start: 100', 'fly: 10 A1']);
  table.close();
});

test('a table that has become another one meanwhile is not touched', async () => {
  const table = new Table([step(10, 'A1'), step(20, 'A2')]);
  const played = table.playing.play(UPDATE);
  await soon();
  table.view = hiloTable({ draw: 77 });
  flushSync();
  table.land();
  await played;
  expect(table.playing.now.draw).toBe(77);
  expect(table.playing.away.size).toBe(0);
  expect(table.log).toHaveLength(2);
  table.close();
});
