// What is asked again and again until it is done: hints and reviews.
import { RequestRefused } from "./api";
import { t } from "./words.svelte";

export interface Progress {
  done: number;
  total: number;
}

/** Asks until it is done, and tells each time how far it is; after `stop` nothing is told any more. */
export function untilDone<T extends Progress>(ask: () => Promise<T>, tell: (now: T) => void, refuse: (why: string) => void): { stop: () => void } {
  let stopped = false;
  void (async () => {
    try {
      for (;;) {
        const now = await ask();
        if (stopped) return;
        tell(now);
        if (now.done >= now.total) return;
      }
    } catch (error) {
      if (!stopped) refuse((error instanceof RequestRefused && error.refusal.text) || t("ui-no-server"));
    }
  })();
  return { stop: () => (stopped = true) };
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
