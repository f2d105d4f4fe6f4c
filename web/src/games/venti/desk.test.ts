import { beforeEach, describe, expect, it } from "vitest";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { Desk } from "./desk.svelte";
import { type Scene, moveList, sentence } from "./moves";
import { choices, face, pick, sample } from "./sample";
import type { View } from "./view";

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
let desk: Desk;

beforeEach(async () => {
  desk = new Desk();
  await speak("en");
  await learn("venti");
});

function scene(seen: View = view, prompt = TURN, offered = MOVES): Scene {
  return { view: seen, speaker: new Speaker("venti", ["Anna", "Bruno"]), choices: offered, desk, mode: desk.mode(seen, prompt), count: prompt.args.count };
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
    desk.point({ kind: "centre", card: "6.1" }, view);
    expect(labels(scene())).toEqual([["draw 6.1"], ["back"], ["exchange a 6.1", "exchange c 6.1"]]);
  });

  it("suggests cards for a target that can be fulfilled, and says whether others would do", () => {
    desk.point({ kind: "target", target: "a" }, view);
    expect(desk.chosen).toEqual(["2.5", "perm 4.1"]);
    expect(sentence(scene())).toMatchObject({ tone: "good" });
    expect(labels(scene())[0]).toEqual(["confirm", "way", "freeze a"]);
    desk.toggle("2.5");
    expect(sentence(scene())?.text).toBe("1 more card is needed.");
    expect(labels(scene())[0]).toEqual(["way", "freeze a"]);
    desk.toggle("joker 0");
    expect(sentence(scene())).toMatchObject({ tone: "bad" });
    desk.suggest(view, 1);
    expect(desk.chosen).toEqual(["3.1", "5.1"]);
  });

  it("asks why where a target cannot be fulfilled or frozen", () => {
    desk.point({ kind: "target", target: "c" }, view);
    expect(moveList(scene())[0]!.items.map((item) => item.illegal)).toEqual(["fulfil c", "freeze c"]);
  });

  it("warns before an attempt, and wants a role for each Joker", () => {
    desk.point({ kind: "target", target: "b" }, view);
    expect(sentence(scene())?.text).toContain("Bruno gets the target");
    expect(labels(scene())).toEqual([["back"]]);
    desk.toggle("joker 0");
    expect(labels(scene())).toEqual([["back"]]);
    desk.announce("joker 0", "circle");
    expect(labels(scene())).toEqual([["attempt b"], ["back"]]);
  });

  it("says what a sacrifice costs", () => {
    desk.point({ kind: "point", card: "0.5" }, view);
    expect(sentence(scene())?.text).toBe("You lose 2 points for good.");
    const [first, second] = moveList(scene())[0]!.items;
    expect([first!.move, second!.illegal]).toEqual(["to joker 0.5", "to action 0.5"]);
  });

  it("is forgotten when the table changes, and not otherwise", () => {
    desk.look(view, TURN);
    desk.point({ kind: "target", target: "a" }, view);
    desk.look({ ...view }, TURN);
    expect(desk.focus).not.toBeNull();
    desk.look({ ...view, centre: [] }, TURN);
    expect([desk.focus, desk.chosen]).toEqual([null, []]);
  });
});

describe("penalty, gift and hand limit", () => {
  it("are confirmed when the cards are right", () => {
    const pay = { id: "ask-pay", args: { count: 2 } };
    const offered = choices("pay 0.5", "pay 1.12");
    const debt = { ...view, sets: [["0.5"], ["1.12"]] };
    expect(labels(scene(debt, pay, offered))).toEqual([["toggle point 0.5", "toggle point 1.12"]]);
    desk.toggle("point 0.5");
    expect(labels(scene(debt, pay, offered))[0]).toEqual(["confirm"]);
    desk.toggle("point 1.12");
    expect(labels(scene(debt, pay, offered))).toHaveLength(1);
  });
});

describe("a confirmed choice", () => {
  it("sends its moves one by one, each on what the one before brought about", () => {
    desk.point({ kind: "target", target: "a" }, view);
    desk.confirm("fulfil", view);
    expect(desk.sending).toBe(true);
    expect(desk.step(view, TURN, MOVES)).toBe("fulfil a");
    expect(desk.step(view, TURN, MOVES)).toBeNull(); // nothing new was seen yet
    const asked = { ...view, choosing: { target: "a", picked: [] } };
    expect(desk.step(asked, { id: "ask-use", args: {} }, choices("use 2.1", "use 2.5", "use 3.1"))).toBe("use 2.5");
    expect(desk.step(sample("2.1"), TURN, MOVES)).toBeNull();
    expect([desk.sending, desk.focus]).toEqual([false, null]);
  });

  it("shows Jokers in their roles", () => {
    desk.point({ kind: "target", target: "b" }, view);
    desk.toggle("joker 0");
    desk.announce("joker 0", "square");
    desk.confirm("attempt", view);
    expect(desk.step(view, TURN, MOVES)).toBe("attempt b");
    const asked = { ...view, choosing: { target: "b", picked: [] } };
    expect(desk.step(asked, { id: "ask-attempt", args: {} }, choices("use 2.1", "joker as square"))).toBe("joker as square");
  });

  it("is dropped when somebody else may look", () => {
    desk.toggle("2.1");
    desk.confirm("discard", view);
    desk.leave();
    expect([desk.sending, desk.chosen]).toEqual([false, []]);
  });
});
