/** Small sounds made on the spot; nothing is loaded, and nothing sounds unless it was switched on. */

import { settings } from './settings.svelte.ts';

export type Sound = 'card' | 'flip' | 'coin' | 'magic' | 'turn' | 'win' | 'neigh' | 'emote';

interface Note {
  pitch: number;
  /** Where the pitch glides to by the end, if it does. */
  to?: number;
  /** How often a second the pitch trembles: what makes a whinny of a note. */
  trembles?: number;
  after: number;
  lasts: number;
  wave: OscillatorType;
  loud: number;
}

function note(pitch: number, after: number, lasts: number, wave: OscillatorType = 'sine', loud = 0.12): Note {
  return { pitch, after, lasts, wave, loud };
}

const TUNES: Record<Sound, Note[]> = {
  card: [note(190, 0, 0.07, 'triangle', 0.1)],
  flip: [note(300, 0, 0.06, 'triangle'), note(420, 0.05, 0.09, 'triangle')],
  coin: [note(1320, 0, 0.08), note(1760, 0.06, 0.18)],
  magic: [note(520, 0, 0.16), note(660, 0.08, 0.16), note(880, 0.16, 0.16), note(1180, 0.24, 0.3)],
  turn: [note(660, 0, 0.12), note(880, 0.11, 0.2)],
  emote: [note(740, 0, 0.07, 'sine', 0.07), note(988, 0.06, 0.12, 'sine', 0.07)],
  neigh: [
    { ...note(900, 0, 0.62, 'sawtooth', 0.07), to: 430, trembles: 17 },
    { ...note(1350, 0, 0.5, 'triangle', 0.05), to: 640, trembles: 17 },
  ],
  win: [note(523, 0, 0.18), note(659, 0.14, 0.18), note(784, 0.28, 0.18), note(1047, 0.42, 0.5)],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  // Until somebody has touched the page, as after a reload, browsers let nothing sound, and complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { pitch, to, trembles, after, lasts, wave, loud } of TUNES[sound]) {
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(pitch, currentTime + after);
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, currentTime + after + lasts);
    if (trembles !== undefined) {
      const shaking = context.createOscillator();
      const depth = context.createGain();
      shaking.frequency.value = trembles;
      depth.gain.value = pitch / 9;
      shaking.connect(depth).connect(voice.frequency);
      shaking.start(currentTime + after);
      shaking.stop(currentTime + after + lasts);
    }
    volume.gain.setValueAtTime(0, currentTime + after);
    volume.gain.linearRampToValueAtTime(loud, currentTime + after + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + after + lasts);
    voice.connect(volume).connect(destination);
    voice.start(currentTime + after);
    voice.stop(currentTime + after + lasts + 0.02);
  }
}
