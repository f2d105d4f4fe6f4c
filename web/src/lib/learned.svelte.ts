// What this browser remembers of learning each game: the place in its lesson, and what need not be offered again.

const KEPT = "ludoteca.learned";

export interface Learned {
  /** The moves made so far in the lesson. */
  path: string[];
  /** The lesson was played to its end. */
  taught: boolean;
  /** The three cards were closed. */
  cards: boolean;
  /** A move was made in an ordinary game. */
  played: boolean;
}

const FRESH: Learned = { path: [], taught: false, cards: false, played: false };

function load(): Record<string, Partial<Learned>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, Partial<Learned>>) : {};
  } catch {
    return {}; // whatever stands there is not ours
  }
}

const all = $state(load());

export function recalled(game: string): Learned {
  const found = { ...FRESH, ...all[game] };
  const path = Array.isArray(found.path) ? found.path.filter((move) => typeof move === "string") : [];
  return { ...found, path };
}

export function remember(game: string, change: Partial<Learned>): void {
  all[game] = { ...all[game], ...change };
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing offers everything again.
  }
}

/** A move is made in an ordinary game: whoever plays needs no cards any more. */
export function hasPlayed(game: string): void {
  const { cards, played } = recalled(game);
  if (!cards || !played) remember(game, { cards: true, played: true });
}
