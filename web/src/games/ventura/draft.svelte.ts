// What board, decision bar and hand share: a half-made choice, and what somebody looks at.
import { moveName } from "../../lib/choices";
import type { Choice, Text } from "../../lib/messages";
import { exact } from "./places.svelte";
import type { Table } from "./reading";
import { type Wishes, recalled, remember } from "./wishes";

/** So long the accounts of the round before are of use. */
const EARLY = ["initiative", "prestige", "fortune", "recruit", "recovery"];

/** What a small screen shows over the map; nothing while one decides. */
export const TABS = ["decide", "hand", "troops", "treasury", "log"] as const;
export type Tab = (typeof TABS)[number];

export class Draft {
  /** The card that is to be deployed; its area comes next. */
  card = $state<string | null>(null);
  /** Whether the hexes that can be chosen are listed in the decision bar as well. */
  listing = $state(false);
  /** The hex that a button points at. */
  pointed = $state<string | null>(null);
  /** The hex that the next press is about: pointed at on the map, in a list, or tapped once. */
  aimed = $state<string | null>(null);
  /** What the choice that one points at would cost, in Florins. */
  spend = $state(0);
  /** Whether the sheet of a battle is lifted off the map. */
  lifted = $state(false);
  /** Where a march goes on to by itself, tile by tile. */
  heading = $state<string | null>(null);
  private steps = 0;
  /** The hex that is told about. */
  hex = $state<string | null>(null);
  /** Whose family board somebody opened; else it is the own. */
  private open = $state<number | null>(null);
  tab = $state<Tab>("decide");
  private sight = "";
  /** What this browser remembers. */
  wishes = $state(recalled());
  /** Whether the signs of the map are explained. */
  legend = $state(false);
  /** The round whose accounts are shown. */
  sheet = $state<number | null>(null);
  private byItself = false;
  private round: number | null = null;

  wish(change: Partial<Wishes>): void {
    Object.assign(this.wishes, change);
    exact.on = this.wishes.exact;
    remember(this.wishes);
  }

  showSheet(round: number | null): void {
    this.sheet = round;
    this.byItself = false;
  }

  /** After a round its accounts are shown, where the log tells of it, until they are closed or the next ones come near. */
  follow(round: number, phase: string, told: (round: number) => boolean): void {
    const before = this.round;
    this.round = round;
    if (this.byItself && !EARLY.includes(phase)) this.showSheet(null);
    if (this.wishes.sheet && before !== null && round > before && told(before)) {
      this.sheet = before;
      this.byItself = true;
    }
  }

  /** Whose family board is shown; `narrow` screens show one in its tab. */
  shown(view: Table, narrow: boolean): number | null {
    return narrow && this.tab !== "troops" ? null : (this.open ?? view.seat ?? 0);
  }

  show(seat: number, view: Table, narrow: boolean): void {
    const same = this.shown(view, narrow) === seat;
    this.open = same ? null : seat;
    this.tab = same ? "decide" : "troops";
  }

  /** Another tab; the own one leads back to the map. */
  turn(tab: Tab): void {
    if (tab !== "troops" || this.tab === "troops") this.open = null;
    this.tab = this.tab === tab ? "decide" : tab;
  }

  /** Where another question is asked, what was half chosen no longer counts. */
  look(prompt: Text | null, choices: readonly Choice[]): void {
    const sight = JSON.stringify([prompt, choices.map((choice) => choice.name)]);
    if (sight === this.sight) return;
    this.sight = sight;
    this.aimed = null;
    this.hex = null;
    this.clear();
  }

  /** March to a tile in reach: step by step, and no farther than where somebody may act. */
  goTo(hex: string, view: Table, act: (name: string) => void): void {
    const path = view.march?.reach[hex]?.path ?? [];
    const [next] = path;
    // A step that was refused is not tried again and again.
    const stuck = this.heading === hex && path.length >= this.steps;
    this.heading = next === undefined || stuck ? null : hex;
    this.steps = path.length;
    if (next !== undefined && !stuck) act(moveName("at", next));
  }

  point(hex: string | null): void {
    this.pointed = hex;
    if (hex !== null) this.aimed = hex;
  }

  clear(): void {
    this.card = null;
    this.listing = false;
    this.pointed = null;
    this.spend = 0;
  }

  choose(card: string): void {
    this.card = this.card === card ? null : card;
    if (this.tab === "hand") this.tab = "decide"; // where its area is asked
  }

  leave(): void {
    this.clear();
    this.hex = null;
    this.sight = "";
    this.showSheet(null);
    this.round = null;
  }
}
