// Paint by category of land.
export type Paint = "grey" | "blue" | "brown" | "yellow" | "green" | "papal";

export interface Tints {
  light: string;
  deep: string;
  /** The sign and the pattern on it. */
  ink: string;
}

export const PAINTS: Record<Paint, Tints> = {
  grey: { light: "#e4e0d8", deep: "#c3bdb1", ink: "#474138" },
  blue: { light: "#d5edf4", deep: "#9fcddd", ink: "#1b4d63" },
  brown: { light: "#dfbd95", deep: "#c4986a", ink: "#4b2c10" },
  yellow: { light: "#f9ecb2", deep: "#e8cd6c", ink: "#5f4504" },
  green: { light: "#c3dba7", deep: "#90b577", ink: "#1f4718" },
  papal: { light: "#fffdf6", deep: "#f2e6c0", ink: "#7d590c" },
};

/** The pattern of each, which tells them apart for whoever confuses colours. */
export const WEAVES: Record<Paint, string> = {
  grey: "M2 5h5v4h-5zM10 12h5v4h-5z",
  blue: "M0 6q4 -4 8 0t8 0M-4 14q4 -4 8 0t8 0t8 0",
  brown: "M1 8l4 -5 4 5M9 16l4 -5 4 5",
  yellow: "M0 16L16 0M-4 4L4 -4M12 20L20 12",
  green: "M4 3v5M2 6h4M12 11v5M10 14h4",
  papal: "M0 0L16 16M16 0L0 16",
};

/** Papal tiles have no colour of a category. */
export function paintOf(tile: { colour: Exclude<Paint, "papal"> | null }): Paint {
  return tile.colour ?? "papal";
}
