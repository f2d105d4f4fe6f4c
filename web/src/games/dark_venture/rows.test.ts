import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { notesOf, sections } from "./rows";
import { slotsOf } from "./slots";
import type { Table } from "./reading";

const speaker = { text: (id: string, args: Record<string, string> = {}) => [id, ...Object.values(args)].join(" "), has: () => false, thing: (_: string, id: string) => id, label: (one: Choice) => one.name, say: (one: { id: string }) => one.id } as unknown as Speaker;
const item = (slot: string, hands = 0) => ({ name: slot, slot, hands, adds: { armor: 1 }, lines: [], abilities: [], line: "" });
const table = {
  seat: 0,
  hand: ["hook"],
  players: [{ hero: "ysmene", follower: "pell" }],
  places: { inn: { at: [0, 0, 0], items: ["pan"], figures: { ysmene: { leader: 0, worn: ["hat"], carried: ["sword"] }, pell: { leader: 0 } } } },
  printed: { labels: {}, figures: { ysmene: { name: "Ysmene" }, pell: { name: "Pell" } }, items: { hook: item("", 1), hat: item("head"), sword: item("", 2), pan: item("shield") } },
} as unknown as Table;
const choice = (verb: string, id: string): Choice => ({ name: `${verb} ${id}`, verb, targets: [{ kind: "item", id }], label: "", numbers: {} });

describe("what is handled", () => {
  it("stands under where it is, with a button for each thing to do with it", () => {
    const moves = [choice("stow", "hook"), choice("follower stow", "hook"), choice("wear", "sword"), choice("drop", "sword"), choice("take off", "hat"), choice("take", "pan")];
    const found = sections(table, speaker, moves);
    expect(found.map((part) => part.title)).toEqual(["dv-in-hand", "dv-pack-of ysmene", "dv-worn-by ysmene", "dv-lying"]);
    expect(found[0]!.rows[0]!.buttons.map((one) => one.short)).toEqual(["dv-do-to ysmene", "dv-do-to pell"]);
    expect(found.flatMap((part) => part.rows.flatMap((row) => row.buttons.map((one) => one.choice)))).toEqual(moves);
  });
});

describe("a hand that is too full", () => {
  it("says what keeps an item and what gives it up, where both can be done", () => {
    const means = (...moves: Choice[]) => sections(table, speaker, moves).map((part) => part.means);
    expect(means(choice("stow", "hook"), choice("toss", "hook"), choice("wear", "sword"))).toEqual(["dv-hand-means", ""]);
    expect(means(choice("toss", "hook"))).toEqual([""]);
  });
});

describe("what comes of it", () => {
  const told = { "drop sword": { foes: ["pell"] }, "wear sword": { foes: ["pell"], completes: ["errand"], counts: ["errand", "company", "postcards"] } };
  const foretold = { ...table, printed: { ...table.printed, quests: {}, ancients: {} }, forecast: { choices: told, unworn: { hook: { id: "no-needs", args: {}, rule: "DV-ITEM-05" } } } } as unknown as Table;

  it("is said once for all buttons of a row, and of many quests how many they are", () => {
    const [part] = sections(foretold, speaker, [choice("wear", "sword"), choice("drop", "sword")]);
    const notes = notesOf(foretold, speaker, part!.rows[0]!);
    expect(notes.map((note) => note.text)).toEqual(["dv-completes errand · dv-counts dv-quests-held 2", "dv-foes Pell"]);
    expect(notes.map((note) => note.of)).toEqual(["dv-do-wear", "dv-do-wear"]);
  });

  it("gives nothing up first", () => {
    const [part] = sections(table, speaker, [choice("toss", "hook"), choice("stow", "hook")]);
    expect(part!.rows[0]!.buttons.map((one) => one.choice.verb)).toEqual(["stow", "toss"]);
  });

  it("says why nobody can put a thing on", () => {
    const [part] = sections(foretold, speaker, [choice("stow", "hook")]);
    expect(notesOf(foretold, speaker, part!.rows[0]!)).toEqual([{ text: "no-needs", deed: false, of: "" }]);
  });
});

describe("slots", () => {
  it("are five, and what takes both hands fills two of them", () => {
    expect(slotsOf(table, ["hat", "hook", "pan"]).map((one) => one.item)).toEqual(["hat", null, "hook", "pan", null]);
    expect(slotsOf(table, ["sword"]).map((one) => one.item)).toEqual([null, null, "sword", null]);
  });
});
