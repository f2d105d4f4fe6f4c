import { expect, test } from "vitest";
import type { Choice, Text } from "../../lib/messages";
import { Draft } from "./draft.svelte";
import type { Table } from "./reading";
import { figureMoves, placeMoves } from "./targets";

const table = {
  seat: 0,
  book: "a",
  places: { inn: { at: [0, 0, 0], figures: { pell: { leader: 0 } } }, well: { at: [1, 0, 0] } },
  players: [{ hero: "odile", follower: "pell" }],
  printed: { figures: { pell: { abilities: [] } }, items: {}, places: {}, ancients: {} },
} as unknown as Table;
const turn: Text = { id: "ask-action", args: {} };
const choice = (verb: string, kind: string, id: string): Choice => ({ name: `${verb} ${id}`, verb, targets: [{ kind, id }], label: "", numbers: {} });
const moves = [choice("go", "location", "well"), choice("alone", "location", "well"), choice("send", "location", "well"), choice("lay", "location", "hall"), choice("attack", "figure", "hound"), choice("follower attack", "figure", "hound")];
const names = (found: Map<string, Choice>) => [...found].map(([id, { name }]) => [id, name]);

test("a place is gone to by whoever acts, with the follower or without", () => {
  const draft = new Draft();
  expect(names(placeMoves(table, turn, moves, draft))).toEqual([["well", "go well"]]);
  draft.together = false;
  expect(names(placeMoves(table, turn, moves, draft))).toEqual([["well", "alone well"]]);
  draft.actor = "follower";
  expect(names(placeMoves(table, turn, moves, draft))).toEqual([["well", "send well"]]);
  draft.verb = "fight";
  expect(names(placeMoves(table, turn, moves, draft))).toEqual([]);
});

test("a figure is chosen with the verb that is open, by whoever acts", () => {
  const draft = new Draft();
  expect(names(figureMoves(table, turn, moves, draft))).toEqual([]);
  draft.verb = "fight";
  expect(names(figureMoves(table, turn, moves, draft))).toEqual([["hound", "attack hound"]]);
  draft.actor = "follower";
  expect(names(figureMoves(table, turn, moves, draft))).toEqual([["hound", "follower attack hound"]]);
});

test("an answer is pointed at on the map", () => {
  const asked: Text = { id: "ask-pick", args: {} };
  const answers = [choice("pick place", "location", "inn"), choice("pick", "figure", "hound"), choice("pick place", "location", "elsewhere")];
  expect(names(placeMoves(table, asked, answers, new Draft()))).toEqual([["inn", "pick place inn"]]);
  expect(names(figureMoves(table, asked, answers, new Draft()))).toEqual([["hound", "pick hound"]]);
});
