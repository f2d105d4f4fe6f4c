import { describe, expect, it } from "vitest";
import { byKey, fit, pan, sees, walk, zoom } from "./window";

const ROOM = { wide: 800, high: 400 };
const LAND = { x: -200, y: -100, wide: 500, high: 300 };
const CLOSE = 100;

describe("the window on a map", () => {
  it("fits the room that there is, with all of the land in it", () => {
    const whole = fit(LAND, ROOM);
    expect(whole.wide / whole.high).toBeCloseTo(2, 5);
    for (const point of [{ x: -200, y: -100 }, { x: 300, y: 200 }]) expect(sees(whole, point)).toBe(true);
  });

  it("zooms around a point, which stays in its place", () => {
    const whole = fit(LAND, ROOM);
    const around = { x: whole.x + whole.wide * 0.25, y: whole.y + whole.high * 0.5 };
    const near = zoom(whole, 1.25, around, whole, CLOSE);
    expect(near.wide).toBeCloseTo(whole.wide / 1.25, 5);
    expect((around.x - near.x) / near.wide).toBeCloseTo(0.25, 5);
  });

  it("never zooms out of the whole, and never pans the map away", () => {
    const whole = fit(LAND, ROOM);
    expect(zoom(whole, 0.5, { x: 0, y: 0 }, whole, CLOSE)).toEqual(whole);
    expect(pan(whole, 5000, 5000, whole)).toEqual(whole);
    const near = byKey("+", false, whole, whole, CLOSE)!;
    const far = pan(near, 5000, -5000, whole);
    expect(far.x + far.wide).toBeCloseTo(whole.x + whole.wide, 5);
    expect(far.y).toBeCloseTo(whole.y, 5);
  });

  it("is moved by keys, and 0 shows the whole again", () => {
    const whole = fit(LAND, ROOM);
    const near = byKey("+", false, byKey("+", false, whole, whole, CLOSE)!, whole, CLOSE)!;
    expect(byKey("ArrowRight", true, near, whole, CLOSE)!.x).toBeGreaterThan(near.x);
    expect(byKey("ArrowUp", true, near, whole, CLOSE)!.y).toBeLessThan(near.y);
    expect(byKey("ArrowUp", false, near, whole, CLOSE)).toBeNull();
    expect(byKey("0", false, near, whole, CLOSE)).toEqual(whole);
    expect(byKey("a", false, near, whole, CLOSE)).toBeNull();
  });

  it("lets arrows walk from place to place, rather straight on than to the side", () => {
    const places = new Map([["a", { x: 0, y: 0 }], ["b", { x: 90, y: 0 }], ["c", { x: 45, y: 75 }], ["d", { x: 200, y: 10 }]]);
    expect(walk("ArrowRight", "a", places)).toBe("b");
    expect(walk("ArrowRight", "b", places)).toBe("d");
    expect(walk("ArrowDown", "a", places)).toBe("c");
    expect(walk("ArrowUp", "c", places)).toBe("a");
    expect(walk("ArrowLeft", "a", places)).toBeNull();
    expect(walk("x", "a", places)).toBeNull();
  });
});
