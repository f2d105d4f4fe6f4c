import { describe, expect, it } from "vitest";
import type { GameCard, OptionInfo } from "./messages";
import { choiceOf, fitted, fitting, seatsOf } from "./options";

const any = { least: 1, most: 4 };
const mode: OptionInfo = {
  name: "mode",
  kind: "choice",
  default: "auto",
  rule: "",
  low: 0,
  high: 0,
  choices: ["auto", "race", "alone"],
  seats: [any, { least: 2, most: 4 }, { least: 1, most: 1 }],
  first: false,
  names_seat: false,
};
const length: OptionInfo = { ...mode, name: "length", default: "long", choices: ["long", "short"], seats: [] };
const boots: OptionInfo = { ...length, kind: "switch", default: false, choices: [] };
const game: GameCard = { name: "trek", title: "Trek", least_seats: 1, most_seats: 4, editions: [], options: [], bots: [], levels: [], lesson: 0, own_bots: [] };

describe("choices", () => {
  it("are offered where they are for so many seats", () => {
    expect(fitting(mode, 1)).toEqual(["auto", "alone"]);
    expect(fitting(mode, 4)).toEqual(["auto", "race"]);
    expect(fitting(length, 1)).toEqual(["long", "short"]);
  });

  it("of a seat are called by who sits there", () => {
    const start: OptionInfo = { ...length, name: "start_player", default: "random", choices: ["random", "0", "1"], names_seat: true };
    const speaker = { choice: (option: string, value: unknown) => `${option} ${String(value)}` };
    const seat = (number: number) => ["Anna", "Bruno"][number] ?? "";
    expect(choiceOf(start, 1, speaker, seat)).toBe("Bruno");
    expect(choiceOf(start, "0", speaker, seat)).toBe("Anna");
    expect(choiceOf(start, "random", speaker, seat)).toBe("start_player random");
    expect(choiceOf(length, "short", speaker, seat)).toBe("length short");
  });

  it("of seats are the seats that there are", () => {
    const start: OptionInfo = { ...length, default: "random", choices: ["random", "0", "1", "2", "3"], names_seat: true };
    const holder: OptionInfo = { ...start, kind: "number", default: 0, high: 5, choices: [] };
    expect([fitting(start, 2), fitting(holder, 3)]).toEqual([["random", "0", "1"], ["0", "1", "2"]]);
    expect([fitted(start, "3", 4), fitted(start, "3", 2), fitted(holder, 2, 3), fitted(holder, 2, 2)]).toEqual(["3", "random", 2, 0]);
  });

  it("say how many seats they are for", () => {
    expect(seatsOf(game, mode, "alone")).toEqual({ least: 1, most: 1 });
    expect([seatsOf(game, mode, "auto"), seatsOf(game, length, "short"), seatsOf(game, undefined, "x")]).toEqual([any, any, any]);
  });

  it("stay as long as they fit", () => {
    expect([fitted(mode, "race", 2), fitted(mode, "race", 1), fitted(mode, undefined, 1)]).toEqual(["race", "auto", "auto"]);
    const odd = { ...mode, default: "race" };
    expect([fitted(odd, "race", 1), fitted(odd, "alone", 2), fitted(odd, "alone", 9)]).toEqual(["auto", "race", "race"]);
    expect([fitted(boots, undefined, 1), fitted(boots, true, 1)]).toEqual([false, true]);
  });
});
