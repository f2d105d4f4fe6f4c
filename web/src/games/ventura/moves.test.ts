// The moves of the decision bar: grouped by what they are about, two steps where a move needs two things.
import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import { choice } from "../../lib/sample";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { Desk } from "./desk.svelte";
import { moveList, parsed } from "./moves";
import type { Battle, View } from "./reading";

const TROOP = { area: 2, hex: "1,0", captain: "acuto", companies: ["swordsmen"], wounds: [2], movement: 3 };
const PLAYER = { family: "este", lost: false, score: 0, florins: 3, upkeep: 1, income: 4, city: null, domain: { "1,0": 1 }, hand: { ventura: 1, conscription: 0 }, reserve: { size: 0 }, troops: [TROOP] };

function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 2,
    asked: [0],
    round: 2,
    phase: "deploy",
    first: 0,
    abilities: false,
    tiles: [[1, 0, "field"]],
    guarded: [],
    players: [PLAYER, { ...PLAYER, domain: {}, troops: [] }],
    hand: ["pikemen"],
    reserve: [],
    row: [],
    stock: 8,
    ventura: { deck: 50, discard: {} },
    conscription: { deck: 47, discard: {} },
    printed: { goal: 30, areas: 5, cards: {}, tiles: {} },
    ...more,
  };
}

function sections(names: string[], desk = new Desk(), seen = view()) {
  const choices: Choice[] = names.map((name) => choice(name));
  return moveList({ view: seen, speaker: new Speaker("ventura"), prompt: null, choices, desk });
}
const shorts = (names: string[], desk?: Desk, seen?: View) => sections(names, desk, seen).map((one) => one.items.map((item) => item.short ?? item.id));

describe("the decision bar", () => {
  it("tells verbs of two words from their things", () => {
    const verbs = ["keep tile field", "keep acuto", "look at 3", "recover all", "recover 2.1"];
    const moves = verbs.map((name) => parsed(choice(name)));
    expect(moves.map((move) => move.verb)).toEqual(["keep tile", "keep", "look at", "recover all", "recover"]);
    expect(moves.map((move) => move.things)).toEqual([["field"], ["acuto"], ["3"], [], ["2.1"]]);
  });

  it("has done and pass first, always at hand", async () => {
    await speak("en");
    await learn("ventura");
    const found = sections(["dismiss 2.1", "heal 2.1", "play charge", "done"]);
    expect(found[0]!.items.map((item) => item.move)).toEqual(["done"]);
    expect(found.slice(1).map((section) => section.title)).toEqual(["Dismiss", "Heal", "Event"]);
  });

  it("lets only what one does stand out, unless there is nothing to do", async () => {
    await speak("en");
    await learn("ventura");
    const strong = (names: string[]) => sections(names)[0]!.items.map((item) => [item.move, item.strong]);
    expect(strong(["done", "buy"])).toEqual([["done", false], ["buy", true]]);
    expect(strong(["pass"])).toEqual([["pass", true]]);
    expect(strong(["spend 0"])).toEqual([["spend 0", true]]);
  });

  it("says how many points Florins buy, also for families with an ability", async () => {
    await speak("en");
    await learn("ventura");
    const names = ["spend 0", "spend 1", "spend 3"];
    expect(shorts(names)[0]).toEqual(["0", "1 (+1)", "3 (+4)"]);
    expect(shorts(names, undefined, view({ abilities: true }))[0]).toEqual(["0", "1 (+2)", "3 (+5)"]);
  });

  it("says what a chosen hex is for", async () => {
    await speak("en");
    await learn("ventura");
    const choices: Choice[] = [choice("at", ["hex", "1,0"])];
    const title = (id: string) => moveList({ view: view(), speaker: new Speaker("ventura"), prompt: { id, args: {} }, choices, desk: new Desk() })[0]!.title;
    expect([title("ask-retreat"), title("ask-step"), title("ask-nothing")]).toEqual(["Retreat to", "March to", "Hex"]);
  });

  it("names a place on the own board by who stands there", async () => {
    await speak("en");
    await learn("ventura");
    expect(shorts(["dismiss 2.1"])[0]![0]).toMatch(/^Swordsmen, 2 wounds$/);
    expect(shorts(["assign 1", "assign 2"])[0]![0]).toBe("1 free");
    expect(sections(["activate 2"])[0]!.items[0]!.hex).toBe("1,0");
  });

  it("asks for the card first, then for its area", async () => {
    await speak("en");
    await learn("ventura");
    const names = ["deploy pikemen 2", "deploy pikemen 3", "done"];
    const desk = new Desk();
    expect(shorts(names, desk)).toEqual([["done"], ["Pikemen"]]);
    desk.choose("pikemen");
    const found = sections(names, desk);
    expect(found[0]!.items[0]!.back).toBe(true);
    expect(found[1]!.items.map((item) => item.move)).toEqual(["deploy pikemen 2", "deploy pikemen 3"]);
    desk.clear();
    expect(shorts(names, desk)[1]).toEqual(["Pikemen"]);
  });

  it("lists many hexes only when asked to", async () => {
    await speak("en");
    await learn("ventura");
    const names = Array.from({ length: 12 }, (_, i) => `at ${i},0`);
    const desk = new Desk();
    expect(sections(names, desk)[0]!.items).toHaveLength(1);
    desk.listing = true;
    expect(shorts(names, desk)[0]).toContain("Field 1,0");
    expect(shorts(names, desk)[0]).toHaveLength(12);
  });

  it("tells Companies of one name apart by their wounds when they line up", async () => {
    await speak("en");
    await learn("ventura");
    const troop = { ...TROOP, companies: ["farmers", "farmers"], wounds: [0, 1] };
    const none = { tile: 0, captain: 0, events: 0 };
    const edge = { every: 0, ranged: 0, melee: 0, held: false, free: false, forced: false };
    const battle: Battle = {
      ...{ hex: "1,0", attacker: 0, attacker_area: 2, defender: 1, defender_area: 1, assaults: [], waiting: [], order: [] },
      orders: ["open", "open"],
      prevention: [none, none],
      edges: [edge, edge],
    };
    const seen = view({ battle, players: [{ ...PLAYER, troops: [troop] }, PLAYER] });
    expect(shorts(["line farmers 1", "line farmers 2"], undefined, seen)[0]).toEqual(["Farmers", "Farmers, 1 wound"]);
  });
});

describe("the desk", () => {
  it("forgets a half-made choice when another question is asked, and keeps it otherwise", () => {
    const desk = new Desk();
    const prompt = { id: "ask-deploy", args: {} };
    const choices: Choice[] = [choice("done")];
    desk.look(prompt, choices);
    desk.choose("pikemen");
    desk.look(prompt, choices);
    expect(desk.card).toBe("pikemen");
    desk.look({ id: "ask-regroup", args: {} }, choices);
    expect(desk.card).toBeNull();
  });

  it("shows the own Troops where there is room, and on a small screen only when asked", () => {
    const desk = new Desk();
    expect(desk.shown(view(), false)).toBe(0);
    expect(desk.shown(view(), true)).toBeNull();
    desk.show(1, view(), true);
    expect(desk.shown(view(), true)).toBe(1);
    desk.show(1, view(), true);
    expect(desk.shown(view(), true)).toBeNull();
  });
});
