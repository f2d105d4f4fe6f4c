// What board, decision bar and hand share: a half-made choice, and what somebody looks at.
import type { Choice, Text } from "../lib/messages";
import type { View } from "./view";

export class Desk {
  /** The card that is to be deployed; its area comes next. */
  card = $state<string | null>(null);
  /** Whether the hexes that can be chosen are listed in the decision bar as well. */
  listing = $state(false);
  /** The hex that a button points at. */
  pointed = $state<string | null>(null);
  /** The hex that is told about. */
  hex = $state<string | null>(null);
  /** Whose family board is open; undefined until somebody chose: then it is the own. */
  private open = $state<number | null | undefined>(undefined);
  private sight = "";

  /** Whose family board is shown; `narrow` screens show none until one is asked for. */
  shown(view: View, narrow: boolean): number | null {
    if (this.open !== undefined) return this.open;
    return narrow ? null : (view.seat ?? 0);
  }

  show(seat: number, view: View, narrow: boolean): void {
    this.open = this.shown(view, narrow) === seat ? (narrow ? null : (view.seat ?? 0)) : seat;
  }

  close(): void {
    this.open = undefined;
  }

  /** Where another question is asked, what was half chosen no longer counts. */
  look(prompt: Text | null, choices: readonly Choice[]): void {
    const sight = JSON.stringify([prompt, choices.map((choice) => choice.name)]);
    if (sight === this.sight) return;
    this.sight = sight;
    this.clear();
  }

  clear(): void {
    this.card = null;
    this.listing = false;
    this.pointed = null;
  }

  choose(card: string): void {
    this.card = this.card === card ? null : card;
  }

  leave(): void {
    this.clear();
    this.hex = null;
    this.sight = "";
  }
}
