// Options of a verb that are about things: a row each, under the heading of where the thing is, with its buttons.
import { aimOf } from "../../lib/choices";
import type { Choice } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { deed, outlook } from "./consequences";
import { type Verb, bearerOf } from "./moves";
import { type Standing, type Table, own, standing, standingAt } from "./reading";

export interface Row {
  id: string;
  /** What is drawn before it. */
  kind: "item" | "figure" | "location" | "ancient";
  card: string;
  name: string;
  about: string;
  buttons: { choice: Choice; short: string }[];
}

export interface Section {
  title: string;
  /** What the buttons of its rows mean, where one keeps a thing and another gives it up; "" else. */
  means: string;
  rows: Row[];
}

/** What comes of the buttons of a row, each said once: a quest that it counts for, or what is known beforehand; and why
 *  there is none to put it on. */
export interface Note {
  text: string;
  deed: boolean;
  /** The button that it is about; "" where it is about none. */
  of: string;
}

export function notesOf(table: Table, speaker: Speaker, row: Row): Note[] {
  const found = new Map<string, Note>();
  for (const { choice, short } of row.buttons) {
    const [done, known] = [deed(table, speaker, choice), outlook(table, speaker, choice)];
    if (done && !found.has(done)) found.set(done, { text: done, deed: true, of: short });
    if (known && !found.has(known)) found.set(known, { text: known, deed: false, of: short });
  }
  const unworn = row.kind === "item" ? table.forecast?.unworn[row.id] : undefined;
  if (unworn) found.set("", { text: speaker.say(unworn), deed: false, of: "" });
  return [...found.values()];
}

/** Verbs whose options are rows; those of the others are buttons in one line. */
export const ROWED: readonly Verb[] = ["here", "use", "gear", "give", "bodies"];

/** What gives a thing up never comes first. */
const gives = (choice: Choice) => choice.verb === "toss" || choice.verb === "drop";

function keepsOrGives({ buttons }: Row): boolean {
  const verbs = buttons.map((one) => one.choice.verb);
  return verbs.includes("toss") && verbs.some((verb) => TO_WHOM.includes(verb));
}

export function sections(table: Table, speaker: Speaker, choices: readonly Choice[]): Section[] {
  const found = new Map<string, Map<string, Row>>();
  for (const choice of choices) {
    const { title, row } = rowOf(table, speaker, choice);
    const rows = found.get(title) ?? new Map<string, Row>();
    const known = rows.get(row.id) ?? row;
    known.buttons.push({ choice, short: shortly(table, speaker, choice) });
    found.set(title, rows.set(row.id, known));
  }
  for (const rows of found.values()) for (const row of rows.values()) row.buttons.sort((a, b) => Number(gives(a.choice)) - Number(gives(b.choice)));
  return [...found].map(([title, rows]) => {
    const listed = [...rows.values()];
    return { title, means: listed.some(keepsOrGives) ? speaker.text("dv-hand-means") : "", rows: listed };
  });
}

function rowOf(table: Table, speaker: Speaker, choice: Choice): { title: string; row: Row } {
  const item = aimOf(choice, "item");
  if (item !== undefined) return { title: whereabouts(table, speaker, item), row: itemRow(table, item) };
  const figure = aimOf(choice, "figure");
  if (figure !== undefined) return { title: speaker.text("dv-there"), row: { id: figure, kind: "figure", card: figure, name: nameOf(table, figure), about: table.printed.figures[figure]!.line, buttons: [] } };
  const bearer = bearerOf(table, choice);
  const ability = bearer?.ability;
  const about = ability?.lines.map((line) => line.text).join(" ") ?? "";
  const card = bearer?.id ?? "";
  const row: Row = { id: choice.name, kind: bearer?.kind ?? "item", card, name: ability?.name || speaker.label(choice), about, buttons: [] };
  return { title: bearer ? nameOf(table, card) : "", row };
}

/** What a card is called. */
export function nameOf(table: Table, card: string): string {
  const { items, figures, places, quests, ancients } = table.printed;
  return (items[card] ?? figures[card] ?? places[card] ?? quests[card] ?? ancients[card])?.name ?? card;
}

function itemRow(table: Table, item: string): Row {
  const card = table.printed.items[item]!;
  const adds = Object.entries(card.adds).map(([stat, n]) => `${table.printed.labels.stat?.[stat] ?? stat} ${n > 0 ? "+" : "−"}${Math.abs(n)}`);
  const does = card.abilities.map(({ name }) => name).filter(Boolean);
  const about = adds.length > 0 ? adds.join(", ") : does.join(" · ") || card.line;
  return { id: item, kind: "item", card: item, name: card.name, about, buttons: [] };
}

/** The heading of where an item is; "" where nobody has it yet. */
export function whereabouts(table: Table, speaker: Speaker, item: string): string {
  const { hero, follower } = own(table) ?? { hero: null, follower: null };
  if (table.hand?.includes(item)) return speaker.text("dv-in-hand");
  for (const one of [standing(table, hero), standing(table, follower)]) if (one && holds(one, item)) return heading(speaker, one, item);
  for (const place of Object.keys(table.places)) {
    for (const one of standingAt(table, place)) if (holds(one, item)) return speaker.text("dv-on-body", { name: one.card.name });
    if (table.places[place]!.items?.includes(item)) return speaker.text("dv-lying");
  }
  return "";
}

const holds = ({ figure }: Standing, item: string) => Boolean(figure.worn?.includes(item) || figure.carried?.includes(item));

function heading(speaker: Speaker, one: Standing, item: string): string {
  return speaker.text(one.figure.worn?.includes(item) ? "dv-worn-by" : "dv-pack-of", { name: shortName(speaker, one.id) });
}

export function shortName(speaker: Speaker, figure: string): string {
  return speaker.has(`short-${figure}`) ? speaker.text(`short-${figure}`) : String(speaker.thing("figure", figure));
}

const SHORT: Record<string, string> = {
  wear: "dv-do-wear",
  "take off": "dv-do-take-off",
  drop: "dv-do-drop",
  toss: "dv-do-toss",
  loot: "dv-do-take",
  "follower loot": "dv-do-take",
  drag: "dv-do-drag",
  use: "dv-do-use",
  "follower use": "dv-do-use",
  offer: "dv-do-offer",
  "follower offer": "dv-do-offer",
};
const TO_WHOM = ["stow", "follower stow", "take", "follower take"];

/** What a button says, where its row says the rest. */
function shortly(table: Table, speaker: Speaker, choice: Choice): string {
  const id = SHORT[choice.verb];
  if (id) return speaker.text(id);
  if (!TO_WHOM.includes(choice.verb)) return speaker.label(choice);
  const { hero, follower } = own(table)!;
  const who = choice.verb.startsWith("follower") ? follower : hero;
  return speaker.text("dv-do-to", { name: shortName(speaker, who ?? "") });
}
