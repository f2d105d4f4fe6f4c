// Sitting down: what every way to a table has in common.
import type { Seated } from "./messages";
import { go } from "./router.svelte";

/** Remember the link to come back by, and go to the table. */
export function sitDown(seated: Seated): void {
  localStorage.setItem(`ludoteca.return.${seated.table.id}`, seated.return_link);
  go(`/t/${seated.table.id}`);
}
