import { describe, expect, it } from "vitest";
import { bandAround } from "./bands";
import { around, landOf, middle, middleOf, sideOf } from "./hexes";

const MAP = [[0, 0], [1, 0], [0, 1], [-1, 2], [3, -1]].map(middleOf);
const PRINTED = { hexes: { A: [0, 0], B: [1, 0], C: [0, 1], D: [-1, 1], E: [-1, 0], F: [0, -1], G: [1, -1], H: [2, -1] } };

describe("the map", () => {
  it("lays neighbours side by side, at the same distance in all six directions", () => {
    expect(around(PRINTED, "A")).toEqual(["B", "G", "F", "E", "D", "C"]);
    const far = around(PRINTED, "A").map((hex) => middle(PRINTED, hex)).map(({ x, y }) => Math.hypot(x, y));
    for (const one of far) expect(one).toBeCloseTo(far[0]!, 5);
  });

  it("knows which side touches which neighbour", () => {
    around(PRINTED, "A").forEach((hex, i) => {
      const [a, b] = sideOf(i);
      const { x, y } = middle(PRINTED, hex);
      expect((a.x + b.x) / 2).toBeCloseTo(x / 2, 5);
      expect((a.y + b.y) / 2).toBeCloseTo(y / 2, 5);
    });
  });

  it("has room for every hex, and grows with the game", () => {
    const land = landOf(MAP);
    for (const { x, y } of MAP) {
      expect(x).toBeGreaterThan(land.x);
      expect(x).toBeLessThan(land.x + land.wide);
      expect(y).toBeGreaterThan(land.y);
      expect(y).toBeLessThan(land.y + land.high);
    }
    expect(landOf([...MAP, middleOf([0, 9])]).high).toBeGreaterThan(land.high);
    expect(landOf([MAP[0]!])).toMatchObject({ high: land.high }); // a few tiles are not blown up
  });

  it("draws a band around a Domain, not between its hexes", () => {
    const lines = (hexes: string[]) => bandAround(PRINTED, hexes).split("M").length - 1;
    expect(lines(["A"])).toBe(6);
    expect(lines(["A", "B"])).toBe(10);
    expect(lines(["A", "B", "G"])).toBe(12);
    expect(lines(["E", "B"])).toBe(12);
  });
});
