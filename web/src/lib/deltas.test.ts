import { describe, expect, it } from "vitest";
import { applied, nextState } from "./deltas";
import type { Delta, State } from "./messages";

describe("differences of a view", () => {
  const view = { seat: 0, hand: { a: 1, b: 2 }, lines: [{ out: false, cards: { a: 1 } }, { out: false, cards: {} }], kept: {} };

  it("are put where their path leads, and the rest is shared", () => {
    const next = applied(view, [[["lines", 0, "out"], true], [["hand"], { b: 2 }], [["season"], "winter"], [["kept"]]]);
    expect(next).toEqual({
      seat: 0,
      hand: { b: 2 },
      lines: [{ out: true, cards: { a: 1 } }, { out: false, cards: {} }],
      season: "winter",
    });
    expect((next.lines as unknown[])[1]).toBe(view.lines[1]);
  });

  it("leave the old view as it was", () => {
    const before = structuredClone(view);
    applied(view, [[["lines", 1, "cards"], { b: 1 }], [["kept"]]]);
    expect(view).toEqual(before);
  });
});

describe("the next state", () => {
  const asked = { prompt: { id: "ask", args: {} }, rule: "", choices: [], forecast: null };
  const old: State = {
    t: "state", version: 3, tag: "a", seat: 1, view: { pile: 4 }, events: [], asked, asides: [], can_undo: true,
    result: null, open: false, thinking: [2], deadline: 5, pause: null, orders: [], answered_in: 1,
  };

  it("keeps what is left out, but for what stands beside the view", () => {
    const delta: Delta = { t: "delta", on: "a", tag: "b", version: 4, events: [{ id: "event-draw", args: {} }], view: [[["pile"], 3]] };
    expect(nextState(old, delta)).toEqual({
      ...old, version: 4, tag: "b", view: { pile: 3 }, events: delta.events, thinking: [], deadline: 0, answered_in: 0,
    });
  });

  it("is told that nobody asks any more", () => {
    expect(nextState(old, { t: "delta", on: "a", tag: "b", version: 3, events: [], asked: null }).asked).toBeNull();
  });
});
