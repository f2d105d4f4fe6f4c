// Choosing cards, before anything is sent. Which cards meet a condition, pay or may be laid is the server's to say: it
// names every set that does, and here the chosen cards are only compared with those.
import { find } from "../../lib/choices";
import type { Choice, Target } from "../../lib/messages";
import { type Face, type Player, type Table, own } from "./reading";

/** An own card: in the hand, as a perm joker, or as a point card. Jokers have a number, since they look alike. */
export interface Held {
  key: string;
  from: "hand" | "perm" | "point";
  face: Face;
}

/** The hand by number, Jokers last, as the server sends it. */
export function handOf(view: Table): Held[] {
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

/** A card as what a choice points at, when it is used for a target. */
export function aim({ from, face }: Held): Target {
  return { kind: from === "hand" ? "card" : from, id: face.card };
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

/** Whether these words are exactly one of the sets; if not, how many more could make it so, or null if none can. */
export function verdict(sets: readonly (readonly string[])[], words: readonly string[]): Verdict {
  const lacking = sets.map((set) => without(set, words)?.length).filter((count) => count !== undefined);
  if (lacking.includes(0)) return { fits: true };
  return { fits: false, missing: lacking.length > 0 ? Math.min(...lacking) : null };
}

/** Own cards for a set of number words, in the order in which the server would spend them. */
export function suggestion(fit: readonly string[] | undefined, view: Table): string[] {
  const held = [...handOf(view), ...permsOf(own(view))];
  const free = (view.spend ?? []).flatMap((pick) => {
    const at = held.findIndex((one) => same(aim(one), pick));
    return at < 0 ? [] : held.splice(at, 1);
  });
  const found: string[] = [];
  for (const wanted of fit ?? []) {
    const at = free.findIndex((one) => word(one.face) === wanted);
    if (at >= 0) found.push(free.splice(at, 1)[0]!.key);
  }
  return found;
}

/** The points that stand on cards. */
export function worth(cards: readonly Held[]): number {
  return cards.reduce((sum, held) => sum + (held.face.points ?? 0), 0);
}

function same(one: Target, other: Target): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether what is offered is what is wanted. Perm jokers of a number are alike: they are offered under one name. */
export function picks(offered: Target, wanted: Target, perms: readonly Face[]): boolean {
  if (same(offered, wanted)) return true;
  const number = ({ kind, id }: Target) => (kind === "perm" ? perms.find((face) => face.card === id)?.number : undefined);
  return number(offered) !== undefined && number(offered) === number(wanted);
}

/** A choice that was confirmed, still to be made move by move. */
export interface Script {
  /** The move that opens it, as verb and target, if it was not made yet. */
  first: readonly [verb: string, id: string] | null;
  /** The question under which the picks are asked. */
  asks: string;
  /** What is to be picked, in any order: the server offers it in its own. */
  wanted: readonly Target[];
  /** The verb that ends it, where there is one. */
  last: string | null;
}

export interface Step {
  move: string;
  /** The script after that move. */
  rest: Script;
}

/** The next move of a script; null when it is done, or when something else is asked. */
export function nextStep(script: Script, prompt: string, choices: readonly Choice[], view: Table): Step | null {
  if (script.first !== null) {
    const first = find(choices, ...script.first);
    return first ? { move: first.name, rest: { ...script, first: null } } : null;
  }
  if (prompt !== script.asks) return null;
  const perms = own(view)?.perms ?? [];
  // Where there is no choice the server takes cards by itself, and says so.
  const open = [...script.wanted];
  for (const picked of view.choosing?.picked ?? []) {
    const at = open.findIndex((wanted) => picks(picked, wanted, perms));
    if (at >= 0) open.splice(at, 1);
  }
  for (const { name, targets } of choices) {
    const wanted = open.find((one) => targets[0] && picks(targets[0], one, perms));
    if (wanted === undefined) continue;
    const rest = view.choosing ? script.wanted : script.wanted.filter((_, i) => i !== script.wanted.indexOf(wanted));
    return { move: name, rest: { ...script, wanted: rest } };
  }
  const last = script.last === null ? undefined : find(choices, script.last);
  return open.length === 0 && last ? { move: last.name, rest: { ...script, wanted: [], last: null } } : null;
}
