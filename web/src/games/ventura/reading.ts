// What a seat sees of Ventura (src/ludoteca/games/ventura/view.py).
import type { Json } from "../../lib/messages";

/** A tile with all that is known of it. */
export interface TilePlace {
  hex: string;
  tile: string;
  owner: number | null;
  markers: number;
  /** Whose City it is. */
  city: number | null;
  /** No opponent may enter it in this round. */
  guarded: boolean;
}

export interface Company {
  card: string;
  wounds: number;
}

export interface Troop {
  area: number;
  hex: string;
  companies: string[];
  movement: number;
  /** Of an Army. */
  captain?: string;
  /** Of each Company, where one is wounded. */
  wounds?: number[];
  moved?: boolean;
}

export interface Player {
  family: string | null;
  lost: boolean;
  score: number;
  florins: number;
  upkeep: number;
  income: number;
  city: string | null;
  /** Markers by hex. */
  domain: Record<string, number>;
  hand: { ventura: number; conscription: number; known?: string[] };
  reserve: { size: number; known?: string[] };
  troops: Troop[];
  /** Florins that Events take off the next upkeep, the next income and the next deployment, or put on them. */
  lasting?: Partial<Record<"spared" | "burned" | "raised" | "discount", number>>;
}

export type Part = "companies" | "specials" | "captain" | "tile" | "events";

/** What one side brought to an assault; one that is still to come has no wounds. */
export interface Effort {
  total: number;
  parts: Partial<Record<Part, number>>;
  prevented?: number;
  wounds?: number;
  lost?: string[];
}

export interface Assault {
  kind: "ranged" | "melee";
  /** The attacker's, then the defender's. */
  sides: [Effort, Effort];
}

/** What Events do for a side, or to it. */
export interface Edges {
  every: number;
  ranged: number;
  melee: number;
  held: boolean;
  free: boolean;
  forced: boolean;
}

/** A battle, also one that is over. */
export interface Fought {
  hex: string;
  attacker: number;
  attacker_area: number;
  defender: number;
  defender_area: number;
  assaults: Assault[];
  ending?: { how: "eliminated" | "retreated" | "even" | "broken-off"; winner: number | null; points: number };
}

export interface Battle extends Fought {
  orders: ["open" | "sealed" | "revealed", "open" | "sealed" | "revealed"];
  /** Areas of further Troops of the defender on the tile. */
  waiting: number[];
  prevention: [Record<"tile" | "captain" | "events", number>, Record<"tile" | "captain" | "events", number>];
  edges: [Edges, Edges];
  next?: Assault;
  /** The own sealed order, as far as it is made. */
  order?: string[];
}

export type ValueName = "move" | "ranged" | "melee" | "resistance";

export interface CardValues {
  kind: "captain" | "company" | "event";
  cost: number;
  upkeep?: number;
  move?: number;
  ranged?: number;
  melee?: number;
  resistance?: number;
  keywords?: string[];
  terrain?: string[];
  specials?: Special[];
  /** Of an Event: when it may be played, and what it does. */
  window?: string;
  effect?: string;
  amount?: number;
}

export interface Special {
  trigger: string;
  condition: string;
  value: string;
  amount: number;
}

/** A base, and so much for each own neighbour of a colour. */
export interface Formula {
  base: number;
  each: number;
  colour: string | null;
}

export interface TileValues {
  colour: string | null;
  income: Formula;
  cost: number;
  ranged: Formula;
  melee: number;
  resistance: Formula;
}

/** What is printed on tiles, cards and family boards (src/ludoteca/games/ventura/printed.py). */
export interface Printed {
  goal: number;
  areas: number;
  cards: Record<string, CardValues>;
  tiles: Record<string, TileValues>;
}

export interface View {
  seat: number | null;
  seats: number;
  asked: number[] | null;
  round: number;
  phase: string;
  first: number | null;
  /** Families have abilities. */
  abilities: boolean;
  /** Both coordinates and the type of each, in the order in which they were laid. */
  tiles: [number, number, string][];
  guarded: string[];
  players: Player[];
  hand: string[] | null;
  reserve: string[] | null;
  row: string[];
  stock: number;
  ventura: { deck: number; discard: Record<string, number> };
  conscription: { deck: number; discard: Record<string, number> };
  looking?: string[];
  /** While Troops are regrouped: the cards that have their new area. */
  regroup?: { card: string; area: number }[];
  battle?: Battle;
  /** The last battle, until everybody has had a turn since. */
  fought?: Fought;
  printed: Printed;
}

/** How the rulebook counts the steps of a round. */
export const LETTERS: Record<string, string> = {
  initiative: "A.1",
  prestige: "A.2",
  fortune: "A.3",
  recruit: "A.4",
  recovery: "A.5",
  annex: "B.1",
  upkeep: "B.2",
  expansion: "C",
  conscription: "D",
  deploy: "E.1",
  regroup: "E.2",
  march: "F",
};
export const SPACES = ["I", "II", "III", "IV", "V"];

/** A view, with what is printed on the things in it instead of the digest. */
export function asView(view: Json, printed: Json): View {
  return { ...view, printed } as unknown as View;
}

export function own(view: View): Player | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

export function troopOf(view: View, seat: number, area: number): Troop | undefined {
  return view.players[seat]?.troops.find((troop) => troop.area === area);
}

/** What a cell is called. */
export function hexOf(q: number, r: number): string {
  return `${q},${r}`;
}

export function tilesOf(view: View): TilePlace[] {
  const seatWith = (has: (player: Player) => boolean) => {
    const seat = view.players.findIndex(has);
    return seat < 0 ? null : seat;
  };
  return view.tiles.map(([q, r, tile]) => {
    const hex = hexOf(q, r);
    const owner = seatWith((player) => hex in player.domain);
    const markers = owner === null ? 0 : view.players[owner]!.domain[hex]!;
    return { hex, tile, owner, markers, city: seatWith((player) => player.city === hex), guarded: view.guarded.includes(hex) };
  });
}

export function tileAt(view: View, hex: string): TilePlace | undefined {
  return tilesOf(view).find((tile) => tile.hex === hex);
}

export function companiesOf(troop: Troop): Company[] {
  return troop.companies.map((card, i) => ({ card, wounds: troop.wounds?.[i] ?? 0 }));
}

/** The Captain and the Companies. */
export function membersOf(troop: Troop): Company[] {
  return [...(troop.captain ? [{ card: troop.captain, wounds: 0 }] : []), ...companiesOf(troop)];
}

export interface Standing {
  seat: number;
  troop: Troop;
}

export function troopsAt(view: View, hex: string): Standing[] {
  return view.players.flatMap((player, seat) =>
    player.troops.filter((troop) => troop.hex === hex).map((troop) => ({ seat, troop })),
  );
}

/** Before the first round everybody sets up. */
export function phaseOf(view: View): string {
  return view.round === 0 ? "setup" : view.phase;
}

/** What stands at a spot such as "2.1" or "2.c" of the own board. */
export function cardAt(view: View, spot: string): Company | null {
  const [area, slot] = spot.split(".");
  const troop = view.seat === null ? undefined : troopOf(view, view.seat, Number(area));
  if (!troop) return null;
  if (slot === "c") return troop.captain === undefined ? null : { card: troop.captain, wounds: 0 };
  return companiesOf(troop)[Number(slot) - 1] ?? null;
}
