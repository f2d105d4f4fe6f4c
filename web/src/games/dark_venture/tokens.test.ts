import { expect, test } from "vitest";
import type { Table } from "./reading";
import { spotsOf } from "./spots";
import { tokensOf } from "./tokens";

function table(count: number, items: string[] = []): Table {
  const ids = Array.from({ length: count }, (_, i) => `f${i}`);
  return {
    places: { inn: { at: [0, 0, 0], figures: Object.fromEntries(ids.map((id) => [id, {}])), items } },
    printed: { places: { inn: { doors: "N" } }, figures: Object.fromEntries(ids.map((id) => [id, { health: 3 }])) },
  } as unknown as Table;
}

test("figures stand side by side within their place, and whoever finds no room is counted", () => {
  for (const depth of ["far", "middle", "near"] as const) {
    for (const count of [1, 2, 3, 4, 6]) {
      const all = table(count, ["bucket"]);
      const { stood, heaps } = tokensOf(all, spotsOf(all), depth);
      const most = depth === "far" ? 2 : 4;
      expect(stood.length).toBe(Math.min(most, count));
      expect(heaps[0]!.more).toBe(Math.max(0, count - most));
      const last = stood.at(-1)!;
      expect(last.x + last.size).toBeLessThan(133);
      for (const [i, one] of stood.slice(1).entries()) expect(one.x).toBeGreaterThan(stood[i]!.x + stood[i]!.size);
    }
  }
});

test("a place with nobody has no tokens, and no heap", () => {
  const all = table(0);
  expect(tokensOf(all, spotsOf(all), "middle")).toEqual({ stood: [], heaps: [] });
});
