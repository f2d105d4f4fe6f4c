// Lets fly what the events of a state tell of, when the board comes to show it.
import { untrack } from "svelte";
import type { GameFace } from "./board";
import type { Text } from "./messages";
import { depart } from "./motion";

const MOST = 12; // events at once: whoever was away does not want to see them all

/** For a page with a table: `const shown = $derived(flights.before(state))`, and `$effect(() => flights.after(shown))`. */
export class Flights<State extends { events: readonly Text[] }> {
  private shown: State | null = null;
  private whose = Number.NaN;
  private land: (() => void) | null = null;

  constructor(
    private face: () => GameFace | null,
    private seat: () => number,
  ) {}

  /** On its way to the board: nothing of a state is drawn before it went through here, so things still lie as they did. */
  before(state: State | null): State | null {
    if (state !== this.shown) untrack(() => this.measure(state));
    return state;
  }

  private measure(state: State | null): void {
    const [last, eyes] = [this.shown, this.seat()];
    const goesOn = last !== null && eyes === this.whose;
    [this.shown, this.whose] = [state, eyes];
    const ways = this.face()?.flights;
    if (goesOn && ways && state && state.events.length <= MOST) this.land = depart(state.events.flatMap((text) => ways(text, eyes)));
  }

  /** Once the board shows it. */
  after(_shown: State | null): void {
    this.land?.();
    this.land = null;
  }
}
