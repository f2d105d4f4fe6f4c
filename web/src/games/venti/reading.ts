// What a seat sees of VENTI (src/ludoteca/games/venti/view.py).
import type { Json } from "../../lib/messages";

export type SymbolName = "circle" | "triangle" | "diamond" | "square";

/** All that is printed on a card; a Joker has nothing but its name, and so has Chaos. */
export interface Face {
  card: string;
  number?: number;
  symbol?: SymbolName;
  points?: number;
  condition?: string;
}

export interface Target {
  target: string;
  /** Null where there is no card, or where nobody may see it. */
  face: Face | null;
  frozen: number | null;
  /** Every set of own cards that meets it exactly, the thriftiest first: "2 5", "2 joker". */
  fits?: string[];
}

export interface Player {
  hand: number;
  points: number;
  scored: Face[];
  perms: Face[];
  extra: number;
}

export interface View {
  seat: number | null;
  seats: number;
  asked: number[] | null;
  active: number | null;
  actions: { used: number; limit: number };
  targets: Target[];
  centre: (Face | null)[];
  hand: Face[] | null;
  players: Player[];
  pile: number;
  discard: { size: number; top: Face | null };
  ten: boolean;
  ender: number | null;
  last_turns: number;
  frozen_limit: number;
  choosing?: { target: string; picked: string[] };
}

export const GOAL = 20;

export function asView(view: Json): View {
  return view as unknown as View;
}

/** The own point cards, perm jokers and the rest; nothing for a spectator. */
export function own(view: View): Player | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

export function targetOf(view: View, name: string): Target | undefined {
  return view.targets.find((target) => target.target === name);
}
