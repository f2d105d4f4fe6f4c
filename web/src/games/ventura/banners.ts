// How banners share a tile: in its lower half, smaller where there are several.
import type { Standing } from "./reading";

export interface Placed extends Standing {
  x: number;
  y: number;
  scale: number;
}

const FOOT = 23; // where poles stand, below the middle of the tile
const GAP = 36;
const WIDEST = 54; // between the first banner and the last

export function bannersOn(troops: readonly Standing[]): Placed[] {
  const last = Math.max(1, troops.length - 1);
  const gap = Math.min(GAP, WIDEST / last);
  const scale = troops.length > 2 ? 0.66 : troops.length > 1 ? 0.76 : 0.86;
  return troops.map((one, i) => ({ ...one, x: (i - (troops.length - 1) / 2) * gap, y: FOOT, scale }));
}
