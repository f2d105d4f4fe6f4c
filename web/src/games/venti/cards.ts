// How numbers, symbols and conditions of VENTI look.
import type { Speaker } from "../../lib/words.svelte";
import type { Face } from "./reading";

export type SymbolName = NonNullable<Face["symbol"]>;
/** Groups of positions; those of one group are alike, and most groups have one. */
export type Groups = NonNullable<Face["condition"]>;
/** One position of a condition: a number, a symbol, or any number. */
export type Place = Groups[number][number];

export const SYMBOLS: readonly SymbolName[] = ["circle", "triangle", "diamond", "square"];

export interface Look {
  /** In a box of 100 by 100. */
  outline: string;
  /** Told apart also by those who see fewer colours, and by their lightness. */
  colour: string;
  /** What stands on it. */
  ink: string;
  /** Where the middle of a numeral lies, and how large it can be. */
  middle: number;
  size: number;
}

export const LOOKS: Record<SymbolName, Look> = {
  circle: { outline: "M50 3a47 47 0 1 0 0 94a47 47 0 1 0 0-94z", colour: "#00488a", ink: "#ffffff", middle: 50, size: 66 },
  triangle: { outline: "M50 5L97 93H3z", colour: "#c94a08", ink: "#ffffff", middle: 65, size: 50 },
  diamond: { outline: "M50 1L99 50L50 99L1 50z", colour: "#00855f", ink: "#ffffff", middle: 50, size: 56 },
  square: { outline: "M7 7H93V93H7z", colour: "#f3bd24", ink: "#1d1a16", middle: 50, size: 66 },
};

export function symbolOf(number: number): SymbolName {
  return SYMBOLS[Math.floor(number / 2)]!;
}

/** A condition in words: "a pair and a triangle". */
export function spoken(condition: Groups, speaker: Speaker): string {
  const parts = condition.map((group) => {
    const [first] = group;
    if (first === "any" || first === undefined) {
      return group.length > 1 ? speaker.text("venti-alike", { count: group.length }) : speaker.text("venti-any");
    }
    const one = typeof first === "number" ? String(first) : speaker.text(`role-${first}`);
    return Array(group.length).fill(one).join(", ");
  });
  return parts.join(", ");
}

/** A card for who cannot see it: its name and, where they are printed, its points and condition. */
export function described(face: Face, speaker: Speaker): string {
  const name = String(speaker.thing("any", face.card));
  if (face.condition === undefined) return speaker.has(`about-${face.card}`) ? `${name}. ${speaker.text(`about-${face.card}`)}` : name;
  return speaker.text("venti-card", { card: name, count: face.points ?? 0, condition: spoken(face.condition, speaker) });
}
