import { beforeAll, describe, expect, it } from "vitest";
import { aimOf, aimed, find, labelArgs, moveName, toPeople } from "./choices";
import type { SeatInfo } from "./messages";
import { choice } from "./sample";
import { Speaker, learn, speak } from "./words.svelte";

describe("a choice", () => {
  const place = choice("place", ["region", "roma"]);
  const swap = choice("swap", ["card", "3.12"], ["card", "joker"], ["seat", "1"]);

  it("has the name that the server gives it", () => {
    expect([place.name, swap.name]).toEqual(["place roma", "swap 3.12 joker 1"]);
    expect(moveName("place", "milano")).toBe("place milano");
  });

  it("points at the first thing of a kind", () => {
    expect([aimOf(place, "region"), aimOf(place, "card"), aimOf(swap, "card")]).toEqual(["roma", undefined, "3.12"]);
    expect([...aimed([place, swap, choice("pass")], "region")]).toEqual([["roma", place]]);
  });

  it("is found by its verb and its things", () => {
    const all = [place, swap, choice("pass"), choice("pass revealing")];
    expect([find(all, "place", "roma"), find(all, "pass"), find(all, "swap", "3.12")]).toEqual([place, all[2], undefined]);
  });

  it("has targets and numbers as the arguments of its label", () => {
    expect(labelArgs({ ...swap, numbers: { points: 3 } })).toEqual({ card: "3.12", card2: "joker", seat: "1", points: 3 });
  });

  it("that shows something is offered for people, not for bots", () => {
    const seat = (number: number, kind: SeatInfo["kind"], yours = false) => ({ seat: number, kind, yours }) as SeatInfo;
    const shows = ["1", "2"].map((to) => choice("show", ["card", "winter"], ["seat", to]));
    const offered = (...others: SeatInfo[]) => toPeople(shows, [seat(0, "person", true), ...others]).map(({ name }) => name);
    expect(offered(seat(1, "bot"), seat(2, "bot"))).toEqual([]);
    expect(offered(seat(1, "bot"), seat(2, "person"))).toEqual(["show winter 2"]);
    expect(offered(seat(1, "person", true), seat(2, "bot"))).toEqual(["show winter 1"]); // at one screen
  });

  describe("in words", () => {
    beforeAll(async () => {
      await speak("en");
      await learn("condottiere");
    });

    it("is called by its label", () => {
      const speaker = new Speaker("condottiere", ["Anna", "Bruno"]);
      expect(speaker.label(place)).toBe("Fight for Roma");
      expect(speaker.label(choice("show", ["seat", "1"], ["card", "bishop"]))).toBe("Show Bishop to Bruno");
    });
  });
});
