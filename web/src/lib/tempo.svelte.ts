// How fast one table goes for the person at it: what happened is played back, bots wait or do not, and a dangerous move
// can be taken back for a moment.
import { beatsOf } from "./beats";
import type { GameFace } from "./board";
import { Hesitation } from "./hesitation.svelte";
import type { State, Text } from "./messages";
import { isStill } from "./motion";
import { type Frame, PACE, Playback } from "./playback";
import { settings } from "./settings.svelte";
import type { TableModel } from "./table.svelte";
import type { Speaker } from "./words.svelte";

/** So many lines of a log were told when this state is shown, with this beat of what led on from it. */
export function toldOf(log: readonly Text[], before: number, shown: State | null, beat: Text | null): number {
  return Math.max(shown ? shown.version - before : log.length, beat ? log.lastIndexOf(beat) + 1 : 0);
}

export class Tempo {
  /** What the board shows. */
  frame = $state.raw<Frame<State> | null>(null);
  /** On to the next decision, without any wait. */
  running = $state(false);
  readonly hesitation: Hesitation;
  private readonly playback: Playback<State>;
  private last: State | null = null;

  constructor(private model: TableModel) {
    this.hesitation = new Hesitation((name) => void model.play(name));
    this.playback = new Playback<State>(
      () => (this.running ? "once" : settings.speed),
      (frame) => (this.frame = frame),
    );
  }

  /** A new state, if it is one; null behind a curtain. */
  follow(now: State | null, face: GameFace | null, speaker: Speaker): void {
    const last = this.last;
    if (now === last && now === null) return;
    this.last = face ? now : null;
    if (!now || !face) {
      this.playback.settle();
      this.frame = null;
      return;
    }
    if (now === last) return;
    const told = last && last.seat === now.seat ? now.version - last.version : -1;
    // What was taken back, or came while the line was down, is not played.
    if (!last || told < 0 || told > now.events.length) {
      this.playback.settle(now);
      return;
    }
    const events = told > 0 ? now.events.slice(-told) : [];
    const beats = beatsOf(face, { speaker, before: last.view, after: now.view, events });
    if (isStill()) this.playback.still(now, beats);
    else this.playback.push(now, beats);
    this.forget(now);
  }

  /** The board settles. Returns whether something was left to be played. */
  skip(): boolean {
    if (!this.playback.playing) return false;
    this.playback.settle(this.last ?? undefined);
    return true;
  }

  hurry(): void {
    this.playback.hurry();
  }

  act(name: string): void {
    this.skip();
    const state = this.model.state;
    const choice = [...(state?.asked?.choices ?? []), ...(state?.asides ?? [])].find((one) => one.name === name);
    this.hesitation.press(name, choice?.danger);
  }

  /** What waits to be sent is no longer possible. */
  private forget(now: State): void {
    const pending = this.hesitation.pending;
    const choices = [...(now.asked?.choices ?? []), ...now.asides];
    if (pending && !choices.some((choice) => choice.name === pending.name)) this.hesitation.takeBack();
  }

  /** Whether only bots are waited for, by a person who plays alone against them. */
  get alone(): boolean {
    const people = this.model.info.seats.filter((seat) => seat.kind === "person");
    const now = this.model.state;
    return people.length > 0 && people.every((seat) => seat.yours) && !now?.asked && !now?.result && (now?.thinking.length ?? 0) > 0;
  }

  run(): void {
    if (!this.alone) return;
    this.skip();
    this.running = true;
  }

  /** How much of the table's pace one waits for bots now. */
  get pace(): number {
    return this.running ? 0 : PACE[settings.speed];
  }

  close(): void {
    this.playback.close();
    this.hesitation.takeBack();
  }
}
