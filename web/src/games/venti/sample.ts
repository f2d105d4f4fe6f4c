// Positions of VENTI for tests: cards by name, as everywhere.
import type { Choice } from "../../lib/messages";
import { symbolOf } from "./cards";
import type { Face, View } from "./reading";

const POINTS = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4];

export function face(card: string): Face {
  if (!card.includes(".")) return { card };
  const [number, slot] = card.split(".").map(Number) as [number, number];
  return { card, number, symbol: symbolOf(number), points: POINTS[slot - 1]!, condition: "T D" };
}

export function sample(hand: string, more: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 2,
    asked: [0],
    active: 0,
    actions: { used: 0, limit: 3 },
    targets: [
      { target: "a", face: face("0.1"), frozen: null, fits: ["2 4", "3 5"] },
      { target: "b", face: null, frozen: 1, fits: [] },
      { target: "c", face: face("1.1"), frozen: null, fits: [] },
    ],
    centre: ["6.1", "joker", "joker"].map(face).concat(face("7.2")),
    hand: hand.split(" ").map(face),
    players: [0, 1].map(() => ({ hand: 3, points: 0, scored: [], perms: [], extra: 0 })),
    pile: 80,
    discard: { size: 0, top: null },
    ten: false,
    ender: null,
    last_turns: 0,
    frozen_limit: 1,
    ...more,
  };
}

export function choices(...names: string[]): Choice[] {
  return names.map((name) => {
    const card = /(\d+\.\d+|joker)$/.exec(name)?.[0];
    const target = /^(?:fulfil|freeze|attempt|exchange) ([a-d])/.exec(name)?.[1];
    const targets = Object.entries({ target, card }).flatMap(([kind, id]) => (id === undefined ? [] : [{ kind, id }]));
    const verb = name.split(" ")[0]!;
    return { name, verb, targets, label: `do-${verb}`, numbers: {} };
  });
}
