// Positions of VENTI for tests: cards by name, as everywhere.
import type { Choice } from "../../lib/messages";
import { choice } from "../../lib/sample";
import { type Groups, SYMBOLS, symbolOf } from "./cards";
import type { Face, Table } from "./reading";
import type { Pick } from "./view";

const POINTS = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4];

/** `"6=6 T ?"` as a view has it. */
export function condition(text: string): Groups {
  const place = (sign: string) => (sign === "?" ? "any" : (SYMBOLS["CTDS".indexOf(sign)] ?? Number(sign)));
  return text.split(" ").map((group) => group.split("=").map(place));
}

export function face(card: string): Face {
  if (!card.includes(".")) return { card };
  const [number, slot] = card.split(".").map(Number) as [number, number];
  return { card, number, symbol: symbolOf(number), points: POINTS[slot - 1]!, condition: condition("T D") };
}

/** `"perm 2.1"`, `"4.12"` or `"as circle"`. */
export function pick(text: string): Pick {
  const [first, second] = text.split(" ");
  if (second === undefined) return { kind: "card", id: text };
  return { kind: first === "as" ? "role" : "perm", id: second };
}

export function sample(hand: string, more: Partial<Table> = {}): Table {
  return {
    game: "venti",
    seat: 0,
    seats: 2,
    asked: [0],
    active: 0,
    actions: { used: 0, limit: 3 },
    targets: [
      { target: "a", face: face("0.1"), frozen: null, fits: [["2", "4"], ["3", "5"]] },
      { target: "b", face: null, frozen: 1, fits: [] },
      { target: "c", face: face("1.1"), frozen: null, fits: [] },
    ],
    centre: ["6.1", "joker", "joker"].map(face).concat(face("7.2")),
    hand: hand.split(" ").map(face),
    players: [0, 1].map(() => ({ hand: 3, points: 0, scored: [], perms: [], extra: 0 })),
    pile: 80,
    discard: { size: 0, top: null },
    goal: 20,
    ten: false,
    ender: null,
    last_turns: 0,
    frozen_limit: 1,
    ...more,
  };
}

const KINDS: Record<string, string[]> = {
  draw: ["card"],
  "replace centre": [],
  exchange: ["target", "card"],
  fulfil: ["target"],
  attempt: ["target"],
  "to joker": ["point"],
  "end turn": [],
  "use perm": ["perm"],
  use: ["card"],
  "joker as": ["role"],
  commit: [],
  pay: ["point"],
  discard: ["card"],
};

/** Choices by their names. */
export function choices(...names: string[]): Choice[] {
  return names.map((name) => {
    const verb = Object.keys(KINDS).find((one) => name === one || name.startsWith(`${one} `))!;
    const ids = name.slice(verb.length + 1).split(" ");
    const made = choice(verb, ...KINDS[verb]!.map((kind, i): [string, string] => [kind, ids[i]!]));
    return verb === "to joker" ? { ...made, numbers: { cost: face(ids[0]!).points! } } : made;
  });
}
