import { beforeAll, describe, expect, it } from "vitest";
import type { SeatInfo } from "./messages";
import { mark, said } from "./presence";
import { when } from "./when";
import { speak } from "./words.svelte";

const PERSON: SeatInfo = {
  seat: 0, kind: "person", name: "Anna", bot: "", here: true, yours: false, covered: false, away: 0, gone: "",
  asked_to_leave: false, agreed: false,
};

describe("presence", () => {
  beforeAll(() => speak("en"));

  it("tells people who are here from those who are away, and both from bots", () => {
    const away = { ...PERSON, here: false };
    expect([mark(PERSON), mark(away), mark({ ...away, covered: true }), mark(undefined)]).toEqual(["", "away", "bot", ""]);
    expect(mark({ ...PERSON, kind: "bot", bot: "hard" })).toBe("bot");
    expect(mark({ ...PERSON, kind: "open", here: false })).toBe("");
    expect([said(PERSON), said(away)]).toEqual(["here", "away"]);
    expect(said({ ...PERSON, kind: "bot", bot: "hard" })).toBe("bot, hard");
    expect(said({ ...PERSON, kind: "bot", bot: "my_bots:Hothead(depth=3)" })).toBe("bot, Hothead(depth=3)");
  });

  it("says since when somebody is away, and what became of a seat", () => {
    const at = new Date();
    at.setHours(0, 5, 0, 0);
    const away = { ...PERSON, here: false, away: at.getTime() / 1000 };
    expect(said(away)).toBe(`away since ${when(away.away, "en")}`);
    const left = { ...PERSON, kind: "bot", bot: "greedy" } as const;
    const texts = (["left", "resigned", "free"] as const).map((gone) => said({ ...left, gone }));
    expect(new Set(texts).size).toBe(3);
  });
});

describe("when", () => {
  const now = new Date(2026, 5, 15, 12, 0);
  it("is the hour today, the day this year, and the year before that", () => {
    const at = (...when: [number, number, number]) => new Date(...when, 9, 5).getTime() / 1000;
    expect(when(at(2026, 5, 15), "de", now)).toBe("09:05");
    expect(when(at(2026, 4, 3), "en", now)).toBe("May 3");
    expect(when(at(2025, 4, 3), "en", now)).toBe("May 3, 2025");
  });
});
