// The check of a shuffle, on a record that the library wrote (tests/engine/test_fair.py keeps it fresh).
import { afterEach, describe, expect, test, vi } from "vitest";
import * as api from "./api";
import { check, join, kept, showNumber } from "./fair";
import RECORD from "./fair.sample.txt?raw";
import type { Seated, TableInfo } from "./messages";

const PROMISE = /# promise (\w+)/.exec(RECORD)![1]!;

const NUMBERS = [...RECORD.matchAll(/# seat (\d) (\w+) (\w+)/g)].map(([, seat, said, number]) => ({ seat: seat!, said: said!, number: number! }));
const PROMISES = Object.fromEntries(NUMBERS.map(({ seat, said }) => [seat, said]));
const SEEN = { promise: PROMISE, number: NUMBERS[1]!.number, promises: PROMISES };

test("a fair game is found fair", async () => {
  const found = await check(RECORD, SEEN);
  expect(found).toMatchObject({ wrong: [], promise: PROMISE, seats: [0, 1] });
  expect(found!.draws).toBeGreaterThan(10);
});

test("a record without a proof says so", async () => {
  expect(await check(RECORD.slice(0, RECORD.indexOf("# ludoteca shuffle")))).toBeNull();
});

const [first, other] = [...new Set(RECORD.match(/^\* .*$/gm)!)] as [string, string];
const swapped = RECORD.replace(`${first}\n`, "@\n").replace(`${other}\n`, `${first}\n`).replace("@\n", `${other}\n`);
test.each([
  ["a card", "cards", RECORD.replace(`${first}\n`, `${other}\n`)],
  ["the order", "cards", swapped],
  ["the secret", "secret", RECORD.replace(/# secret 0/, "# secret 1")],
  ["a seat's number", "number", RECORD.replace(/(# seat 1 \w+ )0/, "$11")],
  ["a draw left out", "draws", RECORD.replace(/# draw .*\n/, "")],
])("a change is found: %s", async (_, what, changed) => {
  expect(changed).not.toBe(RECORD);
  expect((await check(changed, { promise: PROMISE }))!.wrong).toContain(what);
});

test("another promise than the one that was seen is found", async () => {
  expect((await check(RECORD, { promise: "0".repeat(64) }))!.wrong).toEqual(["promise"]);
});

test("a table that leaves one's number out is found, and so is a number that was promised when all others were known", async () => {
  expect((await check(RECORD, { ...SEEN, number: "0c".repeat(16) }))!.wrong).toEqual(["own"]);
  expect((await check(RECORD, { ...SEEN, promises: { 1: PROMISES[1]! } }))!.wrong).toEqual(["late"]);
  expect((await check(RECORD, { ...SEEN, promises: { ...PROMISES, 0: "0".repeat(64) } }))!.wrong).toEqual(["late"]);
});

describe("a number of one's own", () => {
  const table = (fair: object, seats = [0]) => ({ id: "t", fair, seats: seats.map((seat) => ({ seat, yours: true })) }) as unknown as TableInfo;
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  test("is remembered with what all had promised before it was shown, as it was seen first", async () => {
    const show = vi.spyOn(api, "showNumber").mockImplementation(() => Promise.reject(new Error("late")));
    vi.spyOn(api, "join").mockImplementation((_, how) => Promise.resolve({ table: table({ promise: "p", seats: [0], promises: { 0: how.promise }, wanted: [] }), seats: [0] } as unknown as Seated));
    await join("t", { name: "Anna", seat: 0, promise: "" });
    const { number } = kept("t");
    await join("t", { name: "Bruno", seat: 1, promise: "" });
    expect(kept("t").number).toBe(number); // of all seats of this browser
    expect([kept("t").promise, kept("t").promises, show.mock.calls.length]).toEqual(["p", undefined, 0]);
    await showNumber(table({ promise: "p", seats: [0], promises: { 0: "a", 1: "b" }, wanted: [0] }));
    await showNumber(table({ promise: "q", seats: [0], promises: { 0: "a", 1: "c" }, wanted: [0] }));
    expect(kept("t")).toEqual({ promise: "p", number, promises: { 0: "a", 1: "b" } });
    await join("t", { name: "Anna", seat: 0, promise: "" }); // after one has left
    expect(kept("t").number).not.toBe(number);
    expect([kept("t").promise, kept("t").promises]).toEqual(["p", undefined]);
  });
});
