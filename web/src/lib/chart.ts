// Where the lines of a chart go.

export interface Series {
  seat: number;
  frames: readonly number[];
  values: readonly number[];
}

export const WIDTH = 300;
export const HEIGHT = 130;
const LEFT = 26;
const RIGHT = 24;
const TOP = 8;
const BOTTOM = 10;

export function x(frame: number, last: number): number {
  return LEFT + ((WIDTH - LEFT - RIGHT) * frame) / Math.max(1, last);
}

export function y(value: number, top: number): number {
  return HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / Math.max(1e-9, top);
}

export function points(series: Series, last: number, top: number): string {
  return series.frames.map((frame, i) => `${x(frame, last).toFixed(1)},${y(series.values[i]!, top).toFixed(1)}`).join(" ");
}

/** Where the marks at the ends of the lines stand, so that none covers another: by seat. */
export function ends(all: readonly Series[], top: number, size: number): Map<number, number> {
  const wanted = all
    .filter((one) => one.values.length > 0)
    .map((one) => ({ seat: one.seat, at: y(one.values.at(-1)!, top) }))
    .sort((a, b) => a.at - b.at || a.seat - b.seat);
  let free = -Infinity;
  for (const one of wanted) {
    one.at = Math.max(one.at, free);
    free = one.at + size;
  }
  // Those that were pushed below the edge go up again.
  let floor = HEIGHT - size / 2;
  for (const one of wanted.toReversed()) {
    one.at = Math.min(one.at, floor);
    floor = one.at - size;
  }
  return new Map(wanted.map((one) => [one.seat, one.at]));
}
