import { expect, test } from "vitest";
import { chapterFrom, chaptersOf, frameOf } from "./chapters";
import type { Frame, Text } from "./messages";

const say = (id: string): Text => ({ id, args: {} });
const frame = (...ids: string[]): Frame => ({ move: 0, seat: 0, name: "", events: ids.map(say), view: {} });
const FRAMES = [frame("deal", "deal"), frame("round", "battle"), frame("blow"), frame(), frame("battle", "blow")];
const heading = (text: Text) => text.id === "round" || text.id === "battle";

test("chapters are the frames with a heading, each by its last one", () => {
  expect(chaptersOf(FRAMES, heading).map(({ frame, text }) => [frame, text.id])).toEqual([[1, "battle"], [4, "battle"]]);
  expect(chaptersOf(FRAMES, undefined)).toEqual([]);
});

test("one goes from chapter to chapter, and to the begin and the end beyond them", () => {
  const chapters = chaptersOf(FRAMES, heading);
  expect([0, 1, 3, 4].map((at) => chapterFrom(chapters, at, 1, 5))).toEqual([1, 4, 4, 5]);
  expect([5, 4, 2, 1].map((at) => chapterFrom(chapters, at, -1, 5))).toEqual([4, 1, 1, 0]);
});

test("a line of the log leads to the frame in which it was told", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 99].map((line) => frameOf(FRAMES, line))).toEqual([0, 0, 1, 1, 2, 4, 4, 4]);
});
