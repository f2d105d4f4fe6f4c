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
  /** The table at which the coach is asked about every question, until it is closed: the first after the lesson. */
  coached: string;
  /** Kinds of questions of which the guide has said what they are about. */
  heard: string[];
}

const FRESH: Learned = { path: [], taught: false, cards: false, played: false, coached: "", heard: [] };

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
  return { ...found, path: texts(found.path), heard: texts(found.heard) };
}

const texts = (found: unknown) => (Array.isArray(found) ? found.filter((one) => typeof one === "string") : []);

export function remember(game: string, change: Partial<Learned>): void {
  all[game] = { ...all[game], ...change };
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing offers everything again.
  }
}

/** The guide has said what a kind of question is about, and it was answered or the sentence closed. */
export function hasHeard(game: string, question: string): void {
  const { heard } = recalled(game);
  if (!heard.includes(question)) remember(game, { heard: [...heard, question] });
}

/** A move is made in an ordinary game: whoever plays needs no cards any more. */
export function hasPlayed(game: string): void {
  const { cards, played } = recalled(game);
  if (!cards || !played) remember(game, { cards: true, played: true });
}
