/** The unicorns people may be drawn as, by the names the server knows them by. */

import { circle, type Drawing, group } from './svg.ts';
import { type Accessory, unicorn, type UnicornMood } from './unicorn.ts';

type Tones = [string, string, string];

const SNOW: [string, string] = ['#F7EFFF', '#BBA4E6'];
const CREAM: [string, string] = ['#FFF4DC', '#E3C48F'];
const DUN: [string, string] = ['#D9B48A', '#B0835A'];
const COAL: [string, string] = ['#5A4E7A', '#3E3558'];

interface Look {
  ground: string;
  coat: [string, string];
  mane: Tones;
  mood?: UnicornMood;
  wears?: Accessory[];
}

const LOOKS: Record<string, Look> = {
  rose: { ground: '#F7B7CF', coat: SNOW, mane: ['#A02A5C', '#D4407A', '#F07BA8'], wears: ['flower'] },
  wave: { ground: '#A9CDF0', coat: SNOW, mane: ['#1D4F86', '#2C6FB5', '#5E9BD8'] },
  leaf: { ground: '#B3DDBB', coat: CREAM, mane: ['#1F6B39', '#2F8F4E', '#66B97F'], mood: 'sly' },
  sun: { ground: '#F6E0A3', coat: CREAM, mane: ['#9A6A00', '#C9921B', '#F0C04A'] },
  queen: { ground: '#D8C4F5', coat: SNOW, mane: ['#5B3A9B', '#7B55C7', '#A884EC'], wears: ['crown'] },
  dreamer: { ground: '#8E86C9', coat: SNOW, mane: ['#3B3470', '#564C9C', '#8077C6'], mood: 'asleep' },
  star: { ground: '#4A3788', coat: SNOW, mane: ['#B9861A', '#E0AE3F', '#FFD66B'], wears: ['sparkles'] },
  rogue: { ground: '#C9B79C', coat: DUN, mane: ['#3C2A1E', '#5C402C', '#84603F'], mood: 'sly', wears: ['bridle'] },
  ember: { ground: '#F4B08E', coat: DUN, mane: ['#8E2A12', '#C9471F', '#F07B3F'] },
  frost: { ground: '#CFE9F2', coat: SNOW, mane: ['#5C93AB', '#8CBFD3', '#C3E3EE'], mood: 'startled' },
  violet: { ground: '#E3B8EE', coat: COAL, mane: ['#7A2A8C', '#A846BE', '#D283E2'] },
  moss: { ground: '#C7CFA0', coat: DUN, mane: ['#4B5A1E', '#6F8233', '#9DB05A'], mood: 'asleep' },
  coral: { ground: '#FFC9BC', coat: CREAM, mane: ['#C0413E', '#E5655C', '#FF9A8B'], wears: ['flower'] },
  night: { ground: '#2C6FB5', coat: COAL, mane: ['#171233', '#2A2140', '#4B3E75'], mood: 'sly', wears: ['sparkles'] },
  honey: { ground: '#FFE9B8', coat: DUN, mane: ['#A3661B', '#D08B2E', '#F2B95C'], wears: ['crown'] },
  pearl: { ground: '#9ADBD0', coat: SNOW, mane: ['#8C8299', '#B5ABC4', '#DAD2E6'], mood: 'startled' },
};

export const AVATARS = Object.keys(LOOKS);

/** A head in a round of 100 x 100; the sign of the house's colours for a name nobody knows. */
export function avatar(name: string): Drawing {
  const { ground, coat, mane, mood, wears } = LOOKS[name] ?? LOOKS['star']!;
  const [body, shade] = coat;
  const head = unicorn({ body, shade, mane, mood: mood ?? 'gentle', wears: wears ?? [] });
  return circle(50, 50, 50, ground) + group('translate(4 7) scale(.43)', head);
}
