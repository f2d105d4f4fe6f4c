// What the board reads off a view and what is printed on the cards in it (src/ludoteca/games/dark_venture/view.py, printed.py).
import type { Json } from "../../lib/messages";
import type { Figure, Forecast, Place, Player, Printed, PrintedBook, PrintedFigure, PrintedStage, View } from "./view";

/** A view, with what is printed on the cards in it instead of its digest, and what is foretold to whoever is asked. */
export interface Table extends Omit<View, "printed"> {
  printed: Printed;
  forecast: Forecast | null;
}

export function asTable(view: Json, printed: Json, forecast: Json | null = null): Table {
  return { ...view, printed, forecast } as unknown as Table;
}

/** Whoever is on the map, and where. */
export interface Standing {
  id: string;
  place: string;
  figure: Figure;
  card: PrintedFigure;
}

/** What a figure's attributes are called, in the order of its `stats`. */
export const STATS = ["power", "speed", "mind", "luck", "attack", "armor"] as const;
/** How many items a figure has at most, worn and carried. */
export const MOST_ITEMS = 8;

export function own(table: Table): Player | null {
  return table.seat === null ? null : (table.players[table.seat] ?? null);
}

export function standing(table: Table, id: string | null): Standing | null {
  if (id === null) return null;
  for (const [place, { figures }] of Object.entries(table.places)) {
    const figure = figures?.[id];
    if (figure) return { id, place, figure, card: table.printed.figures[id]! };
  }
  return null;
}

/** The seat whose hero or follower somebody on the map is. */
export function leaderOf({ places }: Pick<View, "places">, id: string): number | null {
  for (const { figures } of Object.values(places)) if (figures?.[id]) return figures[id].leader ?? null;
  return null;
}

/** All who are in a place: players' figures first. */
export function standingAt(table: Table, place: string): Standing[] {
  const there = Object.entries(table.places[place]?.figures ?? {});
  const all = there.map(([id, figure]) => ({ id, place, figure, card: table.printed.figures[id]! }));
  return all.sort((a, b) => rank(a.figure) - rank(b.figure));
}

const rank = ({ leader, how }: Figure) => (how ? 2 : leader === undefined ? 1 : 0);

/** Health now and at most; the dead have none. */
export function healthOf({ figure, card }: Standing): [now: number, most: number] {
  if (figure.how === "dead") return [0, card.health];
  const [now = card.health, most = card.health] = figure.health ?? [];
  return [now, most];
}

/** Power, speed, mind, luck, attack, armor as they are now. */
export function statsOf({ figure, card }: Standing): number[] {
  return figure.stats ?? STATS.map((stat) => card.attributes[stat] ?? 0);
}

/** The place as it stands in the book that is played. */
export function pageOf(table: Table, place: string): PrintedBook | undefined {
  return table.printed.places[place]?.books[table.book];
}

/** Sides of a place as it lies: "n", "e", "s", "w". */
const SIDES = ["n", "e", "s", "w"];

/** The doors of a place as it lies, turned. */
export function doorsOf(table: Table, id: string, place: Pick<Place, "at">): string[] {
  const turned = place.at[2] ?? 0;
  const doors = [...(table.printed.places[id]?.doors ?? "").toLowerCase()];
  return doors.map((side) => SIDES[(SIDES.indexOf(side) + turned) % SIDES.length]!);
}

/** Which kind of card a name is. */
export function kindOf(table: Table, card: string): "item" | "figure" | "location" | "quest" {
  if (card in table.printed.items) return "item";
  if (card in table.printed.figures) return "figure";
  return card in table.printed.places ? "location" : "quest";
}

/** The ways of a stage that can be gone in this mode, each with its number. */
export function waysOf(table: Table, stage: PrintedStage): [number, string][] {
  return stage.ways.map((way, i): [number, string] => [i, way]).filter(([i]) => ["", table.mode].includes(stage.modes[i]!));
}
