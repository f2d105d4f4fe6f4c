import { beforeEach, describe, expect, it } from "vitest";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { Draft } from "./draft.svelte";
import { type Scene, moveList, sentence } from "./moves";
import { choices, face, pick, sample } from "./sample";
import type { Table } from "./reading";

const TURN = { id: "ask-turn", args: { count: 2 } };
const MOVES = choices(
  "draw 6.1", "draw 7.2", "draw joker", "replace centre", "exchange a 6.1", "exchange a joker", "exchange c 6.1",
  "fulfil a", "attempt b", "to joker 0.5", "end turn",
);
const OWN = { hand: 3, points: 6, scored: ["0.5", "1.12"].map(face), perms: [face("4.1")], extra: 0 };
const view = sample("2.1 2.5 3.1 5.1 joker", {
  players: [OWN, { ...OWN, scored: [], perms: [] }],
  spend: ["perm 4.1", "2.5", "2.1", "3.1", "5.1", "joker"].map(pick),
});
let draft: Draft;

beforeEach(async () => {
  draft = new Draft();
  await speak("en");
  await learn("venti");
});

function scene(seen: Table = view, prompt = TURN, offered = MOVES): Scene {
  return { view: seen, speaker: new Speaker("venti", ["Anna", "Bruno"]), choices: offered, draft, mode: draft.mode(seen, prompt), count: prompt.args.count };
}
const labels = (one: Scene) => moveList(one).map((section) => section.items.map((item) => item.id));

describe("what is pointed at", () => {
  it("starts with moves that need nothing more, then draws and targets, each kind once", () => {
    expect(labels(scene())).toEqual([
      ["replace centre", "end turn"],
      ["draw 6.1", "draw joker", "draw 7.2"],
      ["target a", "target b", "target c"],
      ["points"],
    ]);
  });

  it("offers what can be done with a card of the centre", () => {
    draft.point({ kind: "centre", card: "6.1" }, view);
    expect(labels(scene())).toEqual([["draw 6.1"], ["back"], ["exchange a 6.1", "exchange c 6.1"]]);
  });

  it("suggests cards for a target that can be fulfilled, and says whether others would do", () => {
    draft.point({ kind: "target", target: "a" }, view);
    expect(draft.chosen).toEqual(["2.5", "perm 4.1"]);
    expect(sentence(scene())).toMatchObject({ tone: "good" });
    expect(labels(scene())[0]).toEqual(["confirm", "way", "freeze a"]);
    draft.toggle("2.5");
    expect(sentence(scene())?.text).toBe("1 more card is needed.");
    expect(labels(scene())[0]).toEqual(["way", "freeze a"]);
    draft.toggle("joker 0");
    expect(sentence(scene())).toMatchObject({ tone: "bad" });
    draft.suggest(view, 1);
    expect(draft.chosen).toEqual(["3.1", "5.1"]);
  });

  it("asks why where a target cannot be fulfilled or frozen", () => {
    draft.point({ kind: "target", target: "c" }, view);
    expect(moveList(scene())[0]!.items.map((item) => item.illegal)).toEqual(["fulfil c", "freeze c"]);
  });

  it("warns before an attempt, and wants a role for each Joker", () => {
    draft.point({ kind: "target", target: "b" }, view);
    expect(sentence(scene())?.text).toContain("Bruno gets the target");
    expect(labels(scene())).toEqual([["back"]]);
    draft.toggle("joker 0");
    expect(labels(scene())).toEqual([["back"]]);
    draft.announce("joker 0", "circle");
    expect(labels(scene())).toEqual([["attempt b"], ["back"]]);
  });

  it("says what a sacrifice costs", () => {
    draft.point({ kind: "point", card: "0.5" }, view);
    expect(sentence(scene())?.text).toBe("You lose 2 points for good.");
    const [first, second] = moveList(scene())[0]!.items;
    expect([first!.move, second!.illegal]).toEqual(["to joker 0.5", "to action 0.5"]);
  });

  it("is forgotten when the table changes, and not otherwise", () => {
    draft.look(view, TURN);
    draft.point({ kind: "target", target: "a" }, view);
    draft.look({ ...view }, TURN);
    expect(draft.focus).not.toBeNull();
    draft.look({ ...view, centre: [] }, TURN);
    expect([draft.focus, draft.chosen]).toEqual([null, []]);
  });
});

describe("penalty, gift and hand limit", () => {
  it("are confirmed when the cards are right", () => {
    const pay = { id: "ask-pay", args: { count: 2 } };
    const offered = choices("pay 0.5", "pay 1.12");
    const debt = { ...view, sets: [["0.5"], ["1.12"]] };
    expect(labels(scene(debt, pay, offered))).toEqual([["toggle point 0.5", "toggle point 1.12"]]);
    draft.toggle("point 0.5");
    expect(labels(scene(debt, pay, offered))[0]).toEqual(["confirm"]);
    draft.toggle("point 1.12");
    expect(labels(scene(debt, pay, offered))).toHaveLength(1);
  });
});

describe("a confirmed choice", () => {
  it("sends its moves one by one, each on what the one before brought about", () => {
    draft.point({ kind: "target", target: "a" }, view);
    draft.confirm("fulfil", view);
    expect(draft.sending).toBe(true);
    expect(draft.step(view, TURN, MOVES)).toBe("fulfil a");
    expect(draft.step(view, TURN, MOVES)).toBeNull(); // nothing new was seen yet
    const asked = { ...view, choosing: { target: "a", picked: [] } };
    expect(draft.step(asked, { id: "ask-use", args: {} }, choices("use 2.1", "use 2.5", "use 3.1"))).toBe("use 2.5");
    expect(draft.step(sample("2.1"), TURN, MOVES)).toBeNull();
    expect([draft.sending, draft.focus]).toEqual([false, null]);
  });

  it("shows Jokers in their roles", () => {
    draft.point({ kind: "target", target: "b" }, view);
    draft.toggle("joker 0");
    draft.announce("joker 0", "square");
    draft.confirm("attempt", view);
    expect(draft.step(view, TURN, MOVES)).toBe("attempt b");
    const asked = { ...view, choosing: { target: "b", picked: [] } };
    expect(draft.step(asked, { id: "ask-attempt", args: {} }, choices("use 2.1", "joker as square"))).toBe("joker as square");
  });

  it("is dropped when somebody else may look", () => {
    draft.toggle("2.1");
    draft.confirm("discard", view);
    draft.leave();
    expect([draft.sending, draft.chosen]).toEqual([false, []]);
  });
});
