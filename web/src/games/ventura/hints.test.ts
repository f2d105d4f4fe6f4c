import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import { choice } from "../../lib/sample";
import { goodPlaces, topicOf } from "./hints";
import type { Table } from "./reading";

function setup(change: object = {}): Table {
  return { seats: 2, round: 0, phase: "setup", setup: "tile", printed: { setup: ["family", "tile", "city", "domain"] }, ...change } as unknown as Table;
}
const ask = (id: string, args = {}) => ({ id: `ask-${id}`, args });

describe("the newcomer's topic", () => {
  it("is the question that is asked", () => {
    expect(topicOf(setup({ setup: "family" }), ask("family"))).toEqual({ name: "family", step: 1 });
    expect(topicOf(setup(), ask("cell"))).toEqual({ name: "cell", step: 2 });
    expect(topicOf(setup({ setup: "domain" }), ask("domain"))).toEqual({ name: "domain", step: 4 });
  });

  it("is what others decide while one waits", () => {
    for (const step of ["family", "tile", "city", "domain"]) expect(topicOf(setup({ setup: step }), null)?.name).toBe(step);
  });

  it("is the phase in the first rounds, and nothing later", () => {
    expect(topicOf(setup({ round: 1, phase: "upkeep", setup: undefined }), null)).toEqual({ name: "upkeep", step: null });
    expect(topicOf(setup({ round: 3, phase: "upkeep", setup: undefined }), null)).toBeNull();
    expect(topicOf(setup({ round: 1, phase: "over", setup: undefined }), null)).toBeNull();
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
  const at = (hex: string, worth?: number): Choice => ({ ...choice("at", ["hex", hex]), numbers: worth === undefined ? {} : { worth } });

  it("are those that are worth most, unless all are alike", () => {
    expect(goodPlaces([at("0,-1", 2), at("-1,1", 0)])).toEqual(new Set(["0,-1"]));
    expect(goodPlaces([at("2,-1", 3), at("-1,1", 3), at("-1,2", 1)])).toEqual(new Set(["2,-1", "-1,1"]));
    expect(goodPlaces([at("0,-1", 1), at("-1,1", 1)])).toEqual(new Set());
  });

  it("are only shown in the setup", () => {
    expect(goodPlaces([at("0,-1"), at("-1,1")])).toEqual(new Set());
    expect(goodPlaces([])).toEqual(new Set());
  });
});
