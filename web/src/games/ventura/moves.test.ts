// The moves of the decision bar: grouped by what they are about, two steps where a move needs two things.
import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import { choice } from "../../lib/sample";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { Draft } from "./draft.svelte";
import { moveList } from "./moves";
import type { Table } from "./reading";

const TROOP = { area: 2, hex: "1,0", captain: "acuto", companies: ["swordsmen"], wounds: [2], movement: 3 };
const PLAYER = { family: "este", score: 0, florins: 3, upkeep: 1, income: 4, next: 6, city: null, domain: { "1,0": 1 }, hand: { ventura: 1, conscription: 0 }, reserve: { size: 0 }, troops: [TROOP] };

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
    names: { "1,0": { anchor: "este", tile: "field", wind: "north" } },
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

function sections(names: (string | Choice)[], draft = new Draft(), seen = view()) {
  const choices: Choice[] = names.map((one) => (typeof one === "string" ? made(one) : one));
  return moveList({ view: seen, speaker: new Speaker("ventura"), prompt: null, choices, draft });
}
const shorts = (names: (string | Choice)[], draft?: Draft, seen?: Table) => sections(names, draft, seen).map((one) => one.items.map((item) => item.short ?? item.id));

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

  it("says how an assault would end for whoever passes", async () => {
    await speak("en");
    await learn("ventura");
    const side = (total: number) => ({ total, companies: total, specials: 0, captain: 0, tile: 0, events: 0 });
    const battle = { next: { kind: "melee", sides: [side(4), side(2)] } } as unknown as NonNullable<Table["battle"]>;
    const [first] = sections(["play charge", "pass"], new Draft(), view({ battle }));
    expect(first!.items.map((item) => item.label)).toEqual(["Pass, 4 : 2 if nobody acts"]);
  });

  it("says what totals an Event would make", async () => {
    await speak("en");
    await learn("ventura");
    const [, events] = sections([made("play charge", { cost: 1, left: 2, attacker: 7, defender: 4 }), made("play ambush"), "pass"]);
    expect(events!.items.map((item) => item.face?.notes.map(({ text }) => text))).toEqual([["3 Florins become 2", "then 7 : 4"], undefined]);
  });

  it("gives free cells the letters that they have on the map", async () => {
    await speak("en");
    await learn("ventura");
    const [found] = sections(["at 1,0", "at 2,0", "at 3,0"]);
    expect(found!.items.map((item) => item.short!.slice(0, 2))).toEqual(["Fi", "A ", "B "]);
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
    const title = (id: string) => moveList({ view: view(), speaker: new Speaker("ventura"), prompt: { id, args: {} }, choices, draft: new Draft() })[0]!.title;
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
    const draft = new Draft();
    expect(shorts(names, draft)).toEqual([["done"], ["Pikemen"]]);
    draft.choose("pikemen");
    const found = sections(names, draft);
    expect(found[0]!.items[0]!.back).toBe(true);
    expect(found[1]!.items.map((item) => item.move)).toEqual(["deploy pikemen 2", "deploy pikemen 3"]);
    draft.clear();
    expect(shorts(names, draft)[1]).toEqual(["Pikemen"]);
  });

  it("lists many hexes only when asked to", async () => {
    await speak("en");
    await learn("ventura");
    const names = Array.from({ length: 12 }, (_, i) => `at ${i},0`);
    const draft = new Draft();
    expect(sections(names, draft)[0]!.items).toHaveLength(1);
    draft.listing = true;
    expect(shorts(names, draft)[0]).toContain("Field north of Ferrara");
    expect(shorts(names, draft)[0]).toHaveLength(12);
  });

  it("tells Companies of one name apart by their wounds when they line up", async () => {
    await speak("en");
    await learn("ventura");
    const line = [made("line farmers 1", { wounds: 0 }), made("line farmers 2", { wounds: 1 })];
    expect(shorts(line)[0]).toEqual(["Farmers", "Farmers, 1 wound"]);
  });
});

describe("the draft", () => {
  it("forgets a half-made choice when another question is asked, and keeps it otherwise", () => {
    const draft = new Draft();
    const prompt = { id: "ask-deploy", args: {} };
    const choices: Choice[] = [choice("done")];
    draft.look(prompt, choices);
    draft.choose("pikemen");
    draft.look(prompt, choices);
    expect(draft.card).toBe("pikemen");
    draft.look({ id: "ask-regroup", args: {} }, choices);
    expect(draft.card).toBeNull();
  });

  it("shows the own Troops where there is room, and on a small screen only when asked", () => {
    const draft = new Draft();
    expect(draft.shown(view(), false)).toBe(0);
    expect(draft.shown(view(), true)).toBeNull();
    draft.show(1, view(), true);
    expect(draft.shown(view(), true)).toBe(1);
    draft.show(1, view(), true);
    expect(draft.shown(view(), true)).toBeNull();
  });

  it("says the price, the gain and what is left, and what cannot be done", async () => {
    await speak("en");
    await learn("ventura");
    const [spend] = sections([made("spend 0", { points: 0, cost: 0, left: 3 }), made("spend 3", { points: 4, cost: 3, left: 0 })]).flatMap((one) => one.items).slice(1);
    expect(spend).toMatchObject({ spend: 3, face: { coins: 3, title: "+4 points", notes: [{ text: "4 points, 0 Florins" }] } });
    const [buy] = sections([made("buy", { cost: 2, left: 1 }), "done"])[0]!.items.toReversed();
    expect(buy).toMatchObject({ spend: 2, face: { notes: [{ text: "3 Florins become 1", kind: "price" }] } });
    const draft = new Draft();
    draft.choose("pikemen");
    const shut = sections(["deploy pikemen 2"], draft)[2]!.items;
    expect(shut.map((item) => item.cannot)).toEqual(["deploy pikemen 1", "deploy pikemen 3", "deploy pikemen 4", "deploy pikemen 5"]);
  });
});
