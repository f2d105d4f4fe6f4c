// What the land is worth, and what cards say in sentences.
import { beforeAll, describe, expect, it } from "vitest";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { landValues, sentencesOf } from "./naming";
import { type Table, tileAt } from "./reading";
import type { PrintedCard } from "./view";

const none = { base: 0, each: 0, colour: null };
const land = (colour: string, more = {}) => ({ colour, income: { ...none, base: 1 }, cost: 2, ranged: none, melee: 0, resistance: none, ...more });
const view = {
  tiles: { "0,0": "castle", "1,0": "village", "0,1": "village", "1,-1": "wood" },
  players: [{ domain: { "0,0": 1, "1,0": 1, "1,-1": 1 }, city: null, troops: [] }, { domain: { "0,1": 1 }, city: null, troops: [] }],
  guarded: [],
  land_resistance: { "0,0": 2 },
  printed: {
    fighting: 2,
    hexes: { "0,0": [0, 0], "1,0": [1, 0], "0,1": [0, 1], "1,-1": [1, -1] },
    tiles: { castle: land("grey", { melee: 1, resistance: { base: 1, each: 1, colour: "grey" } }), village: land("grey"), wood: land("green") },
  },
} as unknown as Table;

describe("the values of the land", () => {
  it("are numbers that hold now: where neighbours add to what is printed, the view says so", () => {
    expect(landValues(view, tileAt(view, "0,0")!)).toMatchObject({ cost: 2, melee: "1", resistance: "2", ranged: "" });
    const lost = { ...view, land_resistance: {}, players: [{ ...view.players[0]!, domain: {} }, view.players[1]!] } as Table;
    expect(landValues(lost, tileAt(lost, "0,0")!).resistance).toBe("1");
  });
});

describe("a card in sentences", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("ventura");
  });
  const said = (values: Partial<PrintedCard>) => sentencesOf(new Speaker("ventura"), view, "pikemen", values as PrintedCard).map(({ value, text }) => [value, text].filter(Boolean).join(" "));

  it("tells a Company's price, then its four values in their order", () => {
    expect(said({ kind: "company", cost: 2, upkeep: 1, ranged: 0, melee: 3, resistance: 5, move: 2 })).toEqual([
      "Company. 2 to deploy, 1 each round.",
      "– does not shoot",
      "3 added to every melee, on space I or II",
      "5 wounds, and it falls",
      "2 points a march; its Army is no faster",
    ]);
  });

  it("gives a Captain's with a plus", () => {
    expect(said({ kind: "captain", cost: 1, upkeep: 1, ranged: 1, melee: 2, resistance: 1, move: 2 })[1]).toBe("+1 to the ranged assault of his Army");
  });
});
