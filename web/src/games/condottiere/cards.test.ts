import { describe, expect, it } from "vitest";
import { FACES, sorted, weigh } from "./cards";
import type { Line } from "./view";

const SHORT: Record<string, string> = { H: "heroine", C: "courtesan", D: "drummer", W: "winter", S: "spring" };

/** "5 5 D" is a line of two Mercenaries of 5 and a Drummer. */
function line(text: string): Line {
  const cards: Record<string, number> = {};
  for (const word of text.split(" ").filter(Boolean)) {
    const card = SHORT[word] ?? `mercenary-${word}`;
    cards[card] = (cards[card] ?? 0) + 1;
  }
  return { cards, face_down: null, strength: 0, out: false };
}

function totals(...texts: string[]): number[] {
  const lines = texts.map(line);
  return lines.map((one) => weigh(one, lines).reduce((sum, w) => sum + w.count * w.counts, 0));
}

describe("the strength of battle lines, as the ledger's scenarios have it", () => {
  it.each([
    [["10 10 5 4", "H C W"], [4, 11]],
    [["10 10 5 4 D", "H C W"], [8, 11]],
    [["6 6", "5 2 S"], [18, 7]],
    [["4 4 D", "5 S"], [16, 8]],
    [["5 3", "5 5 1", "S"], [11, 17, 0]],
    [["6 2 D D", "6 S S"], [19, 9]],
    [["H C S", "C D"], [11, 1]],
  ])("%j", (lines, expected) => {
    expect(totals(...lines)).toEqual(expected);
  });

  it("shows a hand in the order of the deck", () => {
    expect(sorted({ surrender: 1, winter: 2, "mercenary-10": 1, "mercenary-2": 3 }).map(([card]) => card)).toEqual([
      "mercenary-2",
      "mercenary-10",
      "winter",
      "surrender",
    ]);
    expect(Object.keys(FACES)).toHaveLength(15);
  });
});
