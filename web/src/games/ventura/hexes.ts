// The map as hexes: where they lie and what they touch.
import type { Frame, Point } from "../../lib/window";

export const SIZE = 50; // from the middle of a hex to its corners
const ACROSS = SIZE * Math.sqrt(3);
const MARGIN = 9;
const LEAST = 620; // about seven rows

/** Where a hex lies: the two coordinates of each by its name. */
export type Hexes = Readonly<Record<string, readonly number[]>>;

/** The middle of a hex; hexes stand on a corner. */
export function middle({ hexes }: { hexes: Hexes }, hex: string): Point {
  return middleOf(hexes[hex] ?? []);
}

export function middleOf([q = 0, r = 0]: readonly number[]): Point {
  return { x: ACROSS * (q + r / 2), y: SIZE * 1.5 * r };
}

const AROUND = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
const named = new WeakMap<Hexes, Map<number, string>>();
const FAR = 1000; // from one column to the next

/** What hexes are called, by their coordinates. */
function namesOf(hexes: Hexes): Map<number, string> {
  const names = named.get(hexes) ?? new Map(Object.entries(hexes).map(([hex, [q = 0, r = 0]]) => [q * FAR + r, hex]));
  named.set(hexes, names);
  return names;
}

/** The six cells around a hex, from the east against the clock. */
export function cellsAround({ hexes }: { hexes: Hexes }, hex: string): (string | undefined)[] {
  const [q = 0, r = 0] = hexes[hex] ?? [];
  const names = namesOf(hexes);
  return AROUND.map(([right, down]) => names.get((q + right) * FAR + r + down));
}

/** Those of them that there are. */
export function around(printed: { hexes: Hexes }, hex: string): string[] {
  return cellsAround(printed, hex).flatMap((cell) => cell ?? []);
}

function corner(n: number, size: number): Point {
  const angle = (Math.PI / 3) * n - Math.PI / 2;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

/** The corners of a hex around the origin. */
export function corners(size = SIZE): string {
  return Array.from({ length: 6 }, (_, n) => corner(n, size))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

/** The side of a hex that touches a cell around it, by the order of `cellsAround`: its two corners, clockwise. */
export function sideOf(i: number): readonly [Point, Point] {
  const first = (7 - i) % 6; // the east lies between the second corner and the third
  return [corner(first, SIZE), corner(first + 1, SIZE)];
}

/** All that lies on the table, with a margin around it. */
export function landOf(places: readonly Point[]): Frame {
  const points = places.length > 0 ? places : [{ x: 0, y: 0 }];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs) - ACROSS / 2 - MARGIN, Math.max(...xs) + ACROSS / 2 + MARGIN];
  const [top, bottom] = [Math.min(...ys) - SIZE - MARGIN, Math.max(...ys) + SIZE + MARGIN];
  const high = Math.max(bottom - top, LEAST); // a few tiles are not blown up
  return { x: left, y: (top + bottom - high) / 2, wide: right - left, high };
}

const NEIGHBOURS = { wide: 535, high: 230 };

/** A hex and those beside it, on a strip. */
export function aroundOf({ x, y }: Point): Frame {
  const { wide, high } = NEIGHBOURS;
  return { x: x - wide / 2, y: y - high / 2, wide, high };
}
