import { describe, expect, it } from "vitest";
import { type Script, handOf, nextStep, permsOf, picks, pointsOf, suggestion, verdict, word, worth } from "./choose";
import { choices, face, pick, sample } from "./sample";

const player = { hand: 0, points: 0, scored: ["0.1", "3.5", "7.12"].map(face), perms: ["2.1", "4.2"].map(face), extra: 0 };
const perms = permsOf(player);
const hand = (cards: string) => handOf(sample(cards));
const sets = (...texts: string[]) => texts.map((text) => text.split(" "));
const judge = (fits: string[][], cards: ReturnType<typeof hand>) => verdict(fits, cards.map((held) => word(held.face)));

describe("chosen cards are compared with the sets that fit", () => {
  it("fits when it is exactly one of them", () => {
    expect(judge(sets("2 4", "2 joker"), hand("2.1 4.5"))).toEqual({ fits: true });
    expect(judge(sets("2 4", "2 joker"), hand("2.1 joker"))).toEqual({ fits: true });
    expect(judge(sets("2 2 4"), [...hand("2.3 4.5"), perms[0]!])).toEqual({ fits: true });
  });

  it("says how many cards are missing, or that none can help", () => {
    expect(judge(sets("2 4", "3 3 3"), hand("3.1"))).toEqual({ fits: false, missing: 2 });
    expect(judge(sets("2 4"), [])).toEqual({ fits: false, missing: 2 });
    expect(judge(sets("2 4"), hand("2.1 4.1 7.1"))).toEqual({ fits: false, missing: null });
    expect(judge(sets("2 4"), hand("2.1 2.2"))).toEqual({ fits: false, missing: null });
  });
});

describe("a suggestion", () => {
  const suggest = (fit: string | undefined, cards: string, spend: string[], held = player) =>
    suggestion(fit?.split(" "), sample(cards, { players: [held, held], spend: spend.map(pick) }));

  it("takes cards in the order in which they are best spent", () => {
    expect(suggest("2 4", "2.1 4.1 4.12", ["perm 2.1", "perm 4.2", "4.12", "2.1", "4.1"])).toEqual(["perm 2.1", "perm 4.2"]);
    expect(suggest("4 4", "4.1 4.12 4.5", ["perm 2.1", "perm 4.2", "4.12", "4.5", "4.1"])).toEqual(["perm 4.2", "4.12"]);
    expect(suggest("4 joker joker", "4.1 joker joker", ["4.1", "joker", "joker"], { ...player, perms: [] })).toEqual(["4.1", "joker 0", "joker 1"]);
    expect(suggest(undefined, "4.1", ["4.1"])).toEqual([]);
  });
});

describe("penalty and gift", () => {
  it("is a set of cards that the server names; the points on them add up", () => {
    const paying = sets("3.5", "7.12");
    expect(["0.1", "3.5", "7.12", "0.1 3.5"].map((cards) => verdict(paying, cards.split(" ")).fits)).toEqual([false, true, true, false]);
    expect(verdict(sets("0.1 1.1"), ["0.1", "1.1"])).toEqual({ fits: true });
    expect(verdict(sets("0.1 1.1"), ["0.1"])).toEqual({ fits: false, missing: 1 });
    const [one, , four] = pointsOf(player);
    expect(worth([one!, four!])).toBe(5);
  });
});

describe("a confirmed choice is made move by move", () => {
  const view = sample("2.1 2.3 2.5 4.1 5.1 joker joker");
  const script: Script = { first: ["fulfil", "a"], asks: "ask-use", wanted: ["2.3", "2.5", "4.1"].map(pick), last: null };
  const go = { ...script, first: null };

  it("begins with its first move, and only where that is offered", () => {
    expect(nextStep(script, "ask-turn", choices("draw 6.1", "fulfil a"), view)).toEqual({ move: "fulfil a", rest: go });
    expect(nextStep(script, "ask-turn", choices("draw 6.1"), view)).toBeNull();
  });

  it("takes the very cards, and no other of the same number", () => {
    const seen = (...picked: string[]) => ({ ...view, choosing: { target: "a", picked: picked.map(pick) } });
    const offered = choices("use 2.1", "use 2.3", "use 2.5", "use 5.1");
    expect(nextStep(go, "ask-use", offered, seen())?.move).toBe("use 2.3");
    expect(nextStep(go, "ask-use", choices("use 2.5", "use 5.1"), seen("2.3"))?.move).toBe("use 2.5");
    expect(nextStep(go, "ask-use", choices("use 2.1", "use 5.1"), seen())).toBeNull();
  });

  it("leaves out what the server took by itself", () => {
    const later = { ...view, choosing: { target: "a", picked: ["2.3", "2.5"].map(pick) } };
    expect(nextStep(go, "ask-use", choices("use 4.1", "use 5.1"), later)?.move).toBe("use 4.1");
    expect(nextStep(go, "ask-turn", choices("draw 6.1"), view)).toBeNull();
  });

  it("announces Jokers and ends with the last move, not before all is picked", () => {
    const attempt: Script = { first: null, asks: "ask-attempt", wanted: ["5.1", "as 3", "as 3"].map(pick), last: "commit" };
    const seen = (...picked: string[]) => ({ ...view, choosing: { target: "b", picked: picked.map(pick) } });
    const offered = choices("use 5.1", "joker as 2", "joker as 3", "commit");
    expect(nextStep(attempt, "ask-attempt", offered, seen())?.move).toBe("use 5.1");
    expect(nextStep(attempt, "ask-attempt", offered, seen("5.1", "as 3"))?.move).toBe("joker as 3");
    expect(nextStep(attempt, "ask-attempt", offered, seen("5.1", "as 3", "as 3"))?.move).toBe("commit");
    expect(nextStep(attempt, "ask-attempt", choices("use 4.1", "commit"), seen())).toBeNull();
  });

  it("discards one after the other, and stops when all are gone", () => {
    const discard: Script = { first: null, asks: "ask-discard", wanted: ["2.5", "joker"].map(pick), last: null };
    const first = nextStep(discard, "ask-discard", choices("discard 2.1", "discard 2.5"), view)!;
    expect(first.move).toBe("discard 2.5");
    const second = nextStep(first.rest, "ask-discard", choices("discard 4.1", "discard joker"), view)!;
    expect(second.move).toBe("discard joker");
    expect(nextStep(second.rest, "ask-discard", choices("discard 4.1"), view)).toBeNull();
  });

  it("tells permanent jokers by their number", () => {
    const own = ["2.1", "2.9"].map(face);
    expect(picks(pick("perm 2.1"), pick("perm 2.9"), own)).toBe(true);
    expect(picks(pick("perm 2.1"), pick("2.1"), own)).toBe(false);
    expect(picks(pick("2.1"), pick("2.3"), own)).toBe(false);
    expect(picks({ kind: "point", id: "2.1" }, { kind: "point", id: "2.1" }, own)).toBe(true);
  });
});
