// Cues: none unless asked for, as loud as was chosen, and no two alike.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep } from "./settings.svelte";
import { CUES, cue } from "./sound";

interface Tone {
  wave: string;
  pitch: number;
  at: number;
  loudest: number;
}

/** What was played. */
const heard: Tone[] = [];

class Context {
  currentTime = 0;
  destination = {};
  createOscillator() {
    const tone = { type: "", frequency: { value: 0 }, gain: { loudest: 0 }, connect: (gain: { loudest: number }) => ((tone.gain = gain), gain), start: (at: number) => heard.push({ wave: tone.type, pitch: tone.frequency.value, at, loudest: tone.gain.loudest }), stop: () => {} };
    return tone;
  }
  createGain() {
    const node = { loudest: 0, connect: () => {}, gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: (value: number) => (node.loudest = Math.max(node.loudest, value)) } };
    return node;
  }
}

const KINDS = Object.keys(CUES) as (keyof typeof CUES)[];

function played(kind: keyof typeof CUES): Tone[] {
  heard.length = 0;
  cue(kind);
  return [...heard];
}

describe("the cues", () => {
  beforeEach(() => vi.stubGlobal("AudioContext", Context));
  afterEach(() => keep({ sound: false, volume: 0.5 }));

  it("are silent until somebody asks for them, and where the volume is nothing", () => {
    expect(KINDS.flatMap(played)).toEqual([]);
    keep({ sound: true, volume: 0 });
    expect(KINDS.flatMap(played)).toEqual([]);
  });

  it("are as loud as was chosen", () => {
    keep({ sound: true, volume: 1 });
    const [full] = played("card");
    keep({ volume: 0.5 });
    const [half] = played("card");
    expect(half!.loudest).toBeCloseTo(full!.loudest / 2);
  });

  it("are told apart: no two begin alike, or have the same tones", () => {
    keep({ sound: true, volume: 1 });
    const tunes = KINDS.map((kind) => played(kind));
    expect(new Set(tunes.map(([first]) => `${first!.wave} ${first!.pitch}`)).size).toBe(KINDS.length);
    expect(new Set(tunes.map((tune) => tune.map(({ pitch, at }) => `${pitch} ${at}`).join(" "))).size).toBe(KINDS.length);
  });
});
