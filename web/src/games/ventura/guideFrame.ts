import { SIZE } from "./hexes";

const MARGIN = SIZE + 4; // from the middle of a hex at the edge

/** The part of a drawing in which these hexes lie, and nothing else: `x y width height`. */
export function frameOf(middles: readonly { x: number; y: number }[]): string {
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top].map((value) => value.toFixed(1)).join(" ");
}
