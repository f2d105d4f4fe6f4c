// A fight as the log tells it: who struck first, every blow and every flight, who is out of it.
import type { Text } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { type Part, type Thrown, partsOf, thrownIn } from "./sums";
import type { Fight } from "./view";

/** A blow, or a flight: there nobody is struck, and the others roll against whoever flees. */
export interface Act {
  kind: "blow" | "flight";
  by: string;
  at: string;
  round: number;
  /** Its first line in the log, and the one that tells what came of it; -1 while that is open. */
  first: number;
  told: number;
  /** The line that tells what it cost; -1 where it cost nothing. */
  loss: number;
  rolls: Thrown[];
  /** Of a blow: what is taken off its roll, what is left of it, and what it does. */
  handling: number;
  armor: number;
  damage: number;
  lost: number;
  left: number | null;
  /** Of a flight. */
  away: boolean;
}

export interface Out {
  figure: string;
  how: "falls" | "dies" | "flees";
  line: number;
  by: string;
  round: number;
}

export interface Account {
  location: string;
  fighters: string[];
  /** First strikes, by figure; whoever was tied rolled again. */
  strikes: Record<string, Thrown[]>;
  acts: Act[];
  outs: Out[];
  losses: { figure: string; count: number; left: number; line: number }[];
  first: number;
  /** The line that ended it; -1 while it is fought. */
  last: number;
}

const OUT: Record<string, Out["how"]> = { "event-falls": "falls", "event-dies": "dies", "event-flees": "flees" };

const known = new WeakMap<readonly Text[], Account[]>();

/** All fights of a log, in the order in which they began. A flight may lead from one into another. */
export function fightsIn(log: readonly Text[]): Account[] {
  const found = known.get(log) ?? read(log);
  known.set(log, found);
  return found;
}

function read(log: readonly Text[]): Account[] {
  const found: Account[] = [];
  const open: Account[] = [];
  log.forEach((text, line) => {
    const { id, args } = text;
    if (id === "event-joins-fight" && open.at(-1)?.location !== args.location) {
      const fresh: Account = { location: String(args.location), fighters: [], strikes: {}, acts: [], outs: [], losses: [], first: line, last: -1 };
      open.push(fresh);
      found.push(fresh);
    }
    const now = open.at(-1);
    if (!now) return;
    if (id === "event-fight-over") {
      const over = open.findLastIndex((one) => one.location === args.location);
      for (const one of over < 0 ? [] : open.splice(over)) one.last = line;
    } else note(now, text, line);
  });
  return found;
}

function note(fight: Account, text: Text, line: number): void {
  const { id, args } = text;
  const figure = String(args.figure);
  const act = fight.acts.at(-1);
  const open = act?.told === -1 ? act : undefined;
  if (id === "event-joins-fight") fight.fighters.push(figure);
  else if (id === "event-strikes") begin(fight, "blow", figure, String(args.figure2), line);
  else if (id === "event-rolled") rolled(fight, open, thrownIn(text), line);
  else if (id === "event-adds" && open?.rolls.length) {
    const last = open.rolls.at(-1)!;
    last.added += Number(args.count);
    last.total = Number(args.count2);
  } else if (id === "event-damage" && open) {
    Object.assign(open, { damage: Number(args.count), handling: Number(args.count2), armor: Number(args.count3), told: line });
  } else if (id === "event-loses-health") {
    const [count, left] = [Number(args.count), Number(args.count2)];
    fight.losses.push({ figure, count, left, line });
    if (act?.at === figure && act.told >= 0 && act.left === null) Object.assign(act, { lost: count, left, loss: line });
  } else if (id === "event-cannot-flee" && open) open.told = line;
  else if (id in OUT) {
    if (id === "event-flees" && open) Object.assign(open, { away: true, told: line });
    fight.outs.push({ figure, how: OUT[id]!, line, by: act?.at === figure ? act.by : "", round: act?.round ?? 1 });
  }
}

function begin(fight: Account, kind: Act["kind"], by: string, at: string, first: number): void {
  const last = fight.acts.at(-1);
  const again = fight.acts.some((act) => act.round === last!.round && act.by === by);
  const round = last ? last.round + (again ? 1 : 0) : 1;
  fight.acts.push({ kind, by, at, round, first, told: -1, loss: -1, rolls: [], handling: 0, armor: 0, damage: 0, lost: 0, left: null, away: false });
}

