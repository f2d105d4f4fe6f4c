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

/** Papal tiles have no colour of a category. */
export function paintOf(tile: { colour: Exclude<Paint, "papal"> | null }): Paint {
  return tile.colour ?? "papal";
}
