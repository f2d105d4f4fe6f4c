import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import actions from "../../../../src/ludoteca/games/dark_venture/actions.py?raw";
import { ALONE, ANSWERS, ASIDES, VERBS, actorOf, movesOf, offered, verbOf } from "./moves";
import type { Table } from "./reading";

/** What happens by chance is nobody's move. */
const CHANCE = ["item", "figure", "location", "quest", "stray"];
const verbs = [...actions.matchAll(/Block\([^"\n]+"([^"]+)"/g)].map((found) => found[1]!).filter((verb) => !CHANCE.includes(verb));

function choice(name: string, kind = "", ...ids: string[]): Choice {
  return { name: [name, ...ids].join(" "), verb: name, targets: ids.map((id) => ({ kind, id })), label: "", numbers: {} };
}

const card = (...abilities: string[]) => ({ abilities: abilities.map((id) => ({ id, name: id, lines: [] })) });
const table = {
  seat: 0,
  book: "a",
  players: [{ hero: "ysmene", follower: "pell" }],
  places: { inn: { at: [0, 0, 0], figures: { ysmene: { leader: 0, carried: ["hook"] }, pell: { leader: 0, worn: ["lamp"] }, keeper: {} } } },
  printed: {
    figures: { ysmene: card("ysmene-salt"), pell: card("pell-light"), keeper: card("keeper-bed") },
    items: { hook: card("hook-pull"), lamp: card("lamp-shine") },
    places: { inn: { books: { a: { rules: card("inn-a-bed").abilities } } } },
    ancients: { tide: { powers: card("tide-turn").abilities } },
  },
  forecast: null,
} as unknown as Table;
const use = (ability: string) => choice("use", "ability", ability);

describe("every move of the action space", () => {
  it("belongs to one of the twelve verbs, stands by itself, answers a question, or is done unasked", () => {
    expect(verbs.length).toBeGreaterThan(60);
    const known = (verb: string) => [verbOf(table, choice(verb)) !== null, ALONE.includes(verb), ANSWERS.includes(verb), ASIDES.includes(verb)];
    expect(verbs.filter((verb) => known(verb).filter(Boolean).length !== 1)).toEqual([]);
  });

  it("is listed under its verb for whoever does it", () => {
    const choices = verbs.map((verb) => choice(verb));
    const listed = VERBS.flatMap((verb) => [...movesOf(table, choices, verb, "hero"), ...movesOf(table, choices, verb, "follower")]);
    expect(choices.filter((one) => verbOf(table, one) !== null && !listed.includes(one))).toEqual([]);
  });
});

describe("an ability", () => {
  it("of a place or of others there is used here, one's own is one's own", () => {
    expect(["inn-a-bed", "keeper-bed"].map((id) => verbOf(table, use(id)))).toEqual(["here", "here"]);
    expect(["ysmene-salt", "pell-light", "hook-pull", "tide-turn"].map((id) => verbOf(table, use(id)))).toEqual(["use", "use", "use", "use"]);
  });

  it("is used by whoever bears it", () => {
    expect(["ysmene-salt", "hook-pull", "tide-turn", "inn-a-bed"].map((id) => actorOf(table, use(id)))).toEqual(["hero", "hero", "hero", "hero"]);
    expect(["pell-light", "lamp-shine"].map((id) => actorOf(table, use(id)))).toEqual(["follower", "follower"]);
  });
});

describe("cards", () => {
  const quests = [choice("replace", "quest", "errand"), choice("replace", "quest", "company")];

  it("are laid out where they are what is asked about, not where a card is drawn", () => {
    expect(offered([...quests, choice("no quest")])).toEqual(quests);
    expect(offered([...quests, choice("draw", "deck", "item")])).toEqual([]);
    const places = [choice("lay", "location", "inn"), choice("lay", "location", "well")];
    expect(offered(places)).toEqual(places);
    expect(offered([...places, choice("end")])).toEqual([]);
    const paid = [choice("pick item", "item", "hook"), choice("pick item", "item", "lamp")];
    expect(offered(paid)).toEqual(paid);
  });
});

describe("whoever acts", () => {
  it("is the follower where the move or the thing is theirs", () => {
    const theirs = [choice("follower draw", "deck", "item"), choice("send", "location", "inn"), choice("drop", "item", "lamp")];
    expect(theirs.map((one) => actorOf(table, one))).toEqual(["follower", "follower", "follower"]);
    expect([choice("go", "location", "inn"), choice("wear", "item", "hook")].map((one) => actorOf(table, one))).toEqual(["hero", "hero"]);
  });
});
