// What things are called.
import type { Speaker } from "../../lib/words.svelte";
import { placeName } from "./places.svelte";
import { type Company, type Table, type TilePlace, troopsAt } from "./reading";
import type { Player, PrintedCard, PrintedFormula, PrintedTile, Regrouped } from "./view";

/** The word for a card, a tile or a family; without one its plain name is readable as well. */
export function named(speaker: Speaker, kind: string, value: string): string {
  const word = String(speaker.thing(kind, value));
  return word === value ? value.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase()) : word;
}

export function companyName(speaker: Speaker, company: Company): string {
  const name = named(speaker, "card", company.card);
  return company.wounds > 0 ? speaker.text("ventura-wounded", { card: name, count: company.wounds }) : name;
}

/** All that a screen reader tells of a hex. */
export function tileLabel(speaker: Speaker, view: Table, tile: TilePlace): string {
  const parts = [placeName(speaker, view, tile.hex)];
  if (tile.city !== null) parts.push(speaker.text("ventura-city-of", { seat: speaker.seat(tile.city) }));
  parts.push(
    tile.owner === null
      ? speaker.text("ventura-ownerless")
      : speaker.text("ventura-owned", { seat: speaker.seat(tile.owner), count: tile.markers }),
  );
  if (tile.guarded) parts.push(speaker.text("ventura-guarded"));
  for (const { seat, troop } of troopsAt(view, tile.hex)) {
    parts.push(
      speaker.text(troop.captain ? "ventura-army-here" : "ventura-company-here", {
        number: troop.area,
        seat: speaker.seat(seat),
        count: troop.companies.length,
      }),
    );
  }
  return parts.join(", ");
}

/** What a tile is worth now: modifiers with what own neighbours of its owner add; empty where there is none. */
export interface LandValues {
  income: number;
  cost: number;
  ranged: string;
  melee: string;
  resistance: string;
}

export function landValues(view: Table, { hex, tile, owner, markers }: TilePlace): LandValues {
  const { income, cost, ranged, melee, resistance } = view.printed.tiles[tile]!;
  const said = (value: number) => (value > 0 ? String(value) : "");
  return {
    income: owner === null ? income.base : markers,
    cost,
    ranged: said(view.land_ranged?.[hex] ?? ranged.base),
    melee: said(melee),
    resistance: said(view.land_resistance?.[hex] ?? resistance.base),
  };
}

/** A tile that lies there, in words. */
export function tileFacts(speaker: Speaker, view: Table, { tile }: { tile: string }): string[] {
  return printedFacts(speaker, tile, view.printed.tiles[tile]!);
}

/** What is printed on a tile, in words; modifiers only where there are some. */
export function printedFacts(speaker: Speaker, tile: string, values: PrintedTile): string[] {
  return [
    tile === "papal" ? speaker.text("ventura-papal") : "",
    speaker.text("ventura-income-is", { value: formula(speaker, values.income) }),
    speaker.text("ventura-cost-is", { value: values.cost }),
    isNothing(values.ranged) ? "" : speaker.text("ventura-ranged-is", { value: formula(speaker, values.ranged) }),
    values.melee === 0 ? "" : speaker.text("ventura-melee-is", { value: values.melee }),
    isNothing(values.resistance) ? "" : speaker.text("ventura-resistance-is", { value: formula(speaker, values.resistance) }),
  ].filter(Boolean);
}

function isNothing({ base, each }: PrintedFormula): boolean {
  return base === 0 && each === 0;
}

/** What Events will still change for a seat: "next upkeep 2 less". */
export function lasting(speaker: Speaker, player: Player): string[] {
  return Object.entries(player.lasting ?? {}).map(([key, count]: [string, number]) => speaker.text(`ventura-${key}`, { count }));
}

