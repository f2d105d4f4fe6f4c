// What a newcomer is told: which step this is, and places that are good to begin with.
import { aimOf } from "../../lib/choices";
import type { Choice, Text } from "../../lib/messages";
import type { Table } from "./reading";

const LAST_ROUND = 2; // so long every phase is explained

export interface Topic {
  /** Its words are `ventura-guide-…`. */
  name: string;
  /** Of the setup: which step it is, from 1. */
  step: number | null;
}

/** Questions of a battle that are explained; a battle comes late, and then it is new in any round. */
const IN_BATTLE: Record<string, string> = {
  "ask-defender": "battle-defender",
  "ask-order": "battle-order",
  "ask-event": "battle-event",
  "ask-retreat": "battle-retreat",
};

/** What there is to be explained now. */
export function topicOf(view: Table, prompt: Text | null): Topic | null {
  if (view.battle) return { name: IN_BATTLE[prompt?.id ?? ""] ?? "battle", step: null };
  if (!view.setup) return view.round <= LAST_ROUND && view.phase !== "over" ? { name: view.phase, step: null } : null;
  // The two questions about a tile are one step.
  return { name: prompt?.id === "ask-cell" ? "cell" : view.setup, step: view.printed.setup.indexOf(view.setup) + 1 };
}

/** The offered hexes that are worth most in the setup; none where all are alike. */
export function goodPlaces(choices: readonly Choice[]): Set<string> {
  const worths = choices.flatMap(({ numbers }) => numbers.worth ?? []);
  const best = Math.max(...worths);
  if (worths.length < 2 || best === Math.min(...worths)) return new Set();
  return new Set(choices.flatMap((choice) => (choice.numbers.worth === best ? (aimOf(choice, "hex") ?? []) : [])));
}
