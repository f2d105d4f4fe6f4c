// The check of a shuffle, on a record that the library wrote (tests/engine/test_fair.py keeps it fresh).
import { expect, test } from "vitest";
import { check } from "./fair";
import RECORD from "./fair.sample.txt?raw";

const PROMISE = /# promise (\w+)/.exec(RECORD)![1]!;

test("a fair game is found fair", async () => {
  const found = await check(RECORD, PROMISE);
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
  expect((await check(changed, PROMISE))!.wrong).toContain(what);
});

test("another promise than the one that was seen is found", async () => {
  expect((await check(RECORD, "0".repeat(64)))!.wrong).toEqual(["promise"]);
});
