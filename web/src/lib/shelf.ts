// One's own tables in the order in which one wants to see them.
import type { ListedTable, TableInfo } from "./messages";
import { t } from "./words.svelte";

/** Those at which it is one's turn, then those in play, those that wait, and those that are over; in each the latest first. */
export function inOrder(tables: readonly ListedTable[]): ListedTable[] {
  const place = (table: ListedTable) => (table.your_turn ? 0 : 1 + ["playing", "waiting", "over"].indexOf(table.status));
  return [...tables].sort((a, b) => place(a) - place(b) || latest(b) - latest(a));
}

/** When something last happened at a table. */
export function latest(table: ListedTable): number {
  return Math.max(table.moved, table.created);
}

/** Who sits there, in a line. */
export function names(table: TableInfo): string {
  return table.seats.map((seat) => (seat.kind === "open" ? t("ui-seat-open") : seat.name || t("seat", { number: seat.seat + 1 }))).join(", ");
}
