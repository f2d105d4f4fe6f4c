// Seats are told apart by colour and by emblem, never by colour alone.
import { type Component, getContext, setContext } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Eagle from "~icons/game-icons/eagle-emblem";
import Fleur from "~icons/game-icons/fleur-de-lys";
import Lion from "~icons/game-icons/lion";
import Stag from "~icons/game-icons/stag-head";
import Sun from "~icons/game-icons/heraldic-sun";
import Tower from "~icons/game-icons/white-tower";

export type Icon = Component<SvelteHTMLElements["svg"]>;

export interface Emblem {
  icon: Icon;
  /** Wax: with white on it, and on parchment, above 4.5 to 1. */
  wax: string;
  /** The same, lit: for text and lines on the dark table. */
  lit: string;
  /** What is drawn on the wax, if not white. */
  on?: string;
  /** The colour of lines on a light page, where wax is too light for that. */
  line?: string;
}

/** The colour of a seat on a page or slip, whether those are light or dark. */
export function tint(seat: number): string {
  return tintOf(emblem(seat));
}

export function tintOf({ wax, line = wax, lit }: Emblem): string {
  return `light-dark(${line}, ${lit})`;
}

const ARMS = Symbol("arms");

/** All below shows seats as their game does, such as in the arms of their families; as ever where it gives none. */
export function wearArms(of: (seat: number) => Emblem | null): void {
  setContext(ARMS, of);
}

/** The emblem of a seat at this table. */
export function armsHere(): (seat: number) => Emblem {
  const of = getContext<((seat: number) => Emblem | null) | undefined>(ARMS);
  return (seat) => of?.(seat) ?? emblem(seat);
}

const EMBLEMS: readonly Emblem[] = [
  { icon: Lion, wax: "#9c2233", lit: "#f0a39d" },
  { icon: Eagle, wax: "#1f4f82", lit: "#a3c4ea" },
  { icon: Fleur, wax: "#2e6540", lit: "#a5d3ad" },
  { icon: Tower, wax: "#8a5a0b", lit: "#ecc274" },
  { icon: Stag, wax: "#66377e", lit: "#d4b1e6" },
  { icon: Sun, wax: "#33383f", lit: "#ccd3da" },
];

export function emblem(seat: number): Emblem {
  return EMBLEMS[((seat % EMBLEMS.length) + EMBLEMS.length) % EMBLEMS.length]!;
}
