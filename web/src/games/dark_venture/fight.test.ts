import { describe, expect, it } from "vitest";
import type { Text } from "../../lib/messages";
import { calledTo, fightAt, fightsIn, healthBefore, sidesOf, upTo } from "./fight";

const event = (name: string, args: Text["args"]): Text => ({ id: `event-${name}`, args });
const roll = (figure: string, purpose: string, dice: string, count: number, count2: number, share: string, count3: number) =>
  event("rolled", { figure, purpose, dice, count, count2, share, count3 });

const LOG: Text[] = [
  event("turn", { seat: 0 }),
  event("joins-fight", { figure: "pell", location: "inn" }),
  event("joins-fight", { figure: "hound", location: "inn" }),
  roll("pell", "strike", "2 5", 8, 15, "speed", 7),
  roll("hound", "strike", "3 4", 8, 15, "speed", 8),
  roll("pell", "strike", "5 5", 8, 18, "speed", 7),
  roll("hound", "strike", "1 1", 8, 10, "speed", 8),
  event("strikes", { figure: "pell", figure2: "hound" }),
  roll("pell", "attack", "3 5", 6, 14, "power", 4),
  event("adds", { figure: "pell", count: 2, count2: 16 }),
  event("damage", { figure: "pell", figure2: "hound", count: 15, count2: 0, count3: 1 }),
  event("loses-health", { figure: "hound", count: 11, count2: 7 }),
  event("strikes", { figure: "hound", figure2: "pell" }),
  roll("hound", "attack", "1 1", 3, 5, "power", 3),
  event("damage", { figure: "hound", figure2: "pell", count: 0, count2: 0, count3: 9 }),
  roll("pell", "flight", "1 2", 7, 10, "speed", 7),
  roll("hound", "flight", "6 6", 8, 20, "speed", 8),
  event("cannot-flee", { figure: "pell" }),
  event("strikes", { figure: "hound", figure2: "pell" }),
  roll("hound", "attack", "6 6", 3, 15, "power", 3),
  event("damage", { figure: "hound", figure2: "pell", count: 15, count2: 0, count3: 0 }),
  event("loses-health", { figure: "pell", count: 14, count2: 0 }),
  event("dies", { figure: "pell" }),
  event("fight-over", { location: "inn" }),
];

describe("a fight in the log", () => {
  const fight = fightsIn(LOG)[0]!;

  it("has its fighters, first strikes with those of ties, and an end", () => {
    expect(fight.fighters).toEqual(["pell", "hound"]);
    expect(fight.strikes.pell!.map((one) => one.total)).toEqual([15, 18]);
    expect([fight.first, fight.last]).toEqual([1, LOG.length - 1]);
    expect(fight.outs).toMatchObject([{ figure: "pell", how: "dies", by: "hound", round: 2 }]);
  });

  it("has every part of every blow, and what it cost", () => {
    expect(fight.acts.map((act) => [act.kind, act.by, act.round])).toEqual([["blow", "pell", 1], ["blow", "hound", 1], ["flight", "pell", 2], ["blow", "hound", 2]]);
    const [first, second, flight] = fight.acts;
    expect(first).toMatchObject({ armor: 1, damage: 15, lost: 11, left: 7 });
    expect(first!.rolls[0]).toMatchObject({ dice: [3, 5], share: "power", worth: 4, more: 2, added: 2, total: 16 });
    expect(second).toMatchObject({ damage: 0, lost: 0, left: null });
    expect(flight!.rolls.map((one) => one.total)).toEqual([10, 20]);
    expect(flight!.away).toBe(false);
  });

  it("can be seen as it was before a line, with the health of then", () => {
    const then = upTo(fight, 12);
    expect(then.acts.length).toBe(1);
    expect([then.last, then.outs.length]).toEqual([-1, 0]);
    expect([healthBefore(fight, "hound", 9), healthBefore(fight, "hound", 12), healthBefore(fight, "pell", 12)]).toEqual([18, 7, 14]);
  });

  it("knows its sides by who struck whom, when it is over as well", () => {
    expect(sidesOf(fight, undefined, "pell", ["pell"])).toEqual([["pell"], ["hound"]]);
  });

  it("is another one where a flight leads into it, and both end", () => {
    const log = [
      ...LOG.slice(0, 15),
      event("flees", { figure: "pell" }),
      event("arrives", { figure: "pell", location: "post" }),
      event("joins-fight", { figure: "pell", location: "post" }),
      event("joins-fight", { figure: "duke", location: "post" }),
    ];
    const both = fightsIn(log);
    expect(both.map((one) => [one.location, one.last])).toEqual([["inn", -1], ["post", -1]]);
    expect(fightAt(both, { location: "post", fighters: ["pell", "duke"], enemies: [[1], [0]] })).toBe(both[1]);
    const over = fightsIn([...log, event("fight-over", { location: "post" }), event("fight-over", { location: "inn" })]);
    expect(over.map((one) => one.last)).toEqual([log.length + 1, log.length]);
  });
});

describe("whom a quest called", () => {
  const FIGHT = LOG.slice(1);
  const called = (...before: Text[]) => calledTo(fightsIn([...before, ...FIGHT])[0]!, [...before, ...FIGHT]);
  const hound = event("comes", { figure: "hound", location: "inn" });

  it("is told with the quest, as it was received or a stage of it complete", () => {
    const later = [event("receives", { seat: 0, quest: "errand" }), event("draws", { seat: 0, deck: "item" })];
    expect(called(event("receives", { seat: 0, quest: "rhymes" }), hound, ...later)).toEqual([{ figure: "hound", quest: "rhymes" }]);
    expect(called(event("stage", { seat: 0, quest: "rhymes" }), event("comes", { figure: "heir", location: "inn" }), hound)).toEqual([{ figure: "hound", quest: "rhymes" }]);
  });

  it("is nobody who was played, or came otherwise", () => {
    expect(called(event("receives", { seat: 0, quest: "rhymes" }), event("turn", { seat: 0 }), hound)).toEqual([]);
    expect(called(hound)).toEqual([]);
    expect(called()).toEqual([]);
  });
});