function rolled(fight: Account, open: Act | undefined, thrown: Thrown, line: number): void {
  if (thrown.purpose === "strike") (fight.strikes[thrown.figure] ??= []).push(thrown);
  else if (thrown.purpose === "attack" && open?.kind === "blow") open.rolls = [thrown];
  else if (thrown.purpose === "flight") {
    // Whoever flees rolls first; on a tie all roll anew.
    if (open?.kind !== "flight") begin(fight, "flight", thrown.figure, "", line);
    const act = fight.acts.at(-1)!;
    act.rolls = act.by === thrown.figure ? [thrown] : [...act.rolls, thrown];
  }
}

/** The fight that is fought there, else the last one of all. */
export function fightAt(fights: readonly Account[], fight: Fight | undefined): Account | undefined {
  return fight ? fights.findLast((one) => one.location === fight.location && one.last < 0) : fights.at(-1);
}

/** What of a fight was told before a line of the log. */
export function upTo(fight: Account, line: number): Account {
  const before = (one: { line: number }) => one.line < line;
  return {
    ...fight,
    acts: fight.acts.filter((act) => act.first < line),
    outs: fight.outs.filter(before),
    losses: fight.losses.filter(before),
    last: fight.last < line ? fight.last : -1,
  };
}

/** Health before a line of the log, as far as the log knows it. */
export function healthBefore(fight: Account, figure: string, line: number): number | null {
  const own = fight.losses.filter((loss) => loss.figure === figure);
  const before = own.findLast((loss) => loss.line < line);
  if (before) return before.left;
  const after = own[0];
  return after ? after.left + after.count : null;
}

/** What a quest says when it is received, or when a stage of it is complete, is told at once: only this may come between. */
const CALLING = ["event-comes", "event-shows-figure", "event-answers", "event-draws-item", "event-has-points"];

/** Fighters whom a quest called onto the map, each with that quest. */
export function calledTo(fight: Account, log: readonly Text[]): { figure: string; quest: string }[] {
  const found = [];
  for (const figure of new Set(fight.fighters)) {
    const came = log.slice(0, fight.first).findLastIndex(({ id, args }) => id === "event-comes" && args.figure === figure);
    const { id, args } = log.slice(0, Math.max(0, came)).findLast((text) => !CALLING.includes(text.id)) ?? { id: "", args: {} };
    if (id === "event-receives" || id === "event-stage") found.push({ figure, quest: String(args.quest) });
  }
  return found;
}

/** Two sides: that of `anchor`, and those who struck it or its friends, or are their enemies. */
export function sidesOf(fight: Account, now: Fight | undefined, anchor: string, friends: readonly string[]): [string[], string[]] {
  const enemies = new Map<string, Set<string>>(fight.fighters.map((one) => [one, new Set()]));
  const feud = (one: string, other: string) => void (enemies.get(one)?.add(other), enemies.get(other)?.add(one));
  now?.fighters.forEach((one, i) => now.enemies[i]?.forEach((foe) => feud(one, now.fighters[foe] ?? "")));
  for (const act of fight.acts) if (act.at) feud(act.by, act.at);
  const side = new Map<string, number>([[anchor, 0], ...friends.map((one) => [one, 0] as const)]);
  const queue = [...side.keys()];
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    for (const foe of enemies.get(one) ?? []) {
      if (side.has(foe)) continue;
      side.set(foe, 1 - side.get(one)!);
      queue.push(foe);
    }
  }
  const fighters = [...new Set(fight.fighters)];
  return [fighters.filter((one) => side.get(one) === 0), fighters.filter((one) => side.get(one) !== 0)];
}

/** The parts of a blow, with what is taken off it. */
export function partsOfBlow(act: Act, speaker: Speaker): Part[] {
  const parts = act.rolls[0] ? partsOf(act.rolls[0], speaker) : [];
  if (act.handling) parts.push({ value: -act.handling, label: speaker.text("page-handling") });
  if (act.armor) parts.push({ value: -act.armor, label: String(speaker.thing("stat", "armor")) });
  return parts;
}
