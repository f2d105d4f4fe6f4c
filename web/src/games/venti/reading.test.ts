import { describe, expect, it } from "vitest";
import { asTable } from "./reading";

const six = { number: 0, symbol: "circle", points: 2, condition: [[2], [5]] };
const printed = { goal: 20, cards: { "0.6": six, joker: {} } };

describe("a table", () => {
  it("shows the faces of the cards that a view names", () => {
    const player = { hand: 1, points: 2, scored: ["0.6"], perms: [], extra: 0 };
    const json = { targets: [{ target: "a", card: "0.6", frozen: null }, { target: "b", card: null, frozen: 1 }], centre: ["joker", null], hand: ["joker"], players: [player], discard: { size: 1, top: "joker" } };
    const view = asTable(json, printed);
    const face = { card: "0.6", ...six };
    expect(view.targets).toEqual([{ target: "a", face, frozen: null }, { target: "b", face: null, frozen: 1 }].map((target) => expect.objectContaining(target)));
    expect([view.centre, view.hand]).toEqual([[{ card: "joker" }, null], [{ card: "joker" }]]);
    expect(view.players).toEqual([{ ...player, scored: [face] }]);
    expect([view.discard, view.goal]).toEqual([{ size: 1, top: { card: "joker" } }, 20]);
  });

  it("has no hand for a spectator", () => {
    expect(asTable({ targets: [], centre: [], hand: null, players: [], discard: { size: 0, top: null } }, printed).hand).toBeNull();
  });
});
