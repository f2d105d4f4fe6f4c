// Tiny cues, off unless asked for. Each sounds unlike the others: by its notes, and by the kind of tone.
import { settings } from "./settings.svelte";

interface Cue {
  wave: OscillatorType;
  /** In hertz, one after the other. */
  notes: readonly number[];
  /** Seconds from one note to the next, and how long each rings. */
  step: number;
  ring: number;
}

export const CUES = {
  card: { wave: "triangle", notes: [196], step: 0, ring: 0.18 }, // a pluck
  turn: { wave: "sine", notes: [392, 523], step: 0.12, ring: 0.4 }, // a bell that rises
  no: { wave: "sawtooth", notes: [147, 110], step: 0.08, ring: 0.14 }, // a low buzz that falls
  chat: { wave: "sine", notes: [880, 880], step: 0.07, ring: 0.08 }, // two high drops
  end: { wave: "triangle", notes: [262, 330, 392, 523], step: 0.11, ring: 0.7 }, // a chord
} as const satisfies Record<string, Cue>;

const LOUDEST = 0.28;
const SILENCE = 0.0001; // a gain may not fall to nothing

let context: AudioContext | null = null;

export function cue(kind: keyof typeof CUES): void {
  if (!settings.sound || settings.volume <= 0) return;
  context ??= new AudioContext();
  const { wave, notes, step, ring } = CUES[kind];
  const start = context.currentTime;
  for (const [i, pitch] of notes.entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const at = start + i * step;
    tone.type = wave;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(SILENCE, at);
    loudness.gain.exponentialRampToValueAtTime(LOUDEST * settings.volume, at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, at + ring);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + ring + 0.02);
  }
}