/** Cards that have their new area while Troops are regrouped: "2 Acuto, Swordsmen; 3 Spearmen" */
export function regrouped(speaker: Speaker, given: readonly Regrouped[]): string {
  const areas = [...new Set(given.map((one) => one.area))].sort();
  return areas.map((area) => `${area} ${given.filter((one) => one.area === area).map((one) => named(speaker, "card", one.card)).join(", ")}`).join("; ");
}

/** "1 + 1 for each green neighbour", or only "1". */
export function formula(speaker: Speaker, { base, each, colour }: PrintedFormula): string {
  if (each === 0) return String(base);
  return speaker.text("ventura-formula", { base, each, colour: speaker.text(`ventura-colour-${colour}`) });
}

/** "A.2 Prestige" */
export function phaseName(speaker: Speaker, view: Table): string {
  return [view.printed.steps[view.phase] ?? "", speaker.text(`phase-${view.phase}`)].join(" ").trim();
}

/** "Captain", "Infantry, Shooters", "Event": what others' bonuses look for. */
export function kindOf(speaker: Speaker, { kind, keywords }: PrintedCard): string {
  if (kind === "event") return speaker.text("ventura-event");
  if (kind === "captain") return speaker.text("ventura-captain");
  const words = (keywords ?? []).map((keyword) => speaker.text(`ventura-kind-${keyword}`));
  return words.join(", ") || speaker.text("ventura-kind-company");
}

/** What an Event does. */
export function effectOf(speaker: Speaker, { effect, amount }: PrintedCard): string {
  return speaker.text(`ventura-effect-${effect}`, { amount: amount ?? 0 });
}

/** What is written on a card: what an Event does and when, what a Company can do, and where it may be deployed. */
export function textOf(speaker: Speaker, values: PrintedCard): string {
  if (values.kind === "event") {
    const when = speaker.text(`ventura-when-${values.window}`);
    return `${when}: ${effectOf(speaker, values)}`;
  }
  const specials = (values.specials ?? []).map(({ trigger, condition, value, amount }) => {
    const where = condition === "space" ? value : condition === "against" ? speaker.text(`ventura-keyword-${value}`) : named(speaker, "tile", value);
    return speaker.text(`ventura-special-${condition}`, { trigger: speaker.text(`ventura-trigger-${trigger}`), amount, value: where });
  });
  const terrain = (values.terrain ?? []).map((tile) => named(speaker, "tile", tile));
  return [...specials, ...(terrain.length > 0 ? [speaker.text("ventura-only-on", { tiles: terrain.join(", ") })] : [])].join("; ");
}

/** The four values, always in this order. */
type ValueOf = "ranged" | "melee" | "resistance" | "move";

export interface Sentence {
  sign?: ValueOf;
  value?: string;
  text: string;
}

/** All that stands on a card, in sentences. */
export function sentencesOf(speaker: Speaker, view: Table, card: string, values: PrintedCard): Sentence[] {
  const kind = kindOf(speaker, values);
  if (values.kind === "event") {
    const cost = speaker.text("ventura-told-event", { name: named(speaker, "card", card), count: values.cost });
    const when = speaker.text("ventura-told-when", { when: speaker.text(`ventura-when-${values.window}`) });
    return [{ text: cost }, { text: when }, { text: speaker.text("ventura-told-then", { effect: effectOf(speaker, values) }) }];
  }
  const first = speaker.text("ventura-told-card", { kind, cost: values.cost, upkeep: values.upkeep ?? 0 });
  const plus = values.kind === "captain" ? "+" : "";
  const told = (["ranged", "melee", "resistance", "move"] as const).map((sign): Sentence => {
    const amount = values[sign] ?? 0;
    const id = `ventura-told-${values.kind}-${sign}${amount === 0 ? "-none" : ""}`;
    return { sign, value: amount === 0 ? "–" : `${plus}${amount}`, text: speaker.text(id, { amount, spaces: view.printed.fighting }) };
  });
  const special = textOf(speaker, values);
  return [{ text: first }, ...told, ...(special ? [{ text: `${special}.` }] : [])];
}
