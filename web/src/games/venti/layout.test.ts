import { describe, expect, it } from "vitest";
import { spoken, symbolOf } from "./cards";
import { FOOT, SIGN, layOut } from "./layout";
import { condition } from "./sample";
import { Speaker, learn, speak } from "../../lib/words.svelte";

const BOX = { x: 48, y: 35, wide: 158, high: 107 };
const ALL = ["T D", "?=? D", "3 S", "7 T D", "2 5 ?", "?=? ?=?", "?=?=?", "C T D S", "?=?=? S", "6=6 T T", "?=?=?=?", "?=? ?=?=?", "T T D D D"];

describe("a condition", () => {
  it("is groups of positions", () => {
    expect(condition("6=6 T ?")).toEqual([[6, 6], ["triangle"], ["any"]]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(symbolOf)).toEqual(
      ["circle", "circle", "triangle", "triangle", "diamond", "diamond", "square", "square"],
    );
  });

  it("is said in words", async () => {
    await speak("en");
    await learn("venti");
    const speaker = new Speaker("venti");
    expect(spoken(condition("?=?=? S"), speaker)).toBe("3 alike, square");
    expect(spoken(condition("6=6 T ?"), speaker)).toBe("6, 6, triangle, any number");
  });

  it.each(ALL)("stands in its box, apart and in order: %s", (text) => {
    for (const flat of [false, true]) {
      const { size, groups: laid } = layOut(condition(text), BOX, 60, flat);
      const places = laid.flatMap((group) => group.places);
      expect(places.map((one) => one.place)).toEqual(condition(text).flat());
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

  it.each(ALL)("can be read on a phone, where five cards lie side by side: %s", (text) => {
    const phone = (390 - 6 * 4) / 5 / 110; // pixels for each of the card's 110 units
    expect(layOut(condition(text), FOOT, 32).size * SIGN * phone).toBeGreaterThanOrEqual(12.5);
  });

  it("has an equals sign wherever positions are joined", () => {
    expect(layOut(condition("?=? ?=?=?"), BOX, 60).groups.map((group) => group.joints.length)).toEqual([1, 2]);
    expect(layOut(condition("?=?=?=?"), BOX, 60).groups[0]!.joints.map((joint) => joint.upright)).toEqual([false, true, false, true]);
    expect(layOut(condition("T T D D D"), BOX, 60).groups.flatMap((group) => group.joints)).toEqual([]);
  });

  it("is as large as it can be", () => {
    expect(layOut(condition("?=?=?=?"), BOX, 60).size).toBeGreaterThan(1.4 * layOut(condition("?=?=?=?"), BOX, 60, true).size);
    expect(layOut(condition("T T D D D"), BOX, 60).size).toBeGreaterThan(1.4 * layOut(condition("T T D D D"), BOX, 60, true).size);
    expect(layOut(condition("T D"), BOX, 60).size).toBe(60);
  });
});
