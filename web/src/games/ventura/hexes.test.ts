import { describe, expect, it } from "vitest";
import { around, byKey, fit, middle, middleOf, pan, zoom } from "./hexes";

const ROOM = { wide: 800, high: 400 };
const MAP = [[0, 0], [1, 0], [0, 1], [-1, 2], [3, -1]].map(middleOf);

describe("the map", () => {
  it("lays neighbours side by side, at the same distance in all six directions", () => {
    const printed = { hexes: { A: [0, 0], B: [1, 0], C: [0, 1], D: [-1, 1], E: [-1, 0], F: [0, -1], G: [1, -1], H: [2, -1] } };
    expect(around(printed, "A")).toEqual(["B", "G", "F", "E", "D", "C"]);
    const far = around(printed, "A").map((hex) => middle(printed, hex)).map(({ x, y }) => Math.hypot(x, y));
    for (const one of far) expect(one).toBeCloseTo(far[0]!, 5);
  });

  it("fits the room that there is, with every hex in it", () => {
    const whole = fit(MAP, ROOM);
    expect(whole.wide / whole.high).toBeCloseTo(2, 5);
    for (const { x, y } of MAP) {
      expect(x).toBeGreaterThan(whole.x);
      expect(x).toBeLessThan(whole.x + whole.wide);
      expect(y).toBeGreaterThan(whole.y);
      expect(y).toBeLessThan(whole.y + whole.high);
    }
  });

  it("grows with the game", () => {
    expect(fit([...MAP, middleOf([0, 4])], ROOM).wide).toBeGreaterThan(fit(MAP, ROOM).wide);
  });

  it("zooms around a point, which stays in its place", () => {
    const whole = fit(MAP, ROOM);
    const around = { x: whole.x + whole.wide * 0.25, y: whole.y + whole.high * 0.5 };
    const near = zoom(whole, 1.25, around, whole);
    expect(near.wide).toBeCloseTo(whole.wide / 1.25, 5);
    expect((around.x - near.x) / near.wide).toBeCloseTo(0.25, 5);
  });

  it("never zooms out of the whole, and never pans the map away", () => {
    const whole = fit(MAP, ROOM);
    expect(zoom(whole, 0.5, { x: 0, y: 0 }, whole)).toEqual(whole);
    expect(pan(whole, 5000, 5000, whole)).toEqual(whole);
    const near = byKey("+", whole, whole)!;
    const far = pan(near, 5000, -5000, whole);
    expect(far.x + far.wide).toBeCloseTo(whole.x + whole.wide, 5);
    expect(far.y).toBeCloseTo(whole.y, 5);
  });

  it("is moved by keys, and 0 shows the whole again", () => {
    const whole = fit(MAP, ROOM);
    const near = byKey("+", byKey("+", whole, whole)!, whole)!;
    expect(byKey("ArrowRight", near, whole)!.x).toBeGreaterThan(near.x);
    expect(byKey("ArrowUp", near, whole)!.y).toBeLessThan(near.y);
    expect(byKey("0", near, whole)).toEqual(whole);
    expect(byKey("a", near, whole)).toBeNull();
  });
});
