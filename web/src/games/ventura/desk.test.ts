import { beforeEach, describe, expect, it } from "vitest";
import { Desk } from "./desk.svelte";

beforeEach(() => localStorage.clear());

describe("the accounts", () => {
  it("open after a round and close when the next ones come near", () => {
    const desk = new Desk();
    desk.follow(0, "setup");
    desk.follow(1, "prestige");
    expect(desk.sheet).toBeNull();
    desk.follow(2, "prestige");
    expect(desk.sheet).toBe(1);
    desk.follow(2, "upkeep");
    expect(desk.sheet).toBeNull();
  });

  it("stay where somebody opened them, and do not open where they are not wanted", () => {
    const desk = new Desk();
    desk.wish({ sheet: false });
    desk.follow(1, "march");
    desk.follow(2, "prestige");
    expect(desk.sheet).toBeNull();
    desk.showSheet(1);
    desk.follow(2, "upkeep");
    expect(desk.sheet).toBe(1);
    expect(new Desk().wishes).toEqual({ guide: true, sheet: false });
  });

  it("do not open for a round that went by before one came", () => {
    const desk = new Desk();
    desk.follow(4, "fortune");
    expect(desk.sheet).toBeNull();
  });
});

describe("what is remembered", () => {
  it("is ours, or nothing", () => {
    localStorage.setItem("ludoteca.ventura", "no JSON");
    expect(new Desk().wishes).toEqual({ guide: true, sheet: true });
  });
});

describe("a new question", () => {
  it("ends a half-made choice and closes what is told of a tile", () => {
    const desk = new Desk();
    desk.look({ id: "ask-deploy", args: {} }, []);
    desk.choose("pikemen");
    desk.hex = "0,0";
    desk.look({ id: "ask-deploy", args: {} }, []);
    expect([desk.card, desk.hex]).toEqual(["pikemen", "0,0"]);
    desk.look({ id: "ask-march", args: {} }, []);
    expect([desk.card, desk.hex]).toEqual([null, null]);
  });
});
