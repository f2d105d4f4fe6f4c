// A game's guide: pages to read in five minutes, and a glossary of its cards. A game has its own in games/NAME/guide.ts.
import type { Component } from "svelte";
import type { Json } from "./messages";
import { type Speaker, learn } from "./words.svelte";

/** A page of the guide. Its words are `guide-ID`, `guide-ID-text` and, for who cannot see the picture, `guide-ID-picture`. */
export interface Section {
  id: string;
  /** The chapters of the exact rules that it tells of. */
  chapters: readonly string[];
}

/** A card, tile or other thing of the box. Its group's name is `guide-group-GROUP`. */
export interface Entry {
  id: string;
  group: string;
  name: string;
  /** What it does, in plain words. */
  text: string;
  /** Its name stands on its picture. */
  titled?: boolean;
}

export interface ThingProps {
  entry: Entry;
  printed: Json;
  speaker: Speaker;
}

export interface Guide {
  sections: readonly Section[];
  /** The picture of a page, drawn by the parts of the board. */
  Picture?: Component<{ section: string; printed: Json; speaker: Speaker }>;
  /** All that is printed, in the order in which it is shown. */
  glossary: (printed: Json, speaker: Speaker) => Entry[];
  /** A thing as it lies on the table. */
  Thing: Component<ThingProps>;
  /** Things are wider than high, and lie above their words. */
  wide?: boolean;
}

const GUIDES = import.meta.glob<Guide>("../games/*/guide.ts", { import: "guide" });

export async function gameGuide(game: string): Promise<Guide> {
  await learn(game);
  const own = GUIDES[`../games/${game.replaceAll("-", "_")}/guide.ts`];
  return own ? await own() : (await import("../generic/guide")).guide;
}

/** Words, or words that name a thing of the glossary. */
export type Piece = string | { words: string; thing: string };

export interface Block {
  list: boolean;
  lines: Piece[][];
}

/** A text of the guide: paragraphs apart by an empty line, lines of a list begin with a dash, `[words](thing)` names a thing. */
export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).map((part) => {
    const lines = part.split("\n").map((line) => line.trim());
    const list = lines.every((line) => line.startsWith("– "));
    return { list, lines: list ? lines.map((line) => pieces(line.slice(2))) : [pieces(lines.join(" "))] };
  });
}

function pieces(line: string): Piece[] {
  const parts = line.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.flatMap((words, i): Piece[] => (i % 3 === 0 ? (words ? [words] : []) : i % 3 === 1 ? [{ words, thing: parts[i + 1]! }] : []));
}

/** A text of the guide without its signs, as it is read. */
export function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll(/^\s*– /gm, "");
}

/** The things that a text names. */
export function things(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]!);
}

// Where one is in a book: one of its three parts, a page of the guide, a card, or a rule.

export const PARTS = ["guide", "cards", "exact"] as const;
export type Part = (typeof PARTS)[number];
const CARD = "card-";

export function placeOfCard(id: string): string {
  return CARD + id;
}

/** The part of a book in which a place is; a book without pages opens at its exact rules. */
export function partOf(place: string, guide: Guide, rules: ReadonlySet<string>): Part {
  const named = PARTS.find((part) => part === place);
  if (named) return named;
  if (rules.has(place)) return "exact";
  if (place.startsWith(CARD)) return "cards";
  return guide.sections.length > 0 ? "guide" : "exact";
}
