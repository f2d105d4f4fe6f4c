// Things that a view names and moves are about: what can be done with one, or which move to ask about that cannot.
import { moveName } from "../lib/choices";
import type { Choice } from "../lib/messages";
import type { Speaker } from "../lib/words.svelte";

export interface Doing {
  /** The one move that is about it. */
  move?: Choice;
  /** None is, though moves are about others of its kind: such a move, to ask why not. */
  cannot?: string;
}

/** What there is to do with a thing, by the moves that are possible now; nothing where several are, or where it is of
 *  another kind than what they are about. */
export function doingWith(thing: string, choices: readonly Choice[], speaker: Speaker): Doing {
  const [first, ...more] = choices.filter((choice) => choice.targets.some((target) => target.id === thing));
  if (first) return more.length === 0 && first.targets.length === 1 ? { move: first } : {};
  const alike = choices.find(({ targets }) => targets.length === 1 && speaker.has(`${targets[0]!.kind}-${thing}`));
  return alike ? { cannot: moveName(alike.verb, thing) } : {};
}
