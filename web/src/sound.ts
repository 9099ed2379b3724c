/** Small sounds made on the spot; nothing is loaded, and nothing sounds unless it was switched on. */

import { settings } from './settings.svelte.ts';

export type Sound = 'card' | 'flip' | 'coin' | 'magic' | 'turn' | 'win';

interface Note {
  pitch: number;
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
  win: [note(523, 0, 0.18), note(659, 0.14, 0.18), note(784, 0.28, 0.18), note(1047, 0.42, 0.5)],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { pitch, after, lasts, wave, loud } of TUNES[sound]) {
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = wave;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0, currentTime + after);
    volume.gain.linearRampToValueAtTime(loud, currentTime + after + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + after + lasts);
    voice.connect(volume).connect(destination);
    voice.start(currentTime + after);
    voice.stop(currentTime + after + lasts + 0.02);
  }
}
