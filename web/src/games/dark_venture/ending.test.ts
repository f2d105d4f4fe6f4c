import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { ending } from "./ending";
import Ending from "./Ending.svelte";
import { hoursOf } from "./hours";
import type { Table } from "./reading";

const speaker = { text: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id), seat: (seat: number) => `Seat ${seat}` } as unknown as Speaker;
const view = { mode: "questing", goal: 15, seat: 0, players: [{ hero: "pell" }] } as unknown as Json;
const printed = { figures: { pell: { name: "Pell" } }, ranks: [] } as unknown as Json;
const result = (winners: number[]) => ({ reason: "sunset", ranking: [1], scores: [11], winners }) as unknown as Json;

test("where nobody has won, the sun is dark and the missing points are asked for", () => {
  const { container } = render(Ending, { result: result([]), view, printed, speaker, log: [] });
  expect(container.querySelector(".lost .dark")).not.toBeNull();
  expect(container.textContent).toContain("end-lost");
  expect(ending(result([]), view, speaker)).toMatchObject({ title: "end-title-lost", same: "end-again", review: 'end-where {"points":4}' });
});

test("a day that was won has a sunrise, and is looked back at", () => {
  const { container } = render(Ending, { result: result([0]), view, printed, speaker, log: [] });
  expect(container.querySelector(".sun")).not.toBeNull();
  expect(container.querySelector(".lost")).toBeNull();
  expect(container.textContent).toContain("end-won");
  expect(ending(result([0]), view, speaker)).toMatchObject({ title: "end-title-won", review: "end-look-back" });
});

test("together the table says how it ended, and each has their points once", () => {
  const lost = { reason: "too-late", ranking: [1, 2], scores: [12, 8], winners: [], together: true } as unknown as Json;
  const own = ending(lost, { goal: 20 } as unknown as Json, speaker);
  expect(own).toMatchObject({ drawsPoints: true, review: 'end-where {"points":20}' });
  expect(own).not.toHaveProperty("title");
});

test("a title earned needs no other reason", () => {
  const ranked = { reason: "ranked", ranking: [1], scores: [8], winners: [0] } as unknown as Json;
  expect(ending(ranked, { goal: 0 } as unknown as Json, speaker)).toMatchObject({ title: "end-title", reason: "" });
});

test("of several quests of an hour the one that brought most is told", () => {
  const fulfils = (quest: string, count: number) => ({ id: "event-fulfils", args: { seat: 0, quest, count } });
  const table = { seat: 0, players: [{}], printed: { quests: { ice: { name: "Ice" }, graves: { name: "Graves" }, feet: { name: "Feet" } } } } as unknown as Table;
  const log = [{ id: "event-hour", args: { count: 4 } }, fulfils("ice", 2), fulfils("graves", 5), fulfils("feet", 1)];
  expect(hoursOf(log, table, speaker)).toEqual([{ hour: 4, text: "Graves" }]);
});
