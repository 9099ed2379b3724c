/** Which card flies from where to where for each event. Places are names; the board knows where they lie. */

import type { News } from '../../api/types.ts';
import type { Sound } from '../../sound.ts';
import type { Deck } from './cards.ts';
import type { KtuView } from './view.ts';

/** One side of a flying card. */
export interface Face {
  /** Null is the back. */
  card: string | null;
  deck: Deck;
  character: string | null;
}

export interface Flight {
  from: string;
  to: string;
  /** What lies on top at the beginning and at the end. Different ones turn over on the way. */
  before: Face;
  after: Face;
  /** Milliseconds at normal speed. */
  lasts: number;
  after_ms: number;
  /** How far the path bends aside, in card widths. */
  bend: number;
}

export interface Step {
  flights: Flight[];
  sound: Sound | null;
  /** A breath after it, for what should be seen. */
  pause: number;
  /** The table while this is shown, where it differs from the one before. */
  before?: KtuView;
}

export function nextStep(news: readonly News[], _view: KtuView, _end: KtuView): { step: Step | null; used: number } {
  return { step: null, used: Math.min(1, news.length) };
}
