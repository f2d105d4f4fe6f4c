import { describe, expect, it } from "vitest";
import { Teller } from "./announcer";

const LOG = ["a", "b", "c", "d"];
const said = (teller: Teller, events: number, question: string, whose = 0) =>
  teller.hear(whose, events, (i) => LOG[i]!, question).map(({ text }) => text);

describe("what a screen reader is told", () => {
  it("is every event once, in order, and then the question", () => {
    const teller = new Teller();
    expect(said(teller, 1, "Where?")).toEqual(["Where?"]); // what was before one came is in the log
    expect(said(teller, 1, "Where?")).toEqual(["Where?"]);
    expect(said(teller, 3, "")).toEqual(["Where?", "b", "c"]);
    expect(said(teller, 4, "Which card?")).toEqual(["Where?", "b", "c", "d", "Which card?"]);
  });

  it("asks the same question again after something happened", () => {
    const teller = new Teller();
    said(teller, 1, "Which card?");
    expect(said(teller, 2, "Which card?")).toEqual(["Which card?", "b", "Which card?"]);
  });

  it("tells nothing twice that was undone, and nothing old to another pair of eyes", () => {
    const teller = new Teller();
    said(teller, 0, "");
    said(teller, 3, "");
    expect(said(teller, 2, "Again?")).toEqual(["a", "b", "c", "Again?"]);
    expect(said(teller, 3, "Again?", 1)).toEqual(["a", "b", "c", "Again?", "Again?"]);
    const ids = teller.lines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
