// What board, decision bar and hand share: a verb that was opened, a half-made choice, and what somebody looks at.
import type { BoardProps } from "../../lib/board";
import type { Choice, Text } from "../../lib/messages";
import type { Frame } from "../../lib/window";
import { Holding, type Scene } from "./holding.svelte";
import { offered } from "./moves";
import type { Table } from "./reading";

export type Actor = "hero" | "follower";
export const TABS = ["map", "hero", "quests", "hand", "log"] as const;
export type Tab = (typeof TABS)[number];

/** So much room, in sizes of text, the whole table needs; with less there are tabs. As in TableLayout.svelte. */
export const ROOM = [60, 32.01] as const;
/** With so much there is room for the whole sheet and the whole hand as well. */
export const FULL = [80, 47] as const;

export class Draft {
  /** The verb whose options are listed; null: the first that has any, "": none. */
  verb = $state<string | null>(null);
  /** Whether the follower comes along. */
  together = $state(true);
  /** Whether it was asked if the turn may end with points left. */
  ending = $state(false);
  /** Whether a small screen shows all verbs. */
  verbs = $state(false);
  /** Who is to act. */
  actor = $state<Actor>("hero");
  /** The figure whose sheet is shown; null: the own hero. */
  shown = $state<string | null>(null);
  /** Places that are lit, since somebody points at what they are about, such as a quest. */
  pointed = $state<readonly string[]>([]);
  /** Where a location is to be laid, as in the move `at 0,1`, and how often it is turned to the right. */
  cell = $state<string | null>(null);
  turn = $state<number | null>(null);
  /** How it is turned, once its cell was chosen for good: the move that follows. */
  laid = $state<number | null>(null);
  /** The answer that is to be confirmed: the name of a choice. */
  answer = $state<string | null>(null);
  /** Whether the map is looked at while an entry or a fight is open; or these, where cards to choose from lie upon them. */
  aside = $state(false);
  /** The part of the map that is seen; null: all of it, as it fits. */
  near = $state.raw<Frame | null | undefined>(undefined);
  /** What a small screen shows. */
  tab = $state<Tab>("map");
  /** Whether the sheet lies open over the map, where there is room for a rail only. */
  open = $state(false);
  /** The page that is read, and what stays until it is turned. */
  readonly held: Holding;
  /** The verb whose list opens again with the next question, since things are handled one after the other. */
  again: string | null = null;
  private sight = "";

  constructor(table = "") {
    this.held = new Holding(table);
  }

  /** Where another question is asked, what was half chosen no longer counts. */
  look(prompt: Text | null, choices: readonly Choice[]): void {
    const sight = JSON.stringify([prompt?.id ?? null, choices.map((choice) => choice.name)]);
    if (sight === this.sight) return;
    this.sight = sight;
    this.clear();
    if (prompt === null) return;
    this.verb = this.again;
    this.again = null;
  }

  /** What is in the middle: whoever looks past it sees the map, or what cards to choose from lie upon. */
  scene(table: Table, props: BoardProps): Scene {
    const scene = this.held.scene(table, props);
    return this.aside && offered(props.choices).length === 0 ? "map" : scene;
  }

  /** Cards that lie in the middle to be chosen from, which the bar need not list again. */
  laidOut(choices: readonly Choice[], wide: boolean): Choice[] {
    return this.aside || !(wide || this.tab === "map") ? [] : offered(choices);
  }

  /** Another position, or another part of what is played back. Whoever opens a verb turns the page. */
  follow(table: Table, props: BoardProps): void {
    if (this.verb) this.held.turn(props.log.length);
    this.held.follow(table, props);
    if (this.held.scene(table, props) === "map") this.aside = false;
  }

  clear(): void {
    this.verb = null;
    this.ending = false;
    this.verbs = false;
    this.answer = null;
    this.cell = null;
    this.turn = null;
    this.pointed = [];
  }

  choose(verb: string): void {
    this.verb = this.verb === verb ? "" : verb;
    this.ending = false;
    this.verbs = false;
  }

  show(figure: string | null): void {
    this.shown = figure;
    this.open = true;
    this.tab = "hero";
  }
}
