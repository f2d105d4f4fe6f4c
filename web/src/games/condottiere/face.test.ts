import { beforeAll, describe, expect, it } from "vitest";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { face } from "./face";
import { strengthOf } from "./reading";

describe("the log of Condottiere", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("condottiere");
  });

  it("says that a number is a total", () => {
    const text = { id: "event-strength", args: { seat: 1, count: 12 } };
    expect(face.brief!(text, new Speaker("condottiere"))).toBe("total 12");
  });

  it("knows strengths as they are printed", () => {
    const printed = { cards: { heroine: { strength: 10 }, winter: {} } };
    expect(["heroine", "winter", "hidden"].map((card) => strengthOf(printed, card))).toEqual([10, 0, 0]);
  });
});
