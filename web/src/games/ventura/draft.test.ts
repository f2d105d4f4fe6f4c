import { beforeEach, describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";
import type { Table } from "./reading";

beforeEach(() => localStorage.clear());

const told = (round: number) => round > 0; // by the log

describe("the accounts", () => {
  it("open after a round and close when the next ones come near", () => {
    const draft = new Draft();
    draft.follow(0, "setup", told);
    draft.follow(1, "prestige", told);
    expect(draft.sheet).toBeNull();
    draft.follow(2, "prestige", told);
    expect(draft.sheet).toBe(1);
    draft.follow(2, "upkeep", told);
    expect(draft.sheet).toBeNull();
  });

  it("stay where somebody opened them, and do not open where they are not wanted", () => {
    const draft = new Draft();
    draft.wish({ sheet: false });
    draft.follow(1, "march", told);
    draft.follow(2, "prestige", told);
    expect(draft.sheet).toBeNull();
    draft.showSheet(1);
    draft.follow(2, "upkeep", told);
    expect(draft.sheet).toBe(1);
    expect(new Draft().wishes).toEqual({ guide: true, sheet: false, values: false, forecast: true, exact: false });
  });

  it("do not open for a round that went by before one came", () => {
    const draft = new Draft();
    draft.follow(4, "fortune", told);
    expect(draft.sheet).toBeNull();
    draft.follow(5, "fortune", () => false); // the log begins within round 4, as in a lesson
    expect(draft.sheet).toBeNull();
  });
});

describe("what is remembered", () => {
  it("is ours, or nothing", () => {
    localStorage.setItem("ludoteca.ventura", "no JSON");
    expect(new Draft().wishes).toEqual({ guide: true, sheet: true, values: false, forecast: true, exact: false });
  });
});

describe("a march to a far tile", () => {
  const marching = (...path: string[]) => ({ march: { reach: { "3,0": { path } } } }) as unknown as Table;

  it("goes step by step, and stops where a step was refused", () => {
    const draft = new Draft();
    const moves: string[] = [];
    const act = (name: string) => void moves.push(name);
    draft.goTo("3,0", marching("1,0", "2,0", "3,0"), act);
    draft.goTo("3,0", marching("2,0", "3,0"), act);
    expect([moves, draft.heading]).toEqual([["at 1,0", "at 2,0"], "3,0"]);
    draft.goTo("3,0", marching("2,0", "3,0"), act);
    expect([moves.length, draft.heading]).toEqual([2, null]);
    draft.goTo("3,0", marching("2,0", "3,0"), act); // pressed anew
    expect([moves.length, draft.heading]).toEqual([3, "3,0"]);
  });
});

describe("a new question", () => {
  it("ends a half-made choice and closes what is told of a tile", () => {
    const draft = new Draft();
    draft.look({ id: "ask-deploy", args: {} }, []);
    draft.choose("pikemen");
    draft.hex = "0,0";
    draft.look({ id: "ask-deploy", args: {} }, []);
    expect([draft.card, draft.hex]).toEqual(["pikemen", "0,0"]);
    draft.look({ id: "ask-march", args: {} }, []);
    expect([draft.card, draft.hex]).toEqual([null, null]);
  });
});
