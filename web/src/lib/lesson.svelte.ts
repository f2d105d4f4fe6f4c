// A lesson as a page plays it: the server says what comes of a move, the page keeps the place and shows what followed.
import * as api from "./api";
import { recalled, remember } from "./learned.svelte";
import type { Json, LessonPlace, Scene, Text } from "./messages";
import { quick } from "./motion";
import type { ShownRefusal } from "./table.svelte";

const BETWEEN = 900; // milliseconds from one move of the others to the next
const LONGEST = 3000; // milliseconds for all that follow one another
const PULSE_AFTER = 2; // moves that were not wanted
const SHOW_AFTER = 3;

export class LessonModel {
  /** Null until it is here. */
  place = $state.raw<LessonPlace | null>(null);
  /** What is still to be shown of what followed the last move; the first is on the table. */
  scenes = $state.raw<readonly Scene[]>([]);
  reply = $state.raw<Text | null>(null);
  refusal = $state.raw<ShownRefusal | null>(null);
  /** Moves in a row that were not wanted. */
  wrong = $state(0);
  busy = $state(false);
  /** A sentence, where the server could not be asked. */
  failure = $state<string | null>(null);
  /** Counts what was held back: a half-made choice is dropped then. */
  held = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = 0;

  constructor(readonly game: string) {}

  get scene(): Scene | undefined {
    return this.scenes[0];
  }

  get view(): Json | null {
    return this.scene?.view ?? this.place?.state.view ?? null;
  }

  get log(): Text[] {
    const events = this.place?.state.events ?? [];
    return this.scene ? events.slice(0, this.scene.version) : events;
  }

  /** Whether it is the learner's move now. */
  get asks(): boolean {
    return !this.scene && Boolean(this.place?.state.asked);
  }

  get over(): boolean {
    return !this.scene && this.place !== null && this.place.beat === this.place.beats;
  }

  get points(): readonly string[] {
    return this.asks ? (this.place?.points ?? []) : [];
  }

  get wanted(): readonly string[] {
    return this.asks ? (this.place?.wanted ?? []) : [];
  }

  get pulses(): boolean {
    return this.wrong >= PULSE_AFTER;
  }

  get canShow(): boolean {
    return this.asks && this.wrong >= SHOW_AFTER;
  }

  /** Where this browser was; from the beginning where it was nowhere, at the end, or where the lesson has changed. */
  async open(): Promise<void> {
    const { path } = recalled(this.game);
    await this.go(path);
    if (this.place === null || this.over) await this.go([]);
  }

  restart(): Promise<void> {
    return this.go([]);
  }

  back(): Promise<void> {
    return this.place ? this.go(this.place.path.slice(0, this.place.back)) : Promise.resolve();
  }

  showMe(): Promise<void> {
    return this.act(this.wanted[0] ?? "");
  }

  async act(move: string): Promise<void> {
    if (!this.place || !this.asks || this.busy || !move) return;
    this.busy = true;
    const place = await this.ask(this.place.path, move);
    if (place) this.take(place);
    this.busy = false; // last: a board goes on with what it began once it sees what came of it
  }

  private take(place: LessonPlace): void {
    this.reply = place.reply;
    this.refusal = place.refusal;
    this.place = place;
    if (place.outcome === "wanted") {
      this.wrong = 0;
      remember(this.game, { path: place.path, ...(place.beat === place.beats ? { taught: true } : {}) });
      this.play(place.scenes);
    } else {
      this.wrong += 1;
      this.held += 1;
    }
  }

  /** Why a move is not possible. One that is possible, but not wanted, is no question. */
  async why(move: string): Promise<void> {
    if (!this.place || !this.asks || this.busy) return;
    const place = await this.ask(this.place.path, move);
    if (place?.refusal) this.refusal = place.refusal;
  }

  /** On: from a sentence to what follows it, from moves that are being shown to the next sentence or question. */
  next(): void {
    clearTimeout(this.timer);
    const rest = this.scenes.slice(1);
    const sentence = rest.findIndex((scene) => scene.say);
    if (this.scene?.say) this.show(rest);
    else this.show(sentence < 0 ? [] : rest.slice(sentence));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async go(path: readonly string[]): Promise<void> {
    this.busy = true;
    const place = await this.ask(path, "");
    this.busy = false;
    if (!place) return;
    clearTimeout(this.timer);
    this.place = place;
    this.reply = null;
    this.refusal = null;
    this.wrong = 0;
    this.held += 1;
    this.scenes = [];
    remember(this.game, { path: place.path });
  }

  private async ask(path: readonly string[], move: string): Promise<LessonPlace | null> {
    this.failure = null;
    try {
      return await api.learn(this.game, { path: [...path], move });
    } catch (error) {
      const refused = error instanceof api.RequestRefused ? error : null;
      if (refused?.status !== 409) this.failure = refused?.refusal.text ?? "";
      return null;
    }
  }

  /** The learner's move alone needs no showing: the next question shows it. */
  private play(scenes: readonly Scene[]): void {
    if (scenes.length < 2) return;
    this.pace = Math.min(BETWEEN, LONGEST / Math.max(1, scenes.filter((scene) => !scene.say).length));
    this.show(scenes);
  }

  /** Moves come one after the other, or all at once for who wants no motion; a sentence waits to be read. */
  private show(scenes: readonly Scene[]): void {
    const still = quick(1) === 0;
    const shown = still ? scenes.slice(Math.max(0, scenes.findIndex((scene) => scene.say))) : scenes;
    this.scenes = still && !shown[0]?.say ? [] : shown;
    if (this.scene && !this.scene.say) this.timer = setTimeout(() => this.show(this.scenes.slice(1)), this.pace);
  }
}
