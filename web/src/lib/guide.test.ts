import { expect, it } from "vitest";
import { guide as generic } from "../generic/guide";
import { type Guide, blocks, partOf, placeOfCard, plain, things } from "./guide";
import { Speaker } from "./words.svelte";

const TEXT = "Play [Winter](winter) or\n  pass.\n\n– one [card](bishop)\n– two";

it("reads paragraphs, lists and things in a text", () => {
  expect(blocks(TEXT)).toEqual([
    { list: false, lines: [["Play ", { words: "Winter", thing: "winter" }, " or pass."]] },
    { list: true, lines: [["one ", { words: "card", thing: "bishop" }], ["two"]] },
  ]);
  expect(things(TEXT)).toEqual(["winter", "bishop"]);
  expect(plain(TEXT).split(/\s+/).join(" ")).toBe("Play Winter or pass. one card two");
});

it("opens at a part, a page, a card or a rule", () => {
  const guide: Guide = { ...generic, sections: [{ id: "goal", chapters: ["a"] }] };
  const rules = new Set(["CON-1"]);
  const parts = ["", "goal", "guide", "cards", placeOfCard("winter"), "exact", "CON-1"].map((place) => partOf(place, guide, rules));
  expect(parts).toEqual(["guide", "guide", "guide", "cards", "cards", "exact", "exact"]);
  expect(partOf("", generic, rules)).toBe("exact");
});

it("shows what is printed in any game as a glossary", () => {
  const printed = { goal: 3, cards: { "red-fox": { points: 1 }, owl: { name: "Old Owl" } }, order: ["a"], words: "x = y" };
  const entries = generic.glossary(printed, new Speaker("toy"));
  expect(entries.map(({ id, group, name }) => [id, group, name])).toEqual([
    ["red-fox", "cards", "red fox"],
    ["owl", "cards", "Old Owl"],
  ]);
});
