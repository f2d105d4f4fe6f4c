// Seats are told apart by colour and by emblem, never by colour alone.
import type { Component } from "svelte";
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
}

/** The colour of a seat on a page or slip, whether those are light or dark. */
export function tint(seat: number): string {
  const { wax, lit } = emblem(seat);
  return `light-dark(${wax}, ${lit})`;
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
