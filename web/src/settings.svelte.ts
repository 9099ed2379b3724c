/** What a person has set on this browser. Kept locally; nobody else is told. */

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type Theme = 'auto' | 'dark' | 'light';
export type Pause = 'none' | 'short' | 'long';
export type Confirm = 'swaps' | 'always' | 'never';

interface Kept {
  nickname: string;
  speed: Speed;
  /** How long a bot's move rests before the next one is shown. */
  pause: Pause;
  theme: Theme;
  confirm: Confirm;
  patterns: boolean;
  sound: boolean;
  /** First steps that have been read: a kind of moment by its text, or a whole game. */
  learned: string[];
  /** What was chosen for the last table of each game, by game and company. */
  tables: Record<string, Remembered>;
}

/** Choices of a form that are there again the next time. What is for adults is asked anew each time. */
export interface Remembered {
  edition: string;
  seats: number;
  bots: number;
  level: string;
  pace: string;
  reaction: number;
  hours: number;
  listed: boolean;
  hints: boolean;
  options: Record<string, string>;
}

const KEY = 'monoceros.settings';
const FIRST: Kept = {
  nickname: '',
  speed: 'normal',
  pause: 'none',
  theme: 'auto',
  confirm: 'swaps',
  patterns: false,
  sound: false,
  learned: [],
  tables: {},
};
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

const REST_MS: Record<Pause, number> = { none: 0, short: 700, long: 1800 };

function kept(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Kept>(kept());

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** How long motion takes, as a factor; 0 means nothing moves. */
export function motion(): number {
  return calm.matches ? 0 : PACE[settings.speed];
}

/** How long a bot's move is looked at before the next one comes, in milliseconds. */
export function rest(): number {
  return REST_MS[settings.pause];
}

/** Write settings down whenever they change, and show the theme. Runs for as long as the page is open. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings));
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      root.dataset['motion'] = settings.speed === 'off' ? 'off' : 'on';
    });
  });
}
