// Motion shows what happened, in at most 300 ms, and not at all for those who asked for none.

export const LONGEST = 300;

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether one has asked for no motion. */
export function isStill(): boolean {
  return still?.matches ?? false;
}

export function quick(milliseconds: number): number {
  return isStill() ? 0 : Math.min(LONGEST, milliseconds);
}
