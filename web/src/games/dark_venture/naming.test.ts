import { expect, test } from "vitest";
import type { Speaker } from "../../lib/words.svelte";
import { figureLabel, placeLabel } from "./naming";
import { type Table, standing } from "./reading";
import { spotsOf } from "./spots";

const table = {
  places: {
    inn: { at: [0, 0, 0], figures: { pell: { leader: 1, health: [3, 14] }, hound: {}, duke: { how: "dead" } }, items: ["bucket"], waits: true },
    well: { at: [1, 0, 0], searched: true },
  },
  printed: {
    places: { inn: { name: "Inn", land: "wood", nature: "market", doors: "NE" }, well: { name: "Well", land: "deep", nature: "engine", doors: "W" } },
    figures: { pell: { name: "Pell", health: 14 }, hound: { name: "Hound", health: 18, aggressive: true }, duke: { name: "Duke", health: 9, aggressive: true } },
    items: { bucket: { name: "Bucket" } },
    labels: { land: { wood: "wood", deep: "deep" }, nature: { market: "market", engine: "engine" } },
  },
} as unknown as Table;
const speaker = { text: (id: string, args = {}) => [id, ...Object.values(args)].join(" "), seat: (seat: number) => `Seat ${seat}` } as unknown as Speaker;

test("a figure tells whose it is, its health, and whether it attacks", () => {
  expect(figureLabel(speaker, standing(table, "pell")!)).toBe("Pell (Seat 1, dv-health-of 3 14)");
  expect(figureLabel(speaker, standing(table, "hound")!)).toBe("Hound (dv-health-of 18 18, dv-attacks)");
  expect(figureLabel(speaker, standing(table, "duke")!)).toBe("Duke (dv-lies-dead)");
});

test("a place tells land and nature, who and what is there, doors by name, and what waits", () => {
  const spots = spotsOf(table);
  expect(placeLabel(speaker, table, spots, "inn")).toBe(
    "Inn (wood, market). dv-place-here Pell (Seat 1, dv-health-of 3 14), Hound (dv-health-of 18 18, dv-attacks), Duke (dv-lies-dead)" +
      " dv-place-lies Bucket dv-place-ways dv-way dv-side-e Well dv-place-open dv-side-n dv-place-waits",
  );
  expect(placeLabel(speaker, table, spots, "well")).toBe("Well (deep, engine). dv-place-ways dv-way dv-side-w Inn dv-place-searched");
});
