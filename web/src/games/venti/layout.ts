// Where the positions of a condition stand, as large as their room allows.
import type { Groups, Place } from "./cards";

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export interface Group extends Box {
  places: { place: Place; x: number; y: number }[];
  /** The middles of equals signs; upright ones stand between two rows. */
  joints: { x: number; y: number; upright: boolean }[];
}

export interface Layout {
  /** How large a position is. */
  size: number;
  groups: Group[];
}

/** Where the condition stands on a card of the centre, which is 110 wide. */
export const FOOT: Box = { x: 3, y: 68, wide: 104, high: 64 };
/** How large the signs in a position are, where it is 1 wide: with less than this a phone shows them too small. */
export const SIGN = 0.7;

const JOIN = 0.36; // the width of an equals sign, where a position is 1 wide
const GAP = 0.22; // between groups
const LINE = 1.16; // from one row to the next
const SQUARE = 4; // so many that are joined stand in a square: in a row they would be small

/** A condition in a box, in one row (`flat`) or as many as make it large; groups stay together. */
export function layOut(all: Groups, box: Box, most: number, flat = false): Layout {
  if (!flat && all.length === 1 && all[0]!.length === SQUARE) return inSquare(all[0]!, box, most);
  const lines = flat ? [all] : rows(all, box);
  const size = Math.min(most, sizeOf(lines, box));
  const top = box.y + (box.high - size * height(lines)) / 2;
  return { size, groups: lines.flatMap((line, row) => inRow(line, box, top + row * size * LINE, size)) };
}

function inRow(line: readonly Place[][], box: Box, y: number, size: number): Group[] {
  let x = box.x + (box.wide - size * width(line)) / 2;
  return line.map((group) => {
    const from = x;
    const places = group.map((place, i) => ({ place, x: from + i * size * (1 + JOIN), y }));
    const joints = places.slice(1).map((one) => ({ x: one.x - (size * JOIN) / 2, y: y + size / 2, upright: false }));
    const wide = size * (group.length + (group.length - 1) * JOIN);
    x += wide + size * GAP;
    return { places, joints, x: from, y, wide, high: size };
  });
}

function inSquare(group: readonly Place[], box: Box, most: number): Layout {
  const size = Math.min(most, box.wide / (2 + JOIN), box.high / (2 + JOIN));
  const [whole, step] = [size * (2 + JOIN), size * (1 + JOIN)];
  const [x, y] = [box.x + (box.wide - whole) / 2, box.y + (box.high - whole) / 2];
  const places = group.map((place, i) => ({ place, x: x + (i % 2) * step, y: y + Math.floor(i / 2) * step }));
  const joints = [0, 1].flatMap((i) => [
    { x: x + whole / 2, y: y + size / 2 + i * step, upright: false },
    { x: x + size / 2 + i * step, y: y + whole / 2, upright: true },
  ]);
  return { size, groups: [{ places, joints, x, y, wide: whole, high: whole }] };
}

/** One row or two, whichever lets the positions be larger. */
function rows(all: Place[][], box: Box): Place[][][] {
  let best = [all];
  for (let cut = 1; cut < all.length; cut++) {
    const split = [all.slice(0, cut), all.slice(cut)];
    if (sizeOf(split, box) > sizeOf(best, box)) best = split;
  }
  return best;
}

function sizeOf(lines: readonly Place[][][], { wide, high }: Box): number {
  return Math.min(wide / Math.max(...lines.map(width)), high / height(lines));
}

function width(line: readonly Place[][]): number {
  const places = line.flat().length;
  return places + (places - line.length) * JOIN + (line.length - 1) * GAP;
}

function height(lines: readonly Place[][][]): number {
  return 1 + (lines.length - 1) * LINE;
}
