// Tiny cues, off unless asked for: a pluck for a card, two for one's turn, a chord for the end.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const CUES = { card: [196], turn: [392, 523], end: [262, 330, 392, 523] } as const;

export function cue(kind: keyof typeof CUES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  CUES[kind].forEach((pitch, i) => {
    const tone = context!.createOscillator();
    const loudness = context!.createGain();
    const at = start + i * 0.09;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.14, at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
    tone.connect(loudness).connect(context!.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  });
}
