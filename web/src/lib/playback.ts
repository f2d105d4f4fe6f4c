// What happened, played in order before the board settles: one beat an event. Nothing here knows a clock but by its
// timer, nor a table: whatever the board shows last is `settled`.
import type { Text } from "./messages";

/** How fast bots play and what they did is shown. */
export const SPEEDS = ["calm", "brisk", "once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds of one beat. */
export const BEAT: Record<Speed, number> = { calm: 600, brisk: 250, once: 0 };
/** A result stays until it has been seen. */
export const RESULT = 2000;
/** However much happened, all beats but results and dice together take no longer. */
export const LONGEST = 2400;
/** How much of a table's pace one waits for bots, and of their time dice take. */
export const PACE: Record<Speed, number> = { calm: 1, brisk: 0.4, once: 0 };
/** Whoever asks for it sees what is left so much faster. */
const HURRIED = 0.3;

/** What a face says of an event that must be seen: who stands where. */
export interface Banner {
  title: string;
  lines: readonly { seat: number; text: string; first: boolean }[];
}

export interface Beat {
  text: Text;
  /** The result of something, for which the board stays as it was. */
  banner: Banner | null;
  /** Milliseconds at a calm pace, where it takes its own time, such as dice that fall. */
  takes?: number;
}

/** What is shown now: a state of the table, and the beat that is played on it. */
export interface Frame<State> {
  state: State;
  beat: Beat | null;
  /** How long this beat is shown. */
  length: number;
}

interface Scene<State> {
  state: State;
  beats: readonly Beat[];
}

export class Playback<State> {
  private frame: Frame<State> | null = null;
  private scenes: Scene<State>[] = [];
  private step = 0;
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private speed: () => Speed,
    private show: (frame: Frame<State>) => void,
  ) {}

  get playing(): boolean {
    return this.timer !== undefined;
  }

  /** A new state, and what led to it since the last one. */
  push(state: State, beats: readonly Beat[]): void {
    const seen = this.speed() === "once" ? beats.filter((beat) => beat.banner) : beats;
    this.scenes.push({ state, beats: seen });
    const plain = this.waiting.filter((beat) => !beat.takes);
    this.step = Math.min(BEAT[this.speed()], LONGEST / Math.max(1, plain.length));
    if (!this.playing) this.next();
  }

  /** The board settles at once, on this state or on the last that came. */
  settle(state: State | undefined = this.scenes.at(-1)?.state): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.hurried = false;
    this.scenes = [];
    if (state !== undefined) this.to({ state, beat: null, length: 0 });
    else if (this.frame?.beat) this.to({ ...this.frame, beat: null, length: 0 });
  }

  /** Everything at once: the board settles, and the last result stays over it. */
  still(state: State, beats: readonly Beat[]): void {
    this.settle(state);
    const beat = beats.findLast((one) => one.banner);
    if (!beat) return;
    this.to({ state, beat, length: RESULT });
    this.timer = setTimeout(() => this.next(), RESULT);
  }

  /** What is left of this goes faster, beginning now. */
  hurry(): void {
    if (!this.playing || this.hurried) return;
    this.hurried = true;
    clearTimeout(this.timer);
    this.next();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private to(frame: Frame<State>): void {
    this.frame = frame;
    this.show(frame);
  }

  /** The next beat. The last one of a state is played on that state, unless the board is to stay as it was. */
  private next(): void {
    this.timer = undefined;
    const scene = this.scenes[0];
    if (!scene) {
      this.hurried = false;
      if (this.frame?.beat) this.to({ ...this.frame, beat: null, length: 0 });
      return;
    }
    const [beat, ...rest] = scene.beats;
    if (!beat) {
      this.scenes.shift();
      this.to({ state: scene.state, beat: null, length: 0 });
      this.next();
      return;
    }
    const length = this.length(beat);
    scene.beats = rest;
    const settles = rest.length === 0 && !beat.banner;
    if (settles) this.scenes.shift();
    this.to({ state: settles || !this.frame ? scene.state : this.frame.state, beat, length });
    this.timer = setTimeout(() => this.next(), length);
  }

  private get waiting(): Beat[] {
    return this.scenes.flatMap((scene) => scene.beats);
  }

  /** Of several results only the last one stays. */
  private length(beat: Beat): number {
    if (beat.banner && this.waiting.filter((one) => one.banner).length === 1) return RESULT;
    const own = beat.takes ? beat.takes * PACE[this.speed()] : this.step;
    return this.hurried ? own * HURRIED : own;
  }
}
