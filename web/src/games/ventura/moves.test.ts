// The moves of the decision bar: grouped by what they are about, two steps where a move needs two things.
import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import { choice } from "../../lib/sample";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { Desk } from "./desk.svelte";
import { moveList } from "./moves";
import type { Table } from "./reading";

const TROOP = { area: 2, hex: "1,0", captain: "acuto", companies: ["swordsmen"], wounds: [2], movement: 3 };
const PLAYER = { family: "este", lost: false, score: 0, florins: 3, upkeep: 1, income: 4, city: null, domain: { "1,0": 1 }, hand: { ventura: 1, conscription: 0 }, reserve: { size: 0 }, troops: [TROOP] };

function view(more: Partial<Table> = {}): Table {
  return {
    game: "ventura",
    seat: 0,
    seats: 2,
    asked: [0],
    round: 2,
    phase: "deploy",
    first: 0,
    abilities: false,
    tiles: { "1,0": "field" },
    guarded: [],
    players: [PLAYER, { ...PLAYER, domain: {}, troops: [] }],
    hand: ["pikemen"],
    reserve: [],
    row: [],
    stock: 8,
    ventura: { deck: 50, discard: {} },
    conscription: { deck: 47, discard: {} },
    removed: {},
    printed: { goal: 30, areas: 5, fighting: 2, steps: {}, setup: [], start: {}, hexes: {}, spots: { "2.c": [2, 0], "2.1": [2, 1] }, cards: {}, tiles: {} },
    ...more,
  };
}

/** What moves point at, by their verbs. */
const KINDS: Record<string, string[]> = {
  ...{ dismiss: ["spot"], heal: ["spot"], recover: ["spot"], "recover all": [], play: ["ploy"], spend: ["florins"], at: ["hex"] },
  ...{ assign: ["area"], activate: ["area"], deploy: ["card", "area"], line: ["card", "copy"], keep: ["card"], "keep tile": ["tile"] },
  ...{ "look at": ["number"], done: [], pass: [], buy: [] },
};

function made(name: string, numbers: Record<string, number> = {}): Choice {
  const verb = Object.keys(KINDS).sort((a, b) => b.length - a.length).find((one) => `${name} `.startsWith(`${one} `))!;
  const ids = name.slice(verb.length).trim().split(" ");
  return { ...choice(verb, ...KINDS[verb]!.map((kind, i): [string, string] => [kind, ids[i]!])), numbers };
}

function sections(names: (string | Choice)[], desk = new Desk(), seen = view()) {
  const choices: Choice[] = names.map((one) => (typeof one === "string" ? made(one) : one));
  return moveList({ view: seen, speaker: new Speaker("ventura"), prompt: null, choices, desk });
}
const shorts = (names: (string | Choice)[], desk?: Desk, seen?: Table) => sections(names, desk, seen).map((one) => one.items.map((item) => item.short ?? item.id));

describe("the decision bar", () => {
  it("tells verbs of two words from their things", async () => {
    await speak("en");
    await learn("ventura");
    const found = sections(["keep tile field", "keep acuto", "look at 3", "recover all", "recover 2.1"]);
    expect(found.map((one) => one.title)).toEqual([undefined, "Keep", "Keep", "Look at cards", "Recover"]);
    expect(found.map((one) => one.items.map((item) => item.short ?? item.move))).toEqual([["recover all"], ["Field"], ["Giovanni Acuto"], ["3"], ["Swordsmen, 2 wounds"]]);
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
    const strong = (names: (string | Choice)[]) => sections(names)[0]!.items.map((item) => [item.move, item.strong]);
    expect(strong(["done", "buy"])).toEqual([["done", false], ["buy", true]]);
    expect(strong(["pass"])).toEqual([["pass", true]]);
    expect(strong([made("spend 0", { cost: 0, points: 0 })])).toEqual([["spend 0", true]]);
  });

  it("says how many points Florins buy, also for families with an ability", async () => {
    await speak("en");
    await learn("ventura");
    const spending = (points: number[]) => [0, 1, 3].map((cost, i) => made(`spend ${cost}`, { cost, points: points[i]! }));
    expect(shorts(spending([0, 1, 4]))[0]).toEqual(["0", "1 (+1)", "3 (+4)"]);
    expect(shorts(spending([0, 2, 5]))[0]).toEqual(["0", "1 (+2)", "3 (+5)"]);
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
    const line = [made("line farmers 1", { wounds: 0 }), made("line farmers 2", { wounds: 1 })];
    expect(shorts(line)[0]).toEqual(["Farmers", "Farmers, 1 wound"]);
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
