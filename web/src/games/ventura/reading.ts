// What the board reads off a view and what is printed on the things in it (src/ludoteca/games/ventura/view.py, printed.py).
import { aimOf } from "../../lib/choices";
import type { Choice, Json } from "../../lib/messages";
import { type Place, namesOf } from "./names";
import type { Forecast, Player, Printed, Troop, View } from "./view";

/** A view, with what is printed on the things in it instead of its digest. */
export interface Table extends Omit<View, "printed">, Forecast {
  printed: Printed;
  /** What places are called. */
  names: Record<string, Place>;
}

/** A view, with what is foretold to whoever is asked. */
export function asTable(view: Json, printed: Json, forecast: Json | null = null): Table {
  const table = { ...view, ...forecast, printed } as unknown as Table;
  return { ...table, names: namesOf(table) };
}

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
  /** What is left of its resistance, where a Company of its Troop is wounded. */
  left?: number;
}

/** The spaces of a line of battle. */
export const SPACES = ["I", "II", "III", "IV", "V"];

export function own(view: Table): Player | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

export function troopOf(view: Table, seat: number, area: number): Troop | undefined {
  return view.players[seat]?.troops.find((troop) => troop.area === area);
}

/** The own Troop of the area that a choice points at. */
export function troopOfChoice(view: Table, choice: Choice): Troop | undefined {
  const area = aimOf(choice, "area");
  return own(view)?.troops.find((troop) => String(troop.area) === area);
}

function seatWith(view: Table, has: (player: Player) => boolean): number | null {
  const seat = view.players.findIndex(has);
  return seat < 0 ? null : seat;
}

export function tileAt(view: Table, hex: string): TilePlace | undefined {
  const tile = view.tiles[hex];
  if (tile === undefined) return undefined;
  const owner = seatWith(view, (player) => hex in player.domain);
  const markers = owner === null ? 0 : view.players[owner]!.domain[hex]!;
  return { hex, tile, owner, markers, city: seatWith(view, (player) => player.city === hex), guarded: view.guarded.includes(hex) };
}

export function tilesOf(view: Table): TilePlace[] {
  return Object.keys(view.tiles).map((hex) => tileAt(view, hex)!);
}

export function companiesOf(troop: Troop): Company[] {
  return troop.companies.map((card, i) => ({ card, wounds: troop.wounds?.[i] ?? 0, left: troop.left?.[i] }));
}

/** The Captain and the Companies. */
export function membersOf(troop: Troop): Company[] {
  return [...(troop.captain ? [{ card: troop.captain, wounds: 0 }] : []), ...companiesOf(troop)];
}

export interface Standing {
  seat: number;
  troop: Troop;
}

export function troopsAt(view: Table, hex: string): Standing[] {
  return view.players.flatMap((player, seat) =>
    player.troops.filter((troop) => troop.hex === hex).map((troop) => ({ seat, troop })),
  );
}

/** Who is met on a tile: whose Troop stands there, or whose Domain it is. */
export function whoseIs(view: Table, hex: string): number | null {
  return troopsAt(view, hex).find(({ seat }) => seat !== view.seat)?.seat ?? tileAt(view, hex)?.owner ?? null;
}

/** The own Troop in which a card in play stands, such as the spot "2.1", and the card. */
export function atSpot(view: Table, spot: string): { troop: Troop; company: Company } | null {
  const [area, place] = view.printed.spots[spot] ?? [];
  const troop = own(view)?.troops.find((one) => one.area === area);
  if (!troop || place === undefined) return null;
  const company = place === 0 ? (troop.captain ? { card: troop.captain, wounds: 0 } : undefined) : companiesOf(troop)[place - 1];
  return company ? { troop, company } : null;
}

/** What a place of an area is called in moves; 0 is the Captain's. */
export function spotOf(view: Table, area: number, place: number): string {
  return Object.entries(view.printed.spots).find(([, [a, p]]) => a === area && p === place)?.[0] ?? "";
}
