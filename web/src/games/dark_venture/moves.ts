// The moves of a turn in a dozen verbs, which stand always in the same place; who does them, and what they are about.
import { aimOf } from "../../lib/choices";
import type { Choice, Text } from "../../lib/messages";
import type { Actor } from "./draft.svelte";
import { type Table, own, standing } from "./reading";
import type { PrintedAbility } from "./view";

export const VERBS = ["move", "search", "fight", "draw", "lay", "play", "here", "use", "gear", "give", "bodies", "allies"] as const;
export type Verb = (typeof VERBS)[number];

/** What the moves of the action space belong to; abilities are used here or on oneself, see `verbOf`. */
const GROUPS: Record<Exclude<Verb, "here" | "use">, readonly string[]> = {
  move: ["go", "alone", "send", "party"],
  search: ["search", "follower search"],
  fight: ["attack", "follower attack"],
  draw: ["draw", "follower draw", "trade quests"],
  lay: ["lay", "follower lay", "bury place"],
  play: ["play", "follower play", "bury"],
  gear: ["stow", "follower stow", "wear", "take off", "drop", "take", "follower take", "toss"],
  give: ["offer", "follower offer"],
  bodies: ["loot", "follower loot", "drag"],
  allies: ["recruit", "influence", "let act"],
};
const USES = ["use", "follower use"];
/** These stand by themselves beside the verbs. */
export const ALONE = ["wake", "end", "pass"];
/** Answers to questions that are asked between the moves of a turn. */
export const ANSWERS = [
  ...["hero", "ancient", "keep", "replace", "new quest", "no quest", "fulfil", "skip", "at", "turn", "into", "lead"],
  ...["step", "stay", "find", "court", "let be", "give", "ask", "give mark", "ask mark", "propose", "take back", "yes", "no"],
  ...["pick", "pick place", "pick item", "hit", "flee", "answer"],
];
/** What is done though nobody asks. */
export const ASIDES = ["show", "step in"];

/** Questions that are answered with the verbs. */
const TURNS = ["ask-action", "ask-action-pair", "ask-asleep", "ask-out-of-turn"];

export function isTurn(prompt: Text | null): boolean {
  return prompt !== null && TURNS.includes(prompt.id);
}

const VERB_OF = new Map(Object.entries(GROUPS).flatMap(([verb, moves]) => moves.map((move) => [move, verb as Verb] as const)));

/** The verb that a move belongs to, as it is foretold or by its kind; null for what stands by itself. */
export function verbOf(table: Table, choice: Choice): Verb | null {
  const told = table.forecast?.choices[choice.name]?.verb;
  if (told) return told;
  if (USES.includes(choice.verb)) return bearerOf(table, choice)?.kind === "location" ? "here" : isOwnUse(table, choice) ? "use" : "here";
  return VERB_OF.get(choice.verb) ?? null;
}

/** What an ability stands on. */
export interface Bearer {
  kind: "location" | "item" | "figure" | "ancient";
  /** Of copies the first. */
  id: string;
  ability: PrintedAbility;
}

export function bearerOf(table: Table, choice: Choice): Bearer | null {
  const id = aimOf(choice, "ability");
  if (id === undefined) return null;
  const { items, figures, places, ancients } = table.printed;
  const found = (kind: Bearer["kind"], cards: Record<string, unknown>, read: (card: string) => readonly PrintedAbility[]): Bearer | null => {
    for (const card of Object.keys(cards)) {
      const ability = read(card).find((one) => one.id === id);
      if (ability) return { kind, id: card, ability };
    }
    return null;
  };
  return (
    found("location", places, (card) => places[card]!.books[table.book]?.rules ?? []) ??
    found("item", items, (card) => items[card]!.abilities) ??
    found("figure", figures, (card) => figures[card]!.abilities) ??
    found("ancient", ancients, (card) => ancients[card]!.powers)
  );
}

/** Whether an ability is of somebody or something of one's own, and not of others who are there. */
function isOwnUse(table: Table, choice: Choice): boolean {
  const bearer = bearerOf(table, choice);
  return bearer === null || bearer.kind !== "figure" || [own(table)?.hero, own(table)?.follower].some((one) => isCopy(table, one, bearer));
}

function isCopy(table: Table, figure: string | null | undefined, { ability }: Bearer): boolean {
  return figure != null && table.printed.figures[figure]!.abilities.some((one) => one.id === ability.id);
}

/** Who does it: the follower where the move says so, or where the thing it is about is the follower's. */
export function actorOf(table: Table, choice: Choice): Actor {
  if (choice.verb.startsWith("follower ") || choice.verb === "send") return "follower";
  const follower = standing(table, own(table)?.follower ?? null);
  if (!follower) return "hero";
  const { worn = [], carried = [] } = follower.figure;
  const item = aimOf(choice, "item");
  if (item !== undefined) return [...worn, ...carried].includes(item) ? "follower" : "hero";
  if (choice.verb !== "use") return "hero";
  const bearer = bearerOf(table, choice);
  if (bearer === null) return "hero";
  if (bearer.kind === "figure") return isCopy(table, follower.id, bearer) ? "follower" : "hero";
  const bears = (card: string) => table.printed.items[card]!.abilities.some((one) => one.id === bearer.ability.id);
  return bearer.kind === "item" && [...worn, ...carried].some(bears) && !heroBears(table, bears) ? "follower" : "hero";
}

function heroBears(table: Table, bears: (card: string) => boolean): boolean {
  const hero = standing(table, own(table)?.hero ?? null);
  return [...(hero?.figure.worn ?? []), ...(hero?.figure.carried ?? [])].some(bears);
}

/** Handling things is done with both at hand, whoever acts. */
export function isShared(verb: Verb): boolean {
  return verb === "gear";
}

/** The moves of a verb by whoever acts. */
export function movesOf(table: Table, choices: readonly Choice[], verb: Verb, actor: Actor): Choice[] {
  const found = choices.filter((choice) => verbOf(table, choice) === verb && (isShared(verb) || actorOf(table, choice) === actor));
  // What gives up three quests is never the nearest.
  return found.sort((a, b) => Number(a.verb === "trade quests") - Number(b.verb === "trade quests"));
}

/** What a move costs in action points: as it is foretold, else by its kind. */
const PAID: readonly Verb[] = ["move", "search", "fight", "draw"];

export function costOf(table: Table, choice: Choice): number {
  const told = table.forecast?.choices[choice.name]?.ap;
  if (told !== undefined) return told;
  const verb = verbOf(table, choice);
  return verb !== null && PAID.includes(verb) && choice.verb !== "trade quests" ? 1 : 0;
}

const OFFERS = ["hero", "ancient", "keep", "replace", "find", "pick item"];

/** Cards that are laid out to be chosen from; not where a card is drawn, and a quest may be given up besides. Locations
 *  only where nothing else is asked than which of them comes onto the map. */
export function offered(choices: readonly Choice[]): Choice[] {
  if (choices.some((choice) => choice.verb === "draw")) return [];
  if (choices.every((choice) => choice.verb === "lay")) return [...choices];
  return choices.filter((choice) => OFFERS.includes(choice.verb) && choice.targets.length === 1);
}
