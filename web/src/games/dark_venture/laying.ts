// A location that is being laid: where, and how it is turned. Both are chosen here first and can be taken back; when
// they are confirmed, the two moves follow each other.
import { find } from "../../lib/choices";
import type { Choice } from "../../lib/messages";
import { walk } from "../../lib/window";
import type { Draft } from "./draft.svelte";
import type { Table } from "./reading";
import { cellAt, middleOf } from "./spots";

const MOVES = ["at", "turn"];

/** Whether the reader is asked where a location is laid, or how it is turned. */
export function isLaying(table: Table, choices: readonly Choice[]): boolean {
  return table.lays !== undefined && choices.some((choice) => MOVES.includes(choice.verb));
}

/** The cells that fit. */
export const cellsOf = (table: Table): string[] => Object.keys(table.fits ?? {});

/** The cell that was chosen, or the first. */
export function chosenCell(table: Table, draft: Draft): string | null {
  const cells = cellsOf(table);
  return draft.cell !== null && cells.includes(draft.cell) ? draft.cell : (cells[0] ?? null);
}

/** How it is turned there: as was chosen, or the first way that fits. */
export function chosenTurn(table: Table, draft: Draft): number | null {
  const turns = table.fits?.[chosenCell(table, draft) ?? ""] ?? [];
  return draft.turn !== null && turns.includes(draft.turn) ? draft.turn : (turns[0] ?? null);
}

/** The next way to turn it that fits. */
export function turnOn(table: Table, draft: Draft): void {
  const turns = table.fits?.[chosenCell(table, draft) ?? ""] ?? [];
  const now = chosenTurn(table, draft);
  if (now !== null) draft.turn = turns[(turns.indexOf(now) + 1) % turns.length]!;
}

/** The cell to which an arrow key leads, or the next in the list. */
export function nextCell(table: Table, draft: Draft, key: string | null = null): void {
  const cells = cellsOf(table);
  const now = chosenCell(table, draft);
  if (now === null) return;
  if (key === null) draft.cell = cells[(cells.indexOf(now) + 1) % cells.length]!;
  else draft.cell = walk(key, now, new Map(cells.map((cell) => [cell, middleOf(cellAt(cell))]))) ?? now;
}

/** The move that is made first: the cell, or how it is turned where the cell is known. */
export function firstMove(table: Table, choices: readonly Choice[], draft: Draft): Choice | undefined {
  return find(choices, "at", chosenCell(table, draft) ?? "") ?? find(choices, "turn", String(chosenTurn(table, draft)));
}

/** Lay it as it was chosen: the first move now, the second when it is asked for. */
export function confirm(table: Table, choices: readonly Choice[], draft: Draft, act: (name: string) => void): void {
  const move = firstMove(table, choices, draft);
  if (!move) return;
  draft.laid = move.verb === "at" ? chosenTurn(table, draft) : null;
  act(move.name);
}

/** The second move, once it is asked for. */
export function follow(table: Table, choices: readonly Choice[], draft: Draft, act: (name: string) => void): void {
  if (draft.laid === null) return;
  const move = find(choices, "turn", String(draft.laid));
  if (move || table.lays === undefined) draft.laid = null;
  if (move) act(move.name);
}
