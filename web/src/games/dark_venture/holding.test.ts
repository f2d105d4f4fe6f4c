import { beforeEach, expect, test } from "vitest";
import type { BoardProps } from "../../lib/board";
import type { Choice, Text } from "../../lib/messages";
import { Holding } from "./holding.svelte";
import type { Table } from "./reading";

const LOG: Text[] = [
  { id: "event-hexagon", args: { figure: "pell", location: "inn", book: "a" } },
  { id: "event-answers", args: { seat: 0, answer: "inn-a-1" } },
];
const prompt: Text = { id: "ask-action", args: {} };
const props = (log: readonly Text[], ...names: string[]) => ({ log, beat: null, prompt: names.length > 0 ? prompt : null, choices: names.map((name) => ({ name, verb: name, targets: [] }) as unknown as Choice) }) as unknown as BoardProps;
const table = (entry?: string[]) => ({ seat: 0, asked: [0], entry, fight: null, forecast: null, players: [{ hero: "pell" }], places: {}, printed: { answers: {} } }) as unknown as Table;

/** A page is read and answered, and the next question is there. */
function read(id: string): Holding {
  const held = new Holding(id);
  held.follow(table(["inn-a"]), props(LOG.slice(0, 1), "answer"));
  held.follow(table(), props(LOG, "end"));
  return held;
}

beforeEach(() => sessionStorage.clear());

test("a page that was read and not turned is still there after a reload", () => {
  expect(read("first").done).toBe(true);
  const again = new Holding("first");
  again.follow(table(), props(LOG, "end"));
  expect([again.page?.id, again.done]).toEqual(["inn-a", true]);
});

test("one that was turned, that is of another table or of another log, or after which something else is asked, is not", () => {
  read("first").turn(LOG.length);
  read("second");
  const found = (id: string, log: readonly Text[], name: string) => {
    const again = new Holding(id);
    again.follow(table(), props(log, name));
    return again.page;
  };
  expect(found("first", LOG, "end")).toBeNull();
  expect(found("third", LOG, "end")).toBeNull();
  expect(found("second", LOG, "search")).toBeNull();
  read("second");
  expect(found("second", LOG.slice(0, 1), "end")).toBeNull();
});

test("a page that asks something in the middle of a fight is read before the fight goes on", () => {
  const log = [{ id: "event-joins-fight", args: { location: "inn", figure: "pell" } }];
  const fought = (entry?: string[]) => ({ ...table(entry), fight: { location: "inn", fighters: ["pell"] } }) as unknown as Table;
  const held = new Holding();
  const asked = props(log, "answer");
  held.follow(fought(["errand"]), asked);
  expect(held.scene(fought(["errand"]), asked)).toBe("entry");
  held.follow(fought(), props(log, "hit"));
  expect(held.scene(fought(), props(log, "hit"))).toBe("fight");
});

test("where two come upon one page after the other, each reads their own", () => {
  const answers = (seat: number): Text => ({ id: "event-answers", args: { seat, answer: "duke-2" } });
  const of = (asked: number[], entry?: string[]) => ({ ...table(entry), asked, printed: { answers: { "duke-1": {}, "duke-2": {} } } }) as unknown as Table;
  const [first, second] = [[answers(0)], [answers(0), { id: "event-turn", args: { seat: 1 } }, answers(1)]];
  // one's own first: it stays until the other has answered, and then is theirs
  const held = new Holding();
  held.follow(of([0], ["duke"]), props([], "answer"));
  held.follow(of([1], ["duke"]), props(first));
  expect(held.page).toMatchObject({ seat: 0, first: 0 });
  held.follow(of([1], ["duke"]), props(second));
  expect(held.page).toMatchObject({ seat: 1, first: 2 });
  held.follow(of([1]), props(second));
  expect(held.page).toBeNull();
  // the other's first: then one is asked oneself
  const later = new Holding();
  later.follow(of([1], ["duke"]), props([]));
  later.follow(of([0], ["duke"]), props([answers(1)], "answer"));
  expect(later.page).toMatchObject({ seat: 0, first: 1 });
});

test("whoever connects anew in the middle of a page that goes on has it there", () => {
  const held = new Holding("elsewhere");
  held.follow(table(["inn-a"]), props(LOG, "pick item"));
  expect(held.page).toMatchObject({ id: "inn-a", first: 0, seat: 0 });
  expect(held.done).toBe(false);
  // but not where it was answered earlier, and another part of it is carried out now
  const again = [...LOG, { id: "event-uses-ability", args: { figure: "pell", ability: "inn-bed" } }];
  const later = new Holding("third");
  later.follow(table(["inn-a"]), props(again, "pick item"));
  expect(later.page).toBeNull();
});

test("a lesson keeps nothing", () => {
  read("");
  expect(sessionStorage.length).toBe(0);
});
