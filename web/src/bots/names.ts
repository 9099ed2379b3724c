import { t, texts } from '../texts/texts.svelte.ts';

/** A bot's level and its style; most have none. */
export interface Parts {
  level: string;
  style: string;
}

/** What the server calls a bot, in its two parts; `heuristic` is an older name of `skilled`. */
export function parted(bot: string): Parts {
  const [level = '', style = ''] = bot.split('-', 2);
  return { level: level === 'heuristic' ? 'skilled' : level, style };
}

/** What the server calls a bot of a level and a style. */
export const joined = ({ level, style }: Parts): string => (style ? `${level}-${style}` : level);

/** A level by its name alone: what it thinks like belongs to a form. */
function short(level: string): string {
  const key = `web-level-${level}`;
  return texts.has(key) ? t(key).split(':')[0]!.trim() : t('web-bot');
}

/** A bot as a list of people names it: level and style. */
export function botWords(bot: string): string {
  const { level, style } = parted(bot);
  return style ? t('web-bot-styled', { level: short(level), style: t(`web-style-${style}`) }) : short(level);
}
