// What can be pointed at on the map: places and figures, with the move that a press makes.
import { aimOf } from "../../lib/choices";
import type { Choice } from "../../lib/messages";
import type { Draft } from "./draft.svelte";
import { type Verb, actorOf, isTurn, verbOf } from "./moves";
import type { Table } from "./reading";
import type { Text } from "../../lib/messages";

/** What a place is chosen for when something is asked. */
const PLACES = ["into", "step", "pick place"];
const FIGURES = ["pick", "lead", "hit"];
/** Verbs of a turn whose options are figures on the map. */
const BY_FIGURE: readonly Verb[] = ["fight", "allies", "give", "bodies"];

/** The verb that is open; at first one goes somewhere. */
function opened(draft: Draft): string {
  return draft.verb ?? "move";
}

/** By location: in a turn where whoever acts can go, else where an answer points. */
export function placeMoves(table: Table, prompt: Text | null, choices: readonly Choice[], draft: Draft): Map<string, Choice> {
  const found = new Map<string, Choice>();
  const here = choices.filter((choice) => table.places[aimOf(choice, "location") ?? ""] !== undefined);
  if (!isTurn(prompt)) {
    for (const choice of here) if (PLACES.includes(choice.verb)) found.set(aimOf(choice, "location")!, choice);
  } else if (opened(draft) === "move") {
    const moves = here.filter((choice) => verbOf(table, choice) === "move");
    const actors = moves.some((choice) => actorOf(table, choice) === draft.actor) ? [draft.actor] : ["hero", "follower"];
    // The way that is meant comes last, and counts: with the follower, or without it.
    const meant = (choice: Choice) => (choice.verb === "alone") === !draft.together;
    const ordered = [...moves.filter((choice) => !meant(choice)), ...moves.filter(meant)];
    for (const choice of ordered) if (actors.includes(actorOf(table, choice)) && choice.verb !== "party") found.set(aimOf(choice, "location")!, choice);
  }
  return found;
}

/** By figure: in a turn those of the verb that is open, else those that an answer points at. */
export function figureMoves(table: Table, prompt: Text | null, choices: readonly Choice[], draft: Draft): Map<string, Choice> {
  const found = new Map<string, Choice>();
  const verb = BY_FIGURE.find((one) => one === opened(draft));
  for (const choice of choices) {
    const figure = aimOf(choice, "figure");
    if (figure === undefined) continue;
    const chosen = isTurn(prompt) ? verb !== undefined && verbOf(table, choice) === verb && actorOf(table, choice) === draft.actor : FIGURES.includes(choice.verb);
    if (chosen) found.set(figure, choice);
  }
  return found;
}
