// Paint by category of land.
export type Paint = "grey" | "blue" | "brown" | "yellow" | "green" | "papal";

export interface Tints {
  light: string;
  deep: string;
  /** The sign and the pattern on it. */
  ink: string;
}

export const PAINTS: Record<Paint, Tints> = {
  grey: { light: "#dedad2", deep: "#b4aea3", ink: "#4a443b" },
  blue: { light: "#d3ecf3", deep: "#93c5d8", ink: "#1f5269" },
  brown: { light: "#dcb88e", deep: "#b98c5d", ink: "#4f2f12" },
  yellow: { light: "#f8e8a4", deep: "#e3c459", ink: "#6a4d06" },
  green: { light: "#bcd69e", deep: "#82a968", ink: "#224a1a" },
  papal: { light: "#fffdf5", deep: "#f1e3b4", ink: "#8a6411" },
};

/** Papal tiles have no colour of a category. */
export function paintOf(tile: { colour: Exclude<Paint, "papal"> | null }): Paint {
  return tile.colour ?? "papal";
}
