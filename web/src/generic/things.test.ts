import { expect, test } from "vitest";
import type { Choice } from "../lib/messages";
import type { Speaker } from "../lib/words.svelte";
import { doingWith } from "./things";

const choice = (verb: string, ...cards: string[]) => ({ name: [verb, ...cards].join(" "), verb, targets: cards.map((id) => ({ kind: "card", id })) }) as unknown as Choice;
const speaker = { has: (id: string) => ["card-owl", "card-crow", "card-lark", "place-inn"].includes(id) } as unknown as Speaker;

test("a thing that one move is about makes it", () => {
  const play = choice("play", "owl");
  expect(doingWith("owl", [play, choice("play", "crow")], speaker)).toEqual({ move: play });
});

test("of a thing that no move is about, though it is of their kind, one can ask why", () => {
  expect(doingWith("lark", [choice("pass"), choice("play", "owl")], speaker)).toEqual({ cannot: "play lark" });
});

test("several moves, moves about several things, and things of another kind are left to the decision bar", () => {
  expect(doingWith("owl", [choice("play", "owl"), choice("keep", "owl")], speaker)).toEqual({});
  expect(doingWith("owl", [choice("swap", "owl", "crow")], speaker)).toEqual({});
  expect(doingWith("inn", [choice("play", "owl")], speaker)).toEqual({});
  expect(doingWith("owl", [], speaker)).toEqual({});
});
