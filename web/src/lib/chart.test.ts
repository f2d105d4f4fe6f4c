import { describe, expect, it } from "vitest";
import { HEIGHT, ends, points, x, y } from "./chart";

const series = (seat: number, ...values: number[]) => ({ seat, frames: values.map((_, i) => 10 * i), values });

describe("a chart", () => {
  it("begins at the left and goes up with its values", () => {
    const line = points(series(0, 0, 5, 10), 20, 10).split(" ").map((point) => point.split(",").map(Number));
    expect(line.map(([at]) => at)).toEqual([0, 10, 20].map((frame) => Number(x(frame, 20).toFixed(1))));
    expect(line[0]![1]).toBeGreaterThan(line[1]![1]!);
    expect(line[2]![1]).toBeCloseTo(y(10, 10), 1);
  });

  it("keeps the marks at the ends apart, and on the paper", () => {
    for (const all of [[0, 0, 0, 0], [10, 10, 10, 10], [3, 3, 9, 10]]) {
      const at = [...ends(all.map((value, seat) => series(seat, 0, value)), 10, 16).values()].sort((a, b) => a - b);
      expect(at).toHaveLength(4);
      at.slice(1).forEach((one, i) => expect(one - at[i]!).toBeGreaterThanOrEqual(16));
      expect(at.at(-1)!).toBeLessThanOrEqual(HEIGHT - 8);
    }
  });

  it("of nothing is empty", () => {
    expect(points(series(0), 5, 1)).toBe("");
    expect(ends([series(0)], 1, 16).size).toBe(0);
  });
});
