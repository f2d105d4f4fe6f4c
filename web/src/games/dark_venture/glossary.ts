import type { Entry } from "../../lib/guide";
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import type { Printed, PrintedAbility, PrintedLine } from "./view";

const said = (lines: readonly PrintedLine[]) => lines.map((line) => line.text).join(" ");
const abilities = (all: readonly PrintedAbility[]) => all.map(({ name, lines }) => (name ? `${name}: ${said(lines)}` : said(lines))).join(" ");
const joined = (...parts: string[]) => parts.filter(Boolean).join(" ");

/** All cards by kind. What stories and quests lead to is not told. */
export function glossary(things: Json, speaker: Speaker): Entry[] {
  const { figures, items, places, quests, ancients, factions } = things as unknown as Printed;
  const books = (place: Printed["places"][string]) =>
    Object.entries(place.books)
      .filter(([, { rules }]) => rules.length > 0)
      .map(([book, { rules }]) => joined(speaker.text("guide-book", { book: book.toUpperCase() }), abilities(rules)));
  const found: Entry[] = [
    ...Object.entries(figures).map(([id, one]) => ({ id, group: one.role, name: one.name, text: joined(said(one.lines), said(one.court), abilities(one.abilities)) })),
    ...Object.entries(items).map(([id, one]) => ({ id, group: one.sort, name: one.name, text: joined(said(one.lines), abilities(one.abilities)) })),
    ...Object.entries(places).map(([id, one]) => ({ id, group: "place", name: one.name, text: joined(one.line, ...books(one)) })),
    ...Object.entries(quests).map(([id, one]) => ({ id, group: one.heroic ? "heroic" : "side", name: one.name, text: said(one.lines) })),
    ...Object.entries(ancients).map(([id, one]) => ({ id, group: "ancient", name: one.name, text: joined(said(one.lines), abilities(one.powers)) })),
    ...Object.entries(factions).map(([id, one]) => ({ id, group: "faction", name: one.name, text: joined(one.line, said(one.lines)) })),
  ];
  return found.map((entry) => ({ ...entry, titled: entry.group !== "place" }));
}
