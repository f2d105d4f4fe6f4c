// The accounts of a round, as the log tells them: what each seat earned, paid, dismissed and scored.
import type { Text } from "../../lib/messages";

export interface Account {
  /** Florins by type of tile, and how many such tiles there are. */
  tiles: Map<string, { count: number; florins: number }>;
  /** What came in after all, with families and Events; null before the Upkeep. */
  income: number | null;
  /** What families and Events added to the tiles, or took away. */
  besides: number;
  upkeep: number | null;
  balance: number | null;
  dismissed: string[];
  /** Florins that bought points. */
  spent: number;
  points: Record<Source, number>;
  scored: number;
}

/** What points are for. */
export const SOURCES = ["first", "prestige", "papal", "war"] as const;
export type Source = (typeof SOURCES)[number];

export interface Round {
  number: number;
  seats: Account[];
}

function fresh(): Account {
  return { tiles: new Map(), income: null, besides: 0, upkeep: null, balance: null, dismissed: [], spent: 0, points: { first: 0, prestige: 0, papal: 0, war: 0 }, scored: 0 };
}

/** All rounds that the log tells of from their beginning. */
export function rounds(log: readonly Text[], seats: number): Round[] {
  const found: Round[] = [];
  for (const { id, args } of log) {
    if (id === "event-round") found.push({ number: Number(args.count), seats: Array.from({ length: seats }, fresh) });
    const account = found.at(-1)?.seats[Number(args.seat ?? -1)];
    if (account) enter(account, id, args);
  }
  return found;
}

function enter(account: Account, id: string, args: Text["args"]): void {
  const count = Number(args.count);
  if (id === "event-income") Object.assign(account, { income: count, balance: count, besides: Number(args.besides) });
  else if (id === "event-earns") account.tiles.set(String(args.tile), { count, florins: Number(args.count2) });
  else if (id === "event-upkeep") Object.assign(account, { upkeep: count, balance: Number(args.balance) });
  // Captains who leave and Companies that are dismissed later do so for other reasons.
  else if ((id === "event-dismisses" || id === "event-captain-leaves") && account.income !== null && account.upkeep === null) account.dismissed.push(String(args.card));
  else if (id === "event-spends") account.spent = count;
  else if (id === "event-scores") {
    for (const source of SOURCES) account.points[source] = Number(args[source]);
    account.scored = Number(args.scored);
  }
}

/** The newest round of which there is something to tell: the last one in which somebody earned. */
export function newest(all: readonly Round[]): Round | undefined {
  return all.findLast((round) => round.seats.some((account) => account.income !== null)) ?? all.at(-1);
}
