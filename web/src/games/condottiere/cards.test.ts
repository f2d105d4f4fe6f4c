import { describe, expect, it } from "vitest";
import { FACES, sorted } from "./cards";

describe("cards", () => {
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
