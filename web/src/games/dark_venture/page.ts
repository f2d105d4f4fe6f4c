// A page of a book while it is read, and what came of it: as the view and the log tell it.
import type { Choice, Text } from "../../lib/messages";
import { type Thrown, thrownIn } from "./sums";
import type { Printed, PrintedAnswer, PrintedLine } from "./view";

/** A page: whose it is, and its part of the log. */
export interface Page {
  /** As in `view.entry`: a place with its book, a quest, a character, an item, an Ancient, an hour. */
  id: string;
  first: number;
  /** Whoever is asked, or came upon it. */
  seat: number;
  /** The hero or follower who reads it; none where nobody says. */
  who?: string;
}

/** What stands on a page. */
export interface Reading {
  kind: "place" | "quest" | "figure" | "item" | "ancient" | "hour";
  /** What it is about, for its picture. */
  about: string;
  book: string;
  title: string;
  line: string;
  story: string;
  rules: PrintedLine[];
}

export function readingOf(printed: Printed, id: string): Reading | null {
  const [, about = "", book = ""] = /^(.*)-([^-]+)$/.exec(id) ?? [];
  const place = printed.places[about];
  if (place) {
    const page = place.books[book];
    return { kind: "place", about, book, title: place.name, line: place.line, story: page?.story ?? "", rules: page?.rules.flatMap((rule) => rule.lines) ?? [] };
  }
  const quest = printed.quests[id];
  // A side quest has a line, which is all its story.
  if (quest) return { kind: "quest", about: id, book: "", title: quest.name, line: quest.story && quest.line, story: quest.story || quest.line, rules: [] };
  for (const kind of ["ancient", "figure", "item"] as const) {
    const cards = { ancient: printed.ancients, figure: printed.figures, item: printed.items }[kind];
    const name = Object.keys(cards).find((one) => one === id || one.replace(/-\d+$/, "") === id);
    if (name === undefined) continue;
    const card = cards[name]!;
    return { kind, about: name, book: "", title: name === id ? card.name : card.name.replace(/ \d+$/, ""), line: "", story: card.line, rules: [] };
  }
  return null;
}

/** What came of a page so far. */
export interface Outcome {
  /** What was chosen last; "" where nothing was. */
  answer: string;
  rolls: Thrown[];
  /** What happened then, but for the dice. */
  after: Text[];
}

/** Lines that only lead to the page, or on from it. */
const ELSEWHERE = ["event-hexagon", "event-arrives", "event-turn", "event-uses-ability", "event-looks-at-item", "event-looks-at-quest", "event-looks-at-figure", "event-looks-at-location"];
/** Rolls that a page may ask for. */
const ROLLS = ["test", "event", "court"];
/** Here something else begins. */
const ENDS = ["event-turn", "event-hour", "event-joins-fight"];

export function outcomeOf(page: Page, log: readonly Text[], end: number): Outcome {
  const found: Outcome = { answer: "", rolls: [], after: [] };
  for (const text of log.slice(page.first, end)) {
    if (ENDS.includes(text.id)) break;
    if (text.id === "event-answers") Object.assign(found, { answer: String(text.args.answer), rolls: [], after: [] });
    else if (text.id === "event-rolled") {
      const thrown = thrownIn(text);
      if (ROLLS.includes(thrown.purpose)) found.rolls.push(thrown);
    } else if (text.id === "event-adds" && found.rolls.length > 0) {
      const last = found.rolls.at(-1)!;
      last.added += Number(text.args.count);
      last.total = Number(text.args.count2);
    } else if (!ELSEWHERE.includes(text.id)) found.after.push(text);
  }
  return found;
}

/** How likely a band is, which totals it has, and what is done then. */
export interface Band {
  when: string;
  text: string;
  least: number;
  most: number;
  percent: number | null;
}

/** What may come of the roll of an answer, the lowest first: printed, and foretold where it is. */
export function bandsOf(answer: PrintedAnswer | undefined, foretold: readonly { percent: number }[] | undefined): Band[] {
  return (answer?.outcomes ?? []).map(({ when, lines, least = -Infinity, most = Infinity }, i) => {
    const text = lines.map((line) => line.text).join(" ");
    return { when, text, least, most, percent: foretold?.[i]?.percent ?? null };
  });
}

/** The band of a total, by its place; -1 where none is known, as where rolls are compared. */
export function bandOf(bands: readonly Band[], total: number): number {
  const known = bands.some((band) => Number.isFinite(band.least) || Number.isFinite(band.most));
  return known ? bands.findIndex((band) => band.least <= total && total <= band.most) : -1;
}

/** Where in the log the page of a place began: at its hexagon, if nothing else has begun since; -1 where it did not. */
export function beginningOf(log: readonly Text[], id: string): number {
  const hexagon = log.findLastIndex((text) => text.id === "event-hexagon" && id.startsWith(`${text.args.location}-`));
  return hexagon >= 0 && !log.slice(hexagon).some((text) => ENDS.includes(text.id)) ? hexagon : -1;
}

/** Where a page has been answered, and goes on: at this line of the log; -1 where it was not, or something else has begun. */
export function answerOf(log: readonly Text[], id: string): number {
  const answered = log.findLastIndex((text) => text.id === "event-answers" && String(text.args.answer).startsWith(`${id}-`));
  const begun = log.findLastIndex((text) => [...ENDS, "event-hexagon", "event-uses-ability"].includes(text.id));
  return answered > begun ? answered : -1;
}

const ON_MAP = ["cell", "quarter", "location"];

/** Whether all that is asked for is pointed at on the map. */
export function needsMap(choices: readonly Choice[]): boolean {
  const aimed = choices.filter((choice) => choice.targets.length > 0);
  return aimed.length > 0 && aimed.every((choice) => choice.targets.some((target) => ON_MAP.includes(target.kind)));
}

/** Whether somebody is asked for one of the answers of an entry. */
export function asksAnswer(choices: readonly Choice[]): boolean {
  return choices.some((choice) => choice.verb === "answer");
}

/** Whether an entry is one that is chosen from: others are only carried out. */
export function hasAnswers(printed: Printed, id: string): boolean {
  return Object.keys(printed.answers).some((answer) => answer.startsWith(`${id}-`));
}
