// A battle in words: what totals are made of, what an assault did, what Events change, and how it ended.
import { beforeAll, describe, expect, it } from "vitest";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { edgesOf, endingOf, madeOf, preventionOf, signed, told } from "./battle";
import type { Edges, Fight } from "./view";

const NONE = { all: 0 };
const EDGES: Edges = {};

function battle(more: Partial<Fight> = {}): Fight {
  return {
    ...{ hex: "1,0", attacker: 0, attacker_area: 2, defender: 1, defender_area: 3, assaults: [], waiting: [] },
    orders: ["revealed", "revealed"],
    prevention: [NONE, NONE],
    edges: [EDGES, EDGES],
    ...more,
  };
}

describe("a battle in words", () => {
  let speaker: Speaker;
  beforeAll(async () => {
    await speak("en");
    await learn("ventura");
    speaker = new Speaker("ventura");
  });
  const said = (text: string) => text.replaceAll("\u00a0", " ");

  it("says what a total is made of", () => {
    expect(said(madeOf(speaker, { total: 4, parts: { companies: 4, captain: 1, tile: 2, events: -3 } }))).toBe("Companies 4, Captain +1, tile +2, Events −3");
    expect(madeOf(speaker, { total: 0, parts: {} })).toBe("nothing");
    expect(signed(2) + signed(-2)).toBe("+2−2");
  });

  it("tells what an assault did to both", () => {
    const sides: Fight["assaults"][number]["sides"] = [
      { total: 2, parts: {}, wounds: 3, prevented: 1, lost: ["farmers"] },
      { total: 4, parts: {}, wounds: 0, prevented: 2, lost: [] },
    ];
    const names = [speaker.seat(0), speaker.seat(1)];
    expect(told(speaker, battle(), { kind: "melee", sides }, 1)).toBe(
      `Melee 1: ${names[0]} 2, ${names[1]} 4. ${names[0]}: suffers 3 wounds, 1 prevented, loses Farmers. ${names[1]}: 2 prevented`,
    );
  });

  it("lists what Events change in what is still to come", () => {
    const edges: Fight["edges"] = [{ ...EDGES, every: 2, ranged: -1, held: true }, EDGES];
    expect(edgesOf(speaker, battle({ edges }), 0)).toEqual(["Event: +2 in every assault", "Event: −1 in the ranged assault", "Event: may not retreat"]);
    expect(edgesOf(speaker, battle({ edges: [{ every: 2, held: true }, EDGES] }), 0)).toHaveLength(2); // nobody shoots again
    expect(edgesOf(speaker, battle({ edges }), 1)).toEqual([]);
  });

  it("says what prevents wounds", () => {
    expect(preventionOf(speaker, battle({ prevention: [NONE, { all: 3, tile: 2, events: 1 }] }), 1)).toBe("Still prevents 3 wounds: tile 2, Events 1");
    expect(preventionOf(speaker, battle(), 0)).toBeNull();
  });

  it("says how it ended", () => {
    const names = [speaker.seat(0), speaker.seat(1)];
    expect(endingOf(speaker, battle({ ending: { how: "retreated", winner: 1, points: 5 } }))).toBe(`${names[0]} retreats, ${names[1]} wins. +5 points.`);
    expect(endingOf(speaker, battle({ ending: { how: "broken-off", winner: null, points: 0 } }))).toBe(`Neither side gives way: ${names[0]} goes back.`);
    expect(endingOf(speaker, battle())).toBe("");
  });
});
