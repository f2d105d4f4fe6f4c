import { expect, test } from "vitest";
import { abilitiesOf } from "./abilities";
import type { Standing, Table } from "./reading";

const ability = (id: string, limit: string) => ({ id, name: id, limit, lines: [{ level: 0, text: `${id} does it` }] });
const table = {
  printed: {
    items: { rod: { name: "Rod", abilities: [ability("stake", "round")] } },
    ancients: { tide: { name: "Tide", powers: [ability("ebb", "round")] } },
  },
} as unknown as Table;
const one = {
  id: "hero",
  figure: { worn: ["rod"], spent: ["brine", "ebb", "toll"] },
  card: { abilities: [ability("brine", "fight"), ability("nap", ""), ability("toll", "visit"), ability("ask", "figure"), ability("", "fight")] },
} as unknown as Standing;

test("a sheet says of each ability whether it is left, as its limit counts", () => {
  const found = abilitiesOf(table, one, "tide").map(({ name, spent, left }) => [name, spent, left]);
  expect(found).toEqual([
    ["brine", true, "dv-spent-fight"],
    ["nap", false, null],
    ["toll", true, "dv-spent-visit"],
    ["ask", false, null],
    ["", false, null],
    ["Rod: stake", false, "dv-left-round"],
    ["Tide: ebb", true, "dv-spent-round"],
  ]);
});

test("the power of an Ancient is not told before its favour is won", () => {
  expect(abilitiesOf(table, one).map(({ name }) => name)).not.toContain("Tide: ebb");
});
