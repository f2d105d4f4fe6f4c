import { expect, test, vi } from "vitest";
import type { Choice } from "../../lib/messages";
import { Draft } from "./draft.svelte";
import { chosenCell, chosenTurn, confirm, follow, isLaying, nextCell, turnOn } from "./laying";
import type { Table } from "./reading";

const table = { lays: "inn", fits: { "0,1": [1, 3], "1,0": [0] } } as unknown as Table;
const move = (verb: string, kind: string, id: string) => ({ name: `${verb} ${id}`, verb, targets: [{ kind, id }], label: "", numbers: {} }) as Choice;
const cells = [move("at", "cell", "0,1"), move("at", "cell", "1,0")];

test("one is asked for a cell or for a turn", () => {
  expect(isLaying(table, cells)).toBe(true);
  expect(isLaying(table, [])).toBe(false);
});

test("a cell is chosen, its first turn shown, and others by turning; nothing is sent", () => {
  const draft = new Draft();
  expect([chosenCell(table, draft), chosenTurn(table, draft)]).toEqual(["0,1", 1]);
  turnOn(table, draft);
  expect(chosenTurn(table, draft)).toBe(3);
  turnOn(table, draft);
  expect(chosenTurn(table, draft)).toBe(1);
  nextCell(table, draft, "ArrowRight");
  expect([chosenCell(table, draft), chosenTurn(table, draft)]).toEqual(["1,0", 0]);
  nextCell(table, draft);
  expect(chosenCell(table, draft)).toBe("0,1");
});

test("confirmed, the cell is sent, and the turn when it is asked for", () => {
  const [draft, act] = [new Draft(), vi.fn()];
  draft.cell = "0,1";
  draft.turn = 3;
  confirm(table, cells, draft, act);
  expect(act).toHaveBeenLastCalledWith("at 0,1");
  draft.look({ id: "ask-turned", args: {} }, []);
  const turns = [move("turn", "quarter", "1"), move("turn", "quarter", "3")];
  follow({ ...table, fits: { "0,1": [1, 3] } }, turns, draft, act);
  expect(act).toHaveBeenLastCalledWith("turn 3");
  follow(table, turns, draft, act);
  expect(act).toHaveBeenCalledTimes(2);
});

test("a turn that is no longer asked for is forgotten", () => {
  const [draft, act] = [new Draft(), vi.fn()];
  draft.laid = 2;
  follow({ ...table, lays: undefined }, [], draft, act);
  expect(draft.laid).toBe(null);
  expect(act).not.toHaveBeenCalled();
});
