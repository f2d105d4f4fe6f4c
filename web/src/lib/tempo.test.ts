import { expect, test } from "vitest";
import type { State, Text } from "./messages";
import { toldOf } from "./tempo.svelte";

test("the log tells what the board shows, and what is played back up to its beat", () => {
  const log = ["a", "b", "c", "d"].map((id): Text => ({ id, args: {} }));
  const at = (version: number) => ({ version }) as State;
  expect(toldOf(log, 0, at(1), null)).toBe(1);
  expect(toldOf(log, 0, at(1), log[2]!)).toBe(3);
  expect(toldOf(log, 0, at(4), log[2]!)).toBe(4);
  expect(toldOf(log, 10, at(12), null)).toBe(2);
  expect(toldOf(log, 0, null, null)).toBe(4);
});
