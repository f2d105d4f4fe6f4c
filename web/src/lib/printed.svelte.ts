// What is printed on the things of a game: it never changes, so it is fetched once by its digest, before the board draws.
import * as api from "./api";
import type { Json } from "./messages";

const cache = new Map<string, Promise<Json>>();
const FIRST_WAIT = 1000; // milliseconds, then twice as long each time
const LONGEST_WAIT = 30_000;

/** What is printed on the things of a game, by its digest. */
export function printed(game: string, digest: string, language: string): Promise<Json> {
  const key = `${game} ${digest} ${language}`;
  const found = cache.get(key) ?? api.printed(game, digest, language);
  cache.set(key, found);
  found.catch(() => cache.delete(key));
  return found;
}

/** What is printed on the things that a page shows. */
export class PrintedThings {
  /** Null until it is here. */
  things = $state.raw<Json | null>(null);
  /** It could not be fetched; another try follows. */
  missing = $state(false);
  /** What an owner's pack says in words of its own, as a Fluent text. */
  readonly words = $derived(typeof this.things?.words === "string" ? this.things.words : "");
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Those that a view speaks of, in a language. What was there stays until they come. */
  need(game: string, view: Json, language: string): void {
    const digest = typeof view.printed === "string" ? view.printed : "";
    const wanted = `${game} ${digest} ${language}`;
    if (wanted === this.wanted) return;
    this.close();
    this.wanted = wanted;
    if (digest) void this.fetch(game, digest, language, FIRST_WAIT);
    else this.things = {};
  }

  private async fetch(game: string, digest: string, language: string, wait: number): Promise<void> {
    const wanted = this.wanted;
    try {
      const found = await printed(game, digest, language);
      if (wanted !== this.wanted) return;
      this.things = found;
      this.missing = false;
    } catch {
      if (wanted !== this.wanted) return;
      this.missing = true;
      this.timer = setTimeout(() => void this.fetch(game, digest, language, Math.min(2 * wait, LONGEST_WAIT)), wait);
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.wanted = "";
    this.missing = false;
  }
}
