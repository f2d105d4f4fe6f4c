// Choosing cards, before anything is sent. Which cards meet a condition is the server's to say: it names every
// set that does (`fits`), and here the chosen cards are only compared with those.
import type { Choice } from "../../lib/messages";
import type { Face, Player, View } from "./reading";

/** An own card: in the hand, as a perm joker, or as a point card. Jokers have a number, since they look alike. */
export interface Held {
  key: string;
  from: "hand" | "perm" | "point";
  face: Face;
}

/** The hand by number, Jokers last, as the server sends it. */
export function handOf(view: View): Held[] {
  let jokers = 0;
  return (view.hand ?? []).map((face) => ({
    key: face.card === "joker" ? `joker ${jokers++}` : face.card,
    from: "hand",
    face,
  }));
}

export function permsOf(player: Player | null): Held[] {
  return (player?.perms ?? []).map((face) => ({ key: `perm ${face.card}`, from: "perm", face }));
}

export function pointsOf(player: Player | null): Held[] {
  return (player?.scored ?? []).map((face) => ({ key: `point ${face.card}`, from: "point", face }));
}

/** What a card counts as in `fits`. */
export function word(face: Face): string {
  return face.number === undefined ? face.card : String(face.number);
}

function without(words: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...words];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export type Verdict = { fits: true } | { fits: false; missing: number | null };

/** Whether exactly these cards meet a target; if not, how many more could make it so, or null if none can. */
export function verdict(fits: readonly string[], chosen: readonly Held[]): Verdict {
  const words = chosen.map((held) => word(held.face));
  const lacking = fits
    .map((fit) => without(fit.split(" "), words)?.length)
    .filter((count) => count !== undefined);
  if (lacking.includes(0)) return { fits: true };
  return { fits: false, missing: lacking.length > 0 ? Math.min(...lacking) : null };
}

/**
 * Own cards for a set of number words. Perm jokers cost nothing and come first; of cards of one number
 * the one with more points goes, because only cards of one or two points can ever be laid out from the hand.
 */
export function suggestion(fit: string | undefined, hand: readonly Held[], perms: readonly Held[]): string[] {
  const free = [...perms, ...[...hand].sort((a, b) => (b.face.points ?? 0) - (a.face.points ?? 0))];
  const found: string[] = [];
  for (const wanted of fit?.split(" ") ?? []) {
    const at = free.findIndex((held) => word(held.face) === wanted);
    if (at >= 0) found.push(free.splice(at, 1)[0]!.key);
  }
  return found;
}

/** VENTI-R24, for the button alone: enough points, and no card that is not needed for them. */
export function pays(cards: readonly Held[], owed: number): boolean {
  const points = cards.map((held) => held.face.points ?? 0);
  const sum = points.reduce((all, one) => all + one, 0);
  return sum >= owed && points.every((one) => sum - one < owed);
}

export function worth(cards: readonly Held[]): number {
  return cards.reduce((sum, held) => sum + (held.face.points ?? 0), 0);
}

/**
 * Whether a move picks what is wanted: "use 3.12", "use joker", "use perm 3.12", "joker as circle" and so on.
 * Perm jokers of a number are alike, since they stay: they are offered under one name.
 */
export function picks(move: string, wanted: string): boolean {
  if (move === wanted) return true;
  const perms = [move, wanted].map((one) => /^use perm (\d+)\./.exec(one)?.[1]);
  return perms[0] !== undefined && perms[0] === perms[1];
}

/** A choice that was confirmed, still to be made move by move. */
export interface Script {
  /** The move that opens it, if it was not made yet. */
  first: string | null;
  /** The question under which the picks are asked. */
  asks: string;
  /** What is to be picked, in any order: the server offers it in its own. */
  wanted: readonly string[];
  /** The move that ends it, where there is one. */
  last: string | null;
}

export interface Step {
  move: string;
  /** The script after that move. */
  rest: Script;
}

/** The next move of a script; null when it is done, or when something else is asked. */
export function nextStep(script: Script, prompt: string, choices: readonly Choice[], view: View): Step | null {
  const offered = choices.map((choice) => choice.name);
  if (script.first !== null) {
    return offered.includes(script.first) ? { move: script.first, rest: { ...script, first: null } } : null;
  }
  if (prompt !== script.asks) return null;
  // Where there is no choice the server takes cards by itself, and says so.
  const open = [...script.wanted];
  for (const picked of view.choosing?.picked ?? []) {
    const at = open.findIndex((wanted) => picks(picked, wanted));
    if (at >= 0) open.splice(at, 1);
  }
  for (const move of offered) {
    const wanted = open.find((one) => picks(move, one));
    if (wanted === undefined) continue;
    const rest = view.choosing ? script.wanted : script.wanted.filter((_, i) => i !== script.wanted.indexOf(wanted));
    return { move, rest: { ...script, wanted: rest } };
  }
  if (open.length === 0 && script.last !== null && offered.includes(script.last)) {
    return { move: script.last, rest: { ...script, wanted: [], last: null } };
  }
  return null;
}
