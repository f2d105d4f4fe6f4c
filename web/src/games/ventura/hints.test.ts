import { describe, expect, it } from "vitest";
import { goodPlaces, topicOf } from "./hints";
import type { Formula, View } from "./reading";

const PLAIN: Formula = { base: 1, each: 0, colour: null };
const BESIDE_GREEN: Formula = { base: 1, each: 1, colour: "green" };
const COLOURS = { village: "grey", wood: "green", field: "yellow", papal: null, city: "grey" };
const tiles = Object.fromEntries(Object.entries(COLOURS).map(([tile, colour]) => [tile, { colour, income: tile === "village" ? BESIDE_GREEN : PLAIN }]));
const player = (family: string | null, city: string | null = null) => ({ family, city, domain: {} });

function setup(change: object = {}): View {
  return {
    seats: 2,
    round: 0,
    phase: "setup",
    players: [player("este"), player("medici")],
    tiles: [[0, 0, "papal"], [1, 0, "papal"], [1, -1, "village"], [0, 1, "field"]],
    guarded: [],
    printed: { cards: {}, tiles },
    ...change,
  } as unknown as View;
}
const ask = (id: string, args = {}) => ({ id: `ask-${id}`, args });

describe("the newcomer's topic", () => {
  it("is the question that is asked", () => {
    expect(topicOf(setup(), ask("family"))).toEqual({ name: "family", step: 1 });
    expect(topicOf(setup(), ask("cell"))).toEqual({ name: "cell", step: 2 });
    expect(topicOf(setup(), ask("domain"))).toEqual({ name: "domain", step: 4 });
  });

  it("is what others decide while one waits", () => {
    expect(topicOf(setup({ players: [player("este"), player(null)] }), null)?.name).toBe("family");
    expect(topicOf(setup(), null)?.name).toBe("tile");
    const land = Array.from({ length: 10 }, (_, i) => [i, 0, "field"]);
    expect(topicOf(setup({ tiles: land }), null)?.name).toBe("city");
    const players = [player("este", "2,-1"), player("medici", "-1,1")];
    expect(topicOf(setup({ tiles: [...land, [2, -1, "city"], [-1, 1, "city"]], players }), null)?.name).toBe("domain");
  });

  it("is the phase in the first rounds, and nothing later", () => {
    expect(topicOf(setup({ round: 1, phase: "upkeep" }), null)).toEqual({ name: "upkeep", step: null });
    expect(topicOf(setup({ round: 3, phase: "upkeep" }), null)).toBeNull();
    expect(topicOf(setup({ round: 1, phase: "over" }), null)).toBeNull();
  });

  it("is what a battle asks for, in every round", () => {
    const fight = setup({ round: 7, phase: "march", battle: {} });
    expect(topicOf(fight, null)).toEqual({ name: "battle", step: null });
    expect(topicOf(fight, ask("order"))?.name).toBe("battle-order");
    expect(topicOf(fight, ask("retreat"))?.name).toBe("battle-retreat");
    expect(topicOf(fight, ask("heal"))?.name).toBe("battle");
  });
});

describe("good places", () => {
  it("put a tile beside one that it makes richer", () => {
    expect(goodPlaces(setup(), ask("cell", { tile: "wood" }), ["0,-1", "-1,1"])).toEqual(new Set(["0,-1"]));
    expect(goodPlaces(setup(), ask("cell", { tile: "field" }), ["0,-1", "-1,1"])).toEqual(new Set());
  });

  it("put a City beside Papal Territories, and choose these", () => {
    expect(goodPlaces(setup(), ask("city"), ["2,-1", "-1,1", "-1,2"])).toEqual(new Set(["2,-1", "-1,1"]));
    expect(goodPlaces(setup(), ask("domain"), ["0,0", "0,1"])).toEqual(new Set(["0,0"]));
  });

  it("are only shown in the setup", () => {
    expect(goodPlaces(setup({ round: 1, phase: "expansion" }), ask("cell", { tile: "wood" }), ["0,-1", "-1,1"])).toEqual(new Set());
  });
});
