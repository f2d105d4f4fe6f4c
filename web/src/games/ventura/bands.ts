// The band of a Domain: one line along its outer edge, joined inside.
import { type Hexes, cellsAround, middle, sideOf } from "./hexes";

const INSET = 4.9; // from the edge of a hex to the middle of the band
const CORNER = INSET / Math.tan(Math.PI / 3);

/** Where the band runs around hexes that belong together. */
export function bandAround(printed: { hexes: Hexes }, hexes: readonly string[]): string {
  const own = new Set(hexes);
  return hexes
    .flatMap((hex) => {
      const inner = cellsAround(printed, hex).map((cell) => own.has(cell ?? ""));
      const at = middle(printed, hex);
      return inner.flatMap((joined, i) => {
        if (joined) return [];
        const [a, b] = sideOf(i);
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
        const inward = { x: -along.y, y: along.x }; // sides run clockwise
        // Where the neighbour's band goes on, this one reaches over the corner to meet it.
        const start = inner[(i + 1) % 6] ? -CORNER : CORNER;
        const end = inner[(i + 5) % 6] ? -CORNER : CORNER;
        const point = (from: { x: number; y: number }, by: number) =>
          `${(at.x + from.x + along.x * by + inward.x * INSET).toFixed(1)} ${(at.y + from.y + along.y * by + inward.y * INSET).toFixed(1)}`;
        return [`M${point(a, start)}L${point(b, -end)}`];
      });
    })
    .join("");
}
