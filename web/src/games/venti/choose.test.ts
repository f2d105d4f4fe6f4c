import { describe, expect, it } from "vitest";
import { type Script, handOf, nextStep, pays, permsOf, picks, pointsOf, suggestion, verdict, worth } from "./choose";
import { choices, face, sample } from "./sample";

const player = { hand: 0, points: 0, scored: ["0.1", "3.5", "7.12"].map(face), perms: ["2.1", "4.2"].map(face), extra: 0 };
const perms = permsOf(player);
const hand = (cards: string) => handOf(sample(cards));

describe("chosen cards are compared with the sets that fit", () => {
  it("fits when it is exactly one of them", () => {
    expect(verdict(["2 4", "2 joker"], hand("2.1 4.5"))).toEqual({ fits: true });
    expect(verdict(["2 4", "2 joker"], hand("2.1 joker"))).toEqual({ fits: true });
    expect(verdict(["2 2 4"], [...hand("2.3 4.5"), perms[0]!])).toEqual({ fits: true });
  });

  it("says how many cards are missing, or that none can help", () => {
    expect(verdict(["2 4", "3 3 3"], hand("3.1"))).toEqual({ fits: false, missing: 2 });
    expect(verdict(["2 4"], [])).toEqual({ fits: false, missing: 2 });
    expect(verdict(["2 4"], hand("2.1 4.1 7.1"))).toEqual({ fits: false, missing: null });
    expect(verdict(["2 4"], hand("2.1 2.2"))).toEqual({ fits: false, missing: null });
  });
});

describe("a suggestion", () => {
  it("uses permanent jokers before the hand, and of cards alike the one with more points", () => {
    expect(suggestion("2 4", hand("2.1 4.1 4.12"), perms)).toEqual(["perm 2.1", "perm 4.2"]);
    expect(suggestion("4 4", hand("4.1 4.12 4.5"), perms)).toEqual(["perm 4.2", "4.12"]);
    expect(suggestion("4 joker joker", hand("4.1 joker joker"), [])).toEqual(["4.1", "joker 0", "joker 1"]);
    expect(suggestion(undefined, hand("4.1"), [])).toEqual([]);
  });
});

describe("penalty and gift", () => {
  const [one, two, four] = pointsOf(player) as [never, never, never];
  it("is paid by enough points, without a card too many", () => {
    expect([pays([one], 2), pays([two], 2), pays([four], 2), pays([one, two], 2), pays([one], 1), pays([], 2)]).toEqual(
      [false, true, true, false, true, false],
    );
    expect(pays(handOf(sample("0.1 1.1")), 2)).toBe(true);
    expect(worth([one, four])).toBe(5);
  });
});

describe("a confirmed choice is made move by move", () => {
  const view = sample("2.1 2.3 2.5 4.1 5.1 joker joker");
  const script: Script = { first: "fulfil a", asks: "ask-use", wanted: ["use 2.3", "use 2.5", "use 4.1"], last: null };
  const go = { ...script, first: null };

  it("begins with its first move, and only where that is offered", () => {
    expect(nextStep(script, "ask-turn", choices("draw 6.1", "fulfil a"), view)).toEqual({ move: "fulfil a", rest: go });
    expect(nextStep(script, "ask-turn", choices("draw 6.1"), view)).toBeNull();
  });

  it("takes the very cards, and no other of the same number", () => {
    const seen = (...picked: string[]) => ({ ...view, choosing: { target: "a", picked } });
    const offered = choices("use 2.1", "use 2.3", "use 2.5", "use 5.1");
    expect(nextStep(go, "ask-use", offered, seen())?.move).toBe("use 2.3");
    expect(nextStep(go, "ask-use", choices("use 2.5", "use 5.1"), seen("use 2.3"))?.move).toBe("use 2.5");
    expect(nextStep(go, "ask-use", choices("use 2.1", "use 5.1"), seen())).toBeNull();
  });

  it("leaves out what the server took by itself", () => {
    const later = { ...view, choosing: { target: "a", picked: ["use 2.3", "use 2.5"] } };
    expect(nextStep(go, "ask-use", choices("use 4.1", "use 5.1"), later)?.move).toBe("use 4.1");
    expect(nextStep(go, "ask-turn", choices("draw 6.1"), view)).toBeNull();
  });

  it("announces Jokers and ends with the last move, not before all is picked", () => {
    const attempt: Script = { first: null, asks: "ask-attempt", wanted: ["use 5.1", "joker as 3", "joker as 3"], last: "commit" };
    const seen = (...picked: string[]) => ({ ...view, choosing: { target: "b", picked } });
    const offered = choices("use 5.1", "joker as 2", "joker as 3", "commit");
    expect(nextStep(attempt, "ask-attempt", offered, seen())?.move).toBe("use 5.1");
    expect(nextStep(attempt, "ask-attempt", offered, seen("use 5.1", "joker as 3"))?.move).toBe("joker as 3");
    expect(nextStep(attempt, "ask-attempt", offered, seen("use 5.1", "joker as 3", "joker as 3"))?.move).toBe("commit");
    expect(nextStep(attempt, "ask-attempt", choices("use 4.1", "commit"), seen())).toBeNull();
  });

  it("discards one after the other, and stops when all are gone", () => {
    const discard: Script = { first: null, asks: "ask-discard", wanted: ["discard 2.5", "discard joker"], last: null };
    const first = nextStep(discard, "ask-discard", choices("discard 2.1", "discard 2.5"), view)!;
    expect(first.move).toBe("discard 2.5");
    const second = nextStep(first.rest, "ask-discard", choices("discard 4.1", "discard joker"), view)!;
    expect(second.move).toBe("discard joker");
    expect(nextStep(second.rest, "ask-discard", choices("discard 4.1"), view)).toBeNull();
  });

  it("tells permanent jokers by their number", () => {
    expect(picks("use perm 2.1", "use perm 2.9")).toBe(true);
    expect(picks("use perm 2.1", "use 2.1")).toBe(false);
    expect(picks("use 2.1", "use 2.3")).toBe(false);
    expect(picks("pay 2.1", "pay 2.1")).toBe(true);
  });
});
