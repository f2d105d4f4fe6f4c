import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Speaker } from "../../lib/words.svelte";
import { chipsOf, wantedPlace } from "./large";
import LargeCard from "./LargeCard.svelte";
import type { Table } from "./reading";

const speaker = { text: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id) } as unknown as Speaker;
const table = {
  places: { post: {}, inn: {} },
  forecast: { quests: { ferry: [{ where: [] }, { where: [{ place: "inn", steps: 1 }] }] } },
  printed: {
    figures: { birds: { faction: "hollow", tags: ["pack"], aggressive: true }, clerk: { faction: "ashen", tags: [], aggressive: false } },
    items: { sword: { hands: 2, slot: "", adds: { attack: 2, speed: -1 } }, helm: { hands: 0, slot: "head", adds: {} }, tea: { hands: 0, slot: "", adds: {} } },
    factions: { hollow: { name: "Hollow" }, ashen: { name: "Ashen" } },
    labels: { tag: { pack: "pack" }, slot: { head: "head" }, stat: { attack: "attack", speed: "SPEED" } },
  },
} as unknown as Table;
const texts = (card: string) => chipsOf(table, card, speaker).map(({ text }) => text);

test("a large card frames what somebody is, and that they attack", () => {
  expect(texts("birds")).toEqual(["Hollow", "pack", "dv-attacks"]);
  expect(texts("clerk")).toEqual(["Ashen"]);
});

test("of an item where it is worn, and what it gives", () => {
  expect(texts("sword")).toEqual(['dv-hands {"count":2}', "attack +2", "SPEED −1"]);
  expect(texts("helm")).toEqual(["head"]);
  expect(texts("tea")).toEqual([]);
});

test("a quest shows a place that it wants now, or else where the map begins", () => {
  expect(wantedPlace(table, "ferry")).toBe("inn");
  expect(wantedPlace(table, "another")).toBe("post");
});

test("the large face of somebody tells attributes and abilities, and strikes out what is used up", () => {
  const printed = {
    ...table.printed,
    figures: { owl: { name: "Owl", line: "It asks who.", role: "enemy", faction: "hollow", tags: [], aggressive: false, health: 9, attributes: { power: 3 }, lines: [], court: [], abilities: [{ id: "owl-hoot", name: "Hoot", limit: "round", lines: [{ level: 0, text: "All wake." }] }] } },
    quests: {},
    ancients: {},
  };
  const places = { inn: { at: [0, 0, 0], figures: { owl: { spent: ["owl-hoot"] } } } };
  render(LargeCard, { table: { ...table, places, printed } as unknown as Table, card: "owl", speaker });
  const shown = document.querySelector("[data-large=owl]")!;
  for (const text of ["Owl", "It asks who.", "Hollow", "Hoot.", "All wake.", "dv-spent-round"]) expect(shown.textContent).toContain(text);
  expect(shown.querySelector(".spent")).not.toBeNull();
});
