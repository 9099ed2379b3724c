/** The colours of the house. A tone is what one card or family is painted with. */

export const INK = '#3A2A4D';
export const DUSK = '#2A2140';
export const GOLD = '#FFD66B';
export const GOLD_SHADE = '#E0A436';
export const GOLD_EDGE = '#A96F12';
export const WHITE = '#FFFFFF';

export type PatternName = 'hearts' | 'waves' | 'leaves' | 'suns' | 'stars' | 'checks' | 'lilies' | 'notes' | 'flames' | 'snow' | 'wheat';

export interface Tone {
  /** The frame around the card; white text on it passes AA. */
  frame: string;
  /** The paper behind the figure. */
  paper: string;
  /** The hill at the figure's feet: the second tone of the paper. */
  hill: string;
  /** What the pattern is drawn in. */
  mark: string;
  pattern: PatternName;
}

function tone(frame: string, paper: string, hill: string, mark: string, pattern: PatternName): Tone {
  return { frame, paper, hill, mark, pattern };
}

export const TONES = {
  crimson: tone('#8C2A42', '#FBDCC9', '#F2B79B', '#FFFFFF', 'lilies'),
  teal: tone('#17726B', '#CFF0E8', '#9FDCCD', '#FFFFFF', 'notes'),
  steel: tone('#4B5A75', '#DEE6F1', '#B9C7DB', '#FFFFFF', 'checks'),
  blue: tone('#2563A8', '#CFE4FB', '#A5CBF3', '#FFFFFF', 'waves'),
  pink: tone('#B93766', '#FBD3E2', '#F5AFCB', '#FFFFFF', 'hearts'),
  yellow: tone('#8A6410', '#FFF0C2', '#F6D67F', '#FFFFFF', 'wheat'),
  green: tone('#257A41', '#D3F0D6', '#A4DBAB', '#FFFFFF', 'leaves'),
  violet: tone('#7A3FA3', '#EEDDFB', '#D6B6F0', '#FFFFFF', 'suns'),
  night: tone('#34427F', '#CBD5F5', '#9FB0E6', '#FFFFFF', 'snow'),
  magic: tone('#2B1554', '#56379B', '#42277F', '#FFE9A8', 'stars'),
  ember: tone('#A83F12', '#FFE0B5', '#FFBE78', '#FFFFFF', 'flames'),
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;
