// The families: colours by family, not by seat, an emblem each, and a band for each Domain; grey until chosen.
import Eagle from "~icons/game-icons/eagle-emblem";
import Lily from "~icons/game-icons/fleur-de-lys";
import Sun from "~icons/game-icons/heraldic-sun";
import Unknown from "~icons/game-icons/help";
import Snake from "~icons/game-icons/snake";
import type { Emblem, Icon } from "../../lib/emblems";

export interface Band {
  colour: string;
  /** Strokes and gaps, in the map's units. */
  dashes: string;
  round: boolean;
  wide: number;
}

export interface Arms {
  colour: string;
  /** What is drawn and written on the colour. */
  on: string;
  /** The same for text and lines on walnut. */
  lit: string;
  icon: Icon;
  /** The colour of lines on a light page, where the other is too light for that. */
  line?: string;
  /** What tells the band of a Domain apart beside its colour; none is plain. */
  band: Band | null;
}

const NOBODY: Arms = { colour: "#6b6459", on: "#fff6e6", lit: "#d5d2dc", icon: Unknown, band: null };

const ARMS: Record<string, Arms> = {
  este: { colour: "#b3262b", on: "#fff6e6", lit: "#ff9f94", icon: Eagle, band: null },
  gonzaga: { colour: "#211f26", on: "#fff6e6", lit: "#d5d2dc", icon: Sun, band: { colour: "#fff6e6", dashes: "4 5", round: false, wide: 2.6 } },
  medici: { colour: "#f2b51d", on: "#2a1f15", lit: "#f7ca58", line: "#8a6508", icon: Lily, band: { colour: "#2a1f15", dashes: "0.1 8", round: true, wide: 3.8 } },
  visconti: { colour: "#2160ab", on: "#fff6e6", lit: "#a3c8f5", icon: Snake, band: { colour: "#d6e8ff", dashes: "11 5", round: false, wide: 2.2 } },
};

/** Who leads which family. */
export interface Led {
  players: readonly { family: string | null }[];
}

/** A family's colour on a slip, whether that is light or dark. */
export function tintOf(view: Led, seat: number): string {
  const { colour, lit } = armsOf(view, seat);
  return `light-dark(${colour}, ${lit})`;
}

/** How log, results and charts show a seat; as ever until it leads a family. */
export function emblemOf(view: Led, seat: number): Emblem | null {
  const { colour, ...arms } = armsOf(view, seat);
  return view.players[seat]?.family ? { wax: colour, ...arms } : null;
}

export function armsOf(view: Led, seat: number): Arms {
  return ARMS[view.players[seat]?.family ?? ""] ?? NOBODY;
}
