import { describe, expect, it } from "vitest";
import { goodPlaces, topicOf } from "./hints";
import type { TilePlace, View } from "./view";

const place = (hex: string, tile: string, city: number | null = null): TilePlace => ({ hex, tile, owner: null, markers: 0, city, guarded: false });
const tileValues = (income: string) => ({ income, cost: 1, ranged: "0", melee: 0, resistance: "0" });
const player = (family: string | null) => ({ family });

function setup(change: object = {}): View {
  return {
    seats: 2,
    round: 0,
    phase: "setup",
    players: [player("este"), player("medici")],
    tiles: [place("0,0", "papal"), place("1,0", "papal"), place("1,-1", "village"), place("0,1", "field")],
    content: { cards: {}, tiles: { village: tileValues("1 + 1 green"), wood: tileValues("1"), field: tileValues("1"), papal: tileValues("1"), city: tileValues("1") } },
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
    const tiles = Array.from({ length: 10 }, (_, i) => place(`${i},0`, "field"));
    expect(topicOf(setup({ tiles }), null)?.name).toBe("city");
    const cities = [place("2,-1", "city", 0), place("-1,1", "city", 1)];
    expect(topicOf(setup({ tiles: [...tiles, ...cities] }), null)?.name).toBe("domain");
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
