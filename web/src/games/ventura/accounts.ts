// The accounts of a round, read from the log: what each seat earned, paid, dismissed and scored.
import type { Text } from "../../lib/messages";

export interface Account {
  /** Florins by type of tile, and how many such tiles there are. */
  tiles: Map<string, { count: number; florins: number }>;
  /** What came in after all, with families and Events; null before the Upkeep. */
  income: number | null;
  upkeep: number | null;
  dismissed: string[];
  /** Florins that bought points. */
  spent: number;
  points: Record<Source, number>;
}

export const SOURCES = ["first", "prestige", "papal", "war"] as const;
export type Source = (typeof SOURCES)[number];

export interface Round {
  number: number;
  seats: Account[];
}

/** What points are for, by the line before; all others are for land, battles and Events. */
const CAUSES: Record<string, Source> = {
  "event-first-player": "first",
  "event-spends": "prestige",
  "event-papal-points": "papal",
};

function fresh(): Account {
  return { tiles: new Map(), income: null, upkeep: null, dismissed: [], spent: 0, points: { first: 0, prestige: 0, papal: 0, war: 0 } };
}

/** All rounds that the log tells of from their beginning. */
export function rounds(log: readonly Text[], seats: number): Round[] {
  const found: Round[] = [];
  log.forEach(({ id, args }, i) => {
    if (id === "event-round") found.push({ number: Number(args.count), seats: Array.from({ length: seats }, fresh) });
    const account = found.at(-1)?.seats[Number(args.seat ?? -1)];
    if (!account) return;
    if (id === "event-income") account.income = Number(args.count);
    else if (id === "event-earns") account.tiles.set(String(args.tile), { count: Number(args.count), florins: Number(args.count2) });
    else if (id === "event-upkeep") account.upkeep = Number(args.count);
    // Captains who leave and Companies that are dismissed later do so for other reasons.
    else if ((id === "event-dismisses" || id === "event-captain-leaves") && account.income !== null && account.upkeep === null) account.dismissed.push(String(args.card));
    else if (id === "event-spends") account.spent = Number(args.count);
    else if (id === "event-scores") account.points[CAUSES[log[i - 1]?.id ?? ""] ?? "war"] += Number(args.count);
  });
  return found;
}

/** What families and Events added to the tiles, or took away. */
export function besides(account: Account): number {
  const land = [...account.tiles.values()].reduce((sum, { florins }) => sum + florins, 0);
  return account.income === null ? 0 : account.income - land;
}

export function balance(account: Account): number {
  return (account.income ?? 0) - (account.upkeep ?? 0);
}

export function scored(account: Account): number {
  return SOURCES.reduce((sum, source) => sum + account.points[source], 0);
}

/** The newest round of which there is something to tell: the last one in which somebody earned. */
export function newest(all: readonly Round[]): Round | undefined {
  return all.findLast((round) => round.seats.some((account) => account.income !== null)) ?? all.at(-1);
}
