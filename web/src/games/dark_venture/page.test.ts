import { describe, expect, it } from "vitest";
import type { Choice, Text } from "../../lib/messages";
import { bandOf, bandsOf, beginningOf, needsMap, outcomeOf } from "./page";
import type { PrintedAnswer } from "./view";

const event = (name: string, args: Text["args"]): Text => ({ id: `event-${name}`, args });
const choice = (verb: string, ...targets: Choice["targets"]): Choice => ({ name: verb, verb, targets, numbers: {}, label: `do-${verb}` }) as unknown as Choice;

const ANSWER: PrintedAnswer = {
  text: "Share a room",
  price: "",
  needs: "",
  roll: "Roll 2d6 + LUCK.",
  outcomes: [
    { when: "8 or less", most: 8, lines: [{ level: 0, text: "Lose 2 health." }] },
    { when: "9–11", least: 9, most: 11, lines: [{ level: 0, text: "Draw 1 character." }] },
    { when: "12 or more", least: 12, lines: [{ level: 0, text: "Gain 6 health." }, { level: 0, text: "Draw 1 item." }] },
  ],
  lines: [],
};
const FORETOLD = [{ percent: 42 }, { percent: 41 }, { percent: 17 }];

describe("the bands of an answer", () => {
  it("have printed words and foretold odds, and one of them comes", () => {
    const bands = bandsOf(ANSWER, FORETOLD);
    expect(bands.map((band) => [band.when, band.percent])).toEqual([["8 or less", 42], ["9–11", 41], ["12 or more", 17]]);
    expect(bands[2]!.text).toBe("Gain 6 health. Draw 1 item.");
    expect([8, 9, 11, 12, 20].map((total) => bandOf(bands, total))).toEqual([0, 1, 1, 2, 2]);
  });

  it("are words alone where nothing is foretold, as after a reload; the one that came is known", () => {
    const bands = bandsOf(ANSWER, undefined);
    expect(bands.map((band) => band.percent)).toEqual([null, null, null]);
    expect([8, 9, 12].map((total) => bandOf(bands, total))).toEqual([0, 1, 2]);
  });

  it("have no totals where rolls are compared", () => {
    const compared = { ...ANSWER, outcomes: [{ when: "On the higher roll", lines: [] }, { when: "Otherwise", lines: [] }] };
    expect(bandOf(bandsOf(compared, undefined), 9)).toBe(-1);
  });
});

describe("what came of a page", () => {
  const log = [
    event("hexagon", { figure: "pell", location: "inn", book: "a" }),
    event("answers", { seat: 0, answer: "inn-a-share" }),
    event("rolled", { figure: "pell", purpose: "test", dice: "4 5", count: 3, count2: 12, share: "luck", count3: 3 }),
    event("heals", { figure: "pell", count: 6 }),
    event("turn", { seat: 1 }),
    event("heals", { figure: "moth-horse", count: 2 }),
  ];
  const page = { id: "inn-a", first: 0, seat: 0 };

  it("is the answer, its dice, and what happened then, up to where something else begins", () => {
    const { answer, rolls, after } = outcomeOf(page, log, log.length);
    expect([answer, rolls.map((one) => one.total), after.map((one) => one.id)]).toEqual(["inn-a-share", [12], ["event-heals"]]);
  });

  it("begins at the hexagon, also after a reload, unless something else has begun since", () => {
    expect(beginningOf(log.slice(0, 4), "inn-a")).toBe(0);
    expect(beginningOf(log, "inn-a")).toBe(-1);
    expect(beginningOf(log.slice(0, 4), "well-a")).toBe(-1);
  });

  it("is no more than has been shown", () => {
    expect(outcomeOf(page, log, 2)).toEqual({ answer: "inn-a-share", rolls: [], after: [] });
  });
});

it("the map is needed where all that is asked for lies on it", () => {
  expect(needsMap([choice("step", { kind: "location", id: "inn" }), choice("stay")])).toBe(true);
  expect(needsMap([choice("go", { kind: "location", id: "inn" }), choice("draw", { kind: "deck", id: "item" })])).toBe(false);
  expect(needsMap([choice("yes"), choice("no")])).toBe(false);
});
