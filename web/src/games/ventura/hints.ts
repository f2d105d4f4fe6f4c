// What a newcomer is told: which step this is, and places that are good to begin with.
import type { Text } from "../../lib/messages";
import { around } from "./hexes";
import { type View, phaseOf, tileAt } from "./reading";

/** The steps of the setup, in their order; the two questions about a tile are one step. */
export const STEPS = ["family", "tile", "city", "domain"] as const;
const LAST_ROUND = 2; // so long every phase is explained
const PAPAL_TILES = 2;
const PLACED = 4; // tiles that each seat lays
const PAPAL_WORTH = 2; // points a round are worth more than a Florin

export interface Topic {
  /** Its words are `ventura-guide-…`. */
  name: string;
  /** Of the setup: which step it is, from 1. */
  step: number | null;
}

/** Questions of a battle that are explained; a battle comes late, and then it is new in any round. */
const IN_BATTLE = ["defender", "order", "event", "retreat"];

/** What there is to be explained now. */
export function topicOf(view: View, prompt: Text | null): Topic | null {
  if (view.battle) return { name: ["battle", ...IN_BATTLE.filter((name) => prompt?.id === `ask-${name}`)].join("-"), step: null };
  if (phaseOf(view) !== "setup") return view.round <= LAST_ROUND && view.phase !== "over" ? { name: view.phase, step: null } : null;
  const asked = prompt?.id.replace(/^ask-/, "");
  const step = asked === "cell" ? "tile" : (STEPS.find((name) => name === asked) ?? setupStep(view));
  return { name: asked === "cell" ? "cell" : step, step: STEPS.indexOf(step) + 1 };
}

/** Where others are choosing, the table shows how far the setup is. */
function setupStep(view: View): (typeof STEPS)[number] {
  if (view.players.some((player) => player.family === null)) return "family";
  if (view.players.every((player) => player.city !== null)) return "domain";
  return view.tiles.length < PAPAL_TILES + PLACED * view.seats ? "tile" : "city";
}

/** The offered hexes that look best in the setup; none where all look alike. */
export function goodPlaces(view: View, prompt: Text | null, offered: readonly string[]): Set<string> {
  const worth = { "ask-cell": forTile, "ask-city": forCity, "ask-domain": forDomain }[prompt?.id ?? ""];
  if (phaseOf(view) !== "setup" || !worth || offered.length < 2) return new Set();
  const worths = offered.map((hex) => worth(view, hex, String(prompt!.args.tile ?? "")));
  const best = Math.max(...worths);
  return best > Math.min(...worths) ? new Set(offered.filter((_, i) => worths[i] === best)) : new Set();
}

/** Tiles that earn more side by side. */
function forTile(view: View, hex: string, tile: string): number {
  return beside(view, hex).reduce((sum, other) => sum + Number(feeds(view, other, tile)) + Number(feeds(view, tile, other)), 0);
}

/** A City wants rich neighbours that nobody has taken. */
function forCity(view: View, hex: string): number {
  const free = around(hex).flatMap((other) => tileAt(view, other) ?? []).filter((tile) => tile.owner === null && tile.city === null);
  return free.reduce((sum, tile) => sum + value(view, tile.tile), 0);
}

function forDomain(view: View, hex: string): number {
  const tile = tileAt(view, hex)!.tile;
  return value(view, tile) + 0.5 * beside(view, hex).filter((other) => feeds(view, other, tile)).length;
}

function beside(view: View, hex: string): string[] {
  return around(hex).flatMap((other) => tileAt(view, other)?.tile ?? []);
}

function value(view: View, tile: string): number {
  return (view.printed.tiles[tile]?.income.base ?? 0) + (tile === "papal" ? PAPAL_WORTH : 0);
}

/** Whether a tile makes its neighbour earn more, by its colour. */
function feeds(view: View, tile: string, neighbour: string): boolean {
  const { income } = view.printed.tiles[neighbour]!;
  return income.each > 0 && income.colour === view.printed.tiles[tile]!.colour;
}
