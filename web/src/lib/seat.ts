// Sitting down: what every way to a table has in common.
import * as fair from "./fair";
import type { GameCard, Seated } from "./messages";
import { captains } from "./names";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

export function sitDown(seated: Seated): void {
  go(`/t/${seated.table.id}`);
}

/** A game with oneself and so many bots of a level. */
export async function playBots(game: GameCard, count: number, level: string): Promise<void> {
  sitDown(await tableWithBots(game, count, level));
}

export async function tableWithBots(game: GameCard, count: number, level: string): Promise<Seated> {
  const bots = captains(count, [settings.name]).map((name) => ({ kind: "bot" as const, bot: level, name }));
  const me = { kind: "me" as const, name: settings.name };
  return fair.newTable({ game: game.name, seats: [me, ...bots] });
}

/** How many bots there are, unless somebody chooses: three, or as many as fit. */
export function usualBots(game: GameCard): number {
  return Math.min(4, game.most_seats) - 1;
}

/** Earlier versions kept links with secrets in them here; the server gives them when they are asked for. */
export function forgetLinks(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith("ludoteca.return.")) localStorage.removeItem(key);
}
