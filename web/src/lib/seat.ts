// Sitting down: what every way to a table has in common.
import type { Seated } from "./messages";
import { go } from "./router.svelte";

export function sitDown(seated: Seated): void {
  go(`/t/${seated.table.id}`);
}

/** Earlier versions kept links with secrets in them here; the server gives them when they are asked for. */
export function forgetLinks(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith("ludoteca.return.")) localStorage.removeItem(key);
}
