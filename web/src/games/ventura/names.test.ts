import { describe, expect, it } from "vitest";
import { type Layout, namesOf } from "./names";
import sample from "./names.sample.json";

const AT = ["0,0", "1,0", "1,-1", "0,1", "0,-1", "-1,1", "2,-1", "1,1", "-1,0", "2,0", "2,-2", "3,-1", "3,-2", "4,-2", "4,-1", "2,-3"];
const hexes = Object.fromEntries(AT.map((hex) => [hex, hex.split(",").map(Number)]));
const LAND = { "0,0": "papal", "1,0": "papal", "1,-1": "field", "0,1": "field", "2,-1": "field", "2,0": "wood" };
const layout = (more: Partial<Layout> = {}): Layout => ({
  printed: { hexes },
  tiles: { ...LAND, "2,-2": "city", "3,-1": "city" },
  players: [{ family: "gonzaga", city: "3,-1" }, { family: "este", city: "2,-2" }],
  ...more,
});

describe("names of places", () => {
  it("are those of the terminal, where the same layouts are tested", () => {
    for (const { tiles, players, names } of sample.layouts) {
      const layout: Layout = { printed: { hexes: sample.hexes }, tiles: tiles as unknown as Record<string, string>, players };
      expect(namesOf(layout)).toEqual(names);
    }
  });

  it("call Cities and Papal tiles by themselves, and others from the nearest of them, families by alphabet", () => {
    const names = namesOf(layout());
    expect(names["2,-2"]).toEqual({ anchor: "este" });
    expect(names["0,0"]).toEqual({ anchor: "west" });
    expect(names["1,0"]).toEqual({ anchor: "east" });
    expect(names["2,-1"]).toEqual({ anchor: "este", tile: "field", wind: "southeast" });
    expect(names["0,1"]).toEqual({ anchor: "west", tile: "field", wind: "southeast" });
  });

  it("know only the Papal tiles while Cities are missing", () => {
    const names = namesOf(layout({ players: [{ family: "gonzaga", city: "3,-1" }, { family: "este", city: null }] }));
    expect(names["3,-1"]).toEqual({ anchor: "east", tile: "city", wind: "northeast" });
  });

  it("tell two of one name apart, by another anchor or by how far they are; the first keeps its name", () => {
    const tiles = { "0,0": "papal", "1,0": "papal", "2,-2": "city", "3,-1": "city", "3,-2": "field", "4,-2": "field", "2,-3": "field" };
    const names = namesOf(layout({ tiles }));
    const before = namesOf(layout({ tiles: { "0,0": "papal", "1,0": "papal", "2,-2": "city", "3,-1": "city", "3,-2": "field" } }));
    expect(names["3,-2"]).toEqual(before["3,-2"]);
    expect(new Set(Object.values(names).map((place) => JSON.stringify(place))).size).toBe(Object.keys(tiles).length);
  });
});
