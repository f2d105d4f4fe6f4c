// Where things lie on the map: cards on cells, doors between them, and the free cells around.
import type { Frame, Point } from "../../lib/window";
import { type Table, doorsOf } from "./reading";

/** A location card is square; between two of them is a gap. */
export const CARD = 133;
export const GAP = 12;
const STEP = CARD + GAP;
/** The part of a card below its picture. */
export const PLATE = 44;
/** So much of the map is shown at least, in steps. */
const [WIDE, HIGH] = [3, 2.25];

/** How near the map is: what is told of a place depends on it. */
export type Depth = "far" | "middle" | "near";

/** By the width of a card on the screen. */
export function depthOf(pixels: number): Depth {
  return pixels < 104 ? "far" : pixels < 220 ? "middle" : "near";
}

export type Side = "n" | "e" | "s" | "w";
export const SIDES: readonly Side[] = ["n", "e", "s", "w"];
const AWAY: Record<Side, Point> = { n: { x: 0, y: -1 }, e: { x: 1, y: 0 }, s: { x: 0, y: 1 }, w: { x: -1, y: 0 } };

export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % SIDES.length]!;

/** A cell as moves call it: the first number grows to the east, the second to the south. */
export const cellName = ({ x, y }: Point): string => `${x},${y}`;

export function cellAt(name: string): Point {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return { x, y };
}

export const beyond = ({ x, y }: Point, side: Side): Point => ({ x: x + AWAY[side].x, y: y + AWAY[side].y });

/** The corner of a cell, left and above. */
export const cornerOf = ({ x, y }: Point): Point => ({ x: x * STEP, y: y * STEP });

export const middleOf = (cell: Point): Point => ({ x: cell.x * STEP + CARD / 2, y: cell.y * STEP + CARD / 2 });

/** What is seen of the map as it fits: all these cells, with a margin for doors; never closer than a few cards. */
export function landOf(cells: readonly Point[]): Frame {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const wide = Math.max(WIDE, Math.max(...xs) - left + 1);
  const high = Math.max(HIGH, Math.max(...ys) - top + 1);
  const x = (left + Math.max(...xs) + 1 - wide) / 2;
  const y = (top + Math.max(...ys) + 1 - high) / 2;
  return { x: x * STEP - GAP, y: y * STEP - GAP, wide: wide * STEP + GAP, high: high * STEP + GAP };
}

/** A location as it lies. */
export interface Spot {
  id: string;
  cell: Point;
  doors: ReadonlySet<string>;
  barred: ReadonlySet<string>;
}

export function spotsOf(table: Table): Spot[] {
  return Object.entries(table.places).map(([id, place]) => ({
    id,
    cell: { x: place.at[0]!, y: place.at[1]! },
    doors: new Set(doorsOf(table, id, place)),
    barred: new Set((place.barred ?? []).map((side) => side.toLowerCase())),
  }));
}

/** A door: a bridge where two meet, open where nothing lies beyond, shut by a wall or a bar. */
export interface Door {
  cell: Point;
  side: Side;
  kind: "bridge" | "open" | "shut";
}

export function doorsBetween(spots: readonly Spot[]): Door[] {
  const at = new Map(spots.map((spot) => [cellName(spot.cell), spot]));
  const found: Door[] = [];
  for (const spot of spots) {
    for (const side of SIDES.filter((one) => spot.doors.has(one))) {
      const other = at.get(cellName(beyond(spot.cell, side)));
      const met = other?.doors.has(opposite(side)) ?? false;
      if (met && (side === "n" || side === "w")) continue; // that of the other
      const bar = spot.barred.has(side) || other?.barred.has(opposite(side));
      found.push({ cell: spot.cell, side, kind: !other ? "open" : met && !bar ? "bridge" : "shut" });
    }
  }
  return found;
}

/** The places that one can walk to from a place, by the side of the door. */
export function waysFrom(spots: readonly Spot[], id: string): [Side, string][] {
  const from = spots.find((spot) => spot.id === id);
  if (!from) return [];
  return SIDES.flatMap((side) => {
    const other = spots.find((spot) => cellName(spot.cell) === cellName(beyond(from.cell, side)));
    const barred = from.barred.has(side) || other?.barred.has(opposite(side));
    return other && !barred && from.doors.has(side) && other.doors.has(opposite(side)) ? [[side, other.id] as [Side, string]] : [];
  });
}

/** Free cells that touch a location. */
export function freeCells(spots: readonly Spot[]): Point[] {
  const taken = new Set(spots.map(({ cell }) => cellName(cell)));
  const found = new Map(spots.flatMap(({ cell }) => SIDES.map((side) => beyond(cell, side))).map((cell) => [cellName(cell), cell]));
  return [...found].filter(([name]) => !taken.has(name)).map(([, cell]) => cell);
}

/** How a card would lie on a cell: its doors, those that meet a door, those that stay open. */
export interface Lying {
  doors: Side[];
  meets: Side[];
  opens: Side[];
}

export function lying(table: Table, spots: readonly Spot[], card: string, cell: Point, turned: number): Lying {
  const doors = doorsOf(table, card, { at: [cell.x, cell.y, turned] }) as Side[];
  const other = (side: Side) => spots.find((spot) => cellName(spot.cell) === cellName(beyond(cell, side)));
  return {
    doors,
    meets: doors.filter((side) => other(side)?.doors.has(opposite(side))),
    opens: doors.filter((side) => !other(side)),
  };
}
