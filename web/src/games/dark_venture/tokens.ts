// Where figures stand on their places, and how large: in a row at the foot of the picture.
import { type Standing, type Table, standingAt } from "./reading";
import { CARD, type Depth, PLATE, type Spot, cornerOf } from "./spots";

/** Tokens of a place; the others are counted. */
const MOST: Record<Depth, number> = { far: 2, middle: 4, near: 4 };
const SPACE = 4;
const LARGEST: Record<Depth, number> = { far: 58, middle: 42, near: 30 };
/** The plate below the picture. */
export const PLATES: Record<Depth, number> = { far: 0, middle: PLATE, near: CARD * 0.44 };

export interface Stood {
  who: Standing;
  x: number;
  y: number;
  size: number;
}

/** What is beside the tokens of a place: how many more there are, and how many things lie there. */
export interface Heap {
  place: string;
  x: number;
  y: number;
  size: number;
  more: number;
  things: number;
}

export function tokensOf(table: Table, spots: readonly Spot[], depth: Depth): { stood: Stood[]; heaps: Heap[] } {
  const stood: Stood[] = [];
  const heaps: Heap[] = [];
  for (const { id, cell } of spots) {
    const all = standingAt(table, id);
    const shown = all.slice(0, MOST[depth]);
    const [more, things] = [all.length - shown.length, table.places[id]?.items?.length ?? 0];
    const parts = shown.length + (more > 0 ? 0.6 : 0) + (things > 0 ? 0.7 : 0);
    const size = Math.min(LARGEST[depth], (CARD - 14 - SPACE * (parts - 1)) / Math.max(1, parts));
    const corner = cornerOf(cell);
    const foot = corner.y + CARD - PLATES[depth] - 7;
    shown.forEach((who, i) => stood.push({ who, size, x: corner.x + 7 + i * (size + SPACE), y: foot - size }));
    if (more > 0 || things > 0) heaps.push({ place: id, more, things, size, x: corner.x + 7 + shown.length * (size + SPACE), y: foot });
  }
  return { stood, heaps };
}
