import { describe, expect, it } from "vitest";
import type { Text } from "../../lib/messages";
import { newest, rounds } from "./accounts";

const line = (kind: string, args: Text["args"] = {}): Text => ({ id: `event-${kind}`, args });
const NO_POINTS = { first: 0, prestige: 0, papal: 0, war: 0 };
const LOG: Text[] = [
  line("places", { seat: 0, tile: "field", hex: "1,-1" }),
  line("round", { count: 1 }),
  line("papal-points", { seat: 0, count: 2 }),
  line("scores", { seat: 0, count: 4, count2: 4, ...NO_POINTS, papal: 4, scored: 4 }),
  line("income", { seat: 0, count: 4, besides: -1 }),
  line("earns", { seat: 0, tile: "field", count: 2, count2: 2 }),
  line("earns", { seat: 0, tile: "village", count: 1, count2: 3 }),
  line("dismisses", { seat: 0, card: "swordsmen" }),
  line("captain-leaves", { seat: 0, card: "acuto" }),
  line("upkeep", { seat: 0, count: 1, balance: 3 }),
  line("dismisses", { seat: 0, card: "farmers" }),
  line("removes-markers", { seat: 1, hex: "0,0", seat2: 0, count: 1 }),
  line("scores", { seat: 1, count: 1, count2: 1, ...NO_POINTS, war: 1, scored: 1 }),
  line("round", { count: 2 }),
  line("first-player", { seat: 1 }),
  line("scores", { seat: 1, count: 1, count2: 2, ...NO_POINTS, first: 1, scored: 1 }),
  line("spends", { seat: 1, count: 3 }),
  line("scores", { seat: 1, count: 4, count2: 6, ...NO_POINTS, first: 1, prestige: 4, scored: 5 }),
];

describe("accounts", () => {
  const [first, second] = rounds(LOG, 2);

  it("tell what came from which tiles, and what was paid", () => {
    const own = first!.seats[0]!;
    expect([...own.tiles]).toEqual([["field", { count: 2, florins: 2 }], ["village", { count: 1, florins: 3 }]]);
    expect(own.besides).toBe(-1);
    expect(own.balance).toBe(3);
    expect(own.dismissed).toEqual(["swordsmen", "acuto"]);
  });

  it("tell what points were for", () => {
    expect(first!.seats[0]!.points).toEqual({ first: 0, prestige: 0, papal: 4, war: 0 });
    expect(first!.seats[1]!.points.war).toBe(1);
    expect(second!.seats[1]!.points).toEqual({ first: 1, prestige: 4, papal: 0, war: 0 });
    expect(second!.seats[1]!.spent).toBe(3);
    expect(second!.seats[1]!.scored).toBe(5);
  });

  it("show the last round in which somebody earned", () => {
    expect(newest(rounds(LOG, 2))?.number).toBe(1);
    expect(newest(rounds(LOG.slice(13), 2))?.number).toBe(2);
    expect(newest([])).toBeUndefined();
  });

  it("begin with the first round that is told from its beginning", () => {
    expect(rounds(LOG.slice(3), 2).map((round) => round.number)).toEqual([2]);
  });
});
