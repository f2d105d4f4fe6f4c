import { describe, expect, it } from "vitest";
import { groups, spoken, symbolOf } from "./cards";
import { layOut } from "./layout";
import { Speaker, learn, speak } from "../../lib/words.svelte";

const BOX = { x: 48, y: 35, wide: 158, high: 107 };
const ALL = ["T D", "?=? D", "3 S", "7 T D", "2 5 ?", "?=? ?=?", "?=?=?", "C T D S", "?=?=? S", "6=6 T T", "?=?=?=?", "?=? ?=?=?", "T T D D D"];

describe("a condition", () => {
  it("is read as groups of positions", () => {
    expect(groups("6=6 T ?")).toEqual([[{ number: 6 }, { number: 6 }], [{ symbol: "triangle" }], ["any"]]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(symbolOf)).toEqual(
      ["circle", "circle", "triangle", "triangle", "diamond", "diamond", "square", "square"],
    );
  });

  it("is said in words", async () => {
    await speak("en");
    await learn("venti");
    const speaker = new Speaker("venti");
    expect(spoken("?=?=? S", speaker)).toBe("3 alike, square");
    expect(spoken("6=6 T ?", speaker)).toBe("6, 6, triangle, any number");
  });

  it.each(ALL)("stands in its box, apart and in order: %s", (condition) => {
    for (const flat of [false, true]) {
      const { size, groups: laid } = layOut(condition, BOX, 60, flat);
      const places = laid.flatMap((group) => group.places);
      expect(places.map((one) => one.place)).toEqual(groups(condition).flat());
      for (const [i, one] of places.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(BOX.x - 0.01);
        expect(one.x + size).toBeLessThanOrEqual(BOX.x + BOX.wide + 0.01);
        expect(one.y).toBeGreaterThanOrEqual(BOX.y - 0.01);
        expect(one.y + size).toBeLessThanOrEqual(BOX.y + BOX.high + 0.01);
        for (const other of places.slice(i + 1)) {
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(size);
        }
      }
      if (flat) expect(new Set(places.map((one) => one.y)).size).toBe(1);
    }
  });

  it("has an equals sign wherever positions are joined", () => {
    expect(layOut("?=? ?=?=?", BOX, 60).groups.map((group) => group.joints.length)).toEqual([1, 2]);
    expect(layOut("?=?=?=?", BOX, 60).groups[0]!.joints.map((joint) => joint.upright)).toEqual([false, true, false, true]);
    expect(layOut("T T D D D", BOX, 60).groups.flatMap((group) => group.joints)).toEqual([]);
  });

  it("is as large as it can be", () => {
    expect(layOut("?=?=?=?", BOX, 60).size).toBeGreaterThan(1.4 * layOut("?=?=?=?", BOX, 60, true).size);
    expect(layOut("T T D D D", BOX, 60).size).toBeGreaterThan(1.4 * layOut("T T D D D", BOX, 60, true).size);
    expect(layOut("T D", BOX, 60).size).toBe(60);
  });
});
