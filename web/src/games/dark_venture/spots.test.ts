import { expect, test } from "vitest";
import type { Table } from "./reading";
import { cellAt, cellName, depthOf, doorsBetween, freeCells, landOf, lying, spotsOf, waysFrom } from "./spots";

const table = {
  places: { inn: { at: [0, 0, 0] }, well: { at: [1, 0, 1] }, den: { at: [0, 1, 0], barred: ["N"] } },
  printed: { places: { inn: { doors: "NESW" }, well: { doors: "NS" }, den: { doors: "N" }, hall: { doors: "NE" } } },
} as unknown as Table;
const spots = spotsOf(table);

test("doors that meet are a bridge, one that meets a wall or a bar is shut, others are open", () => {
  const found = doorsBetween(spots).map(({ cell, side, kind }) => `${cellName(cell)} ${side} ${kind}`);
  expect(found.sort()).toEqual(["0,0 e bridge", "0,0 n open", "0,0 s shut", "0,0 w open", "1,0 e open"]);
});

test("one walks where doors meet and nothing bars the way", () => {
  expect(waysFrom(spots, "inn")).toEqual([["e", "well"]]);
  expect(waysFrom(spots, "den")).toEqual([]);
  expect(waysFrom(spots, "elsewhere")).toEqual([]);
});

test("a card on a free cell says which door meets, and which stay open", () => {
  expect(lying(table, spots, "hall", { x: 1, y: -1 }, 0)).toEqual({ doors: ["n", "e"], meets: [], opens: ["n", "e"] });
  expect(lying(table, spots, "hall", { x: 0, y: -1 }, 1)).toEqual({ doors: ["e", "s"], meets: ["s"], opens: ["e"] });
});

test("cells have the names of moves", () => {
  expect(cellAt("-1,2")).toEqual({ x: -1, y: 2 });
  expect(cellName({ x: -1, y: 2 })).toBe("-1,2");
  expect(freeCells(spots).map(cellName).sort()).toEqual(["-1,0", "-1,1", "0,-1", "0,2", "1,-1", "1,1", "2,0"]);
});

test("a small map does not fill the room, a large one fits", () => {
  expect(landOf([{ x: 0, y: 0 }])).toEqual({ x: -157, y: -102.625, wide: 447, high: 338.25 });
  expect(landOf([{ x: 0, y: 0 }, { x: 4, y: 3 }])).toEqual({ x: -12, y: -12, wide: 737, high: 592 });
});

test("the nearer, the more is told", () => {
  expect([72, 133, 260].map(depthOf)).toEqual(["far", "middle", "near"]);
});
