import type { GameFace } from "../../lib/board";
import type { Text } from "../../lib/messages";
import type { Flight } from "../../lib/motion";
import type { Speaker } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { Draft } from "./draft.svelte";
import Hand from "./Hand.svelte";
import Moves from "./Moves.svelte";

/** Cards that were used, shown or turned up stand behind the line that tells why. */
function brief(text: Text, speaker: Speaker): string | null {
  const { card, perm, role, value, target } = text.args;
  switch (text.id) {
    case "event-uses":
    case "event-shows":
      return String(speaker.thing("short", card!));
    case "event-uses-perm":
    case "event-shows-perm":
      return String(speaker.thing("short", perm!));
    case "event-announces":
      return String(speaker.thing("role", role!));
    case "event-new-target":
      return String(speaker.thing("target", target!));
    case "event-new-centre":
      return String(speaker.thing("value", value!));
    default:
      return null;
  }
}

/** Cards go from the centre to whoever draws them, and fulfilled targets to whoever wins them. */
function flights({ id, args }: Text): Flight[] {
  const to = `seat ${args.seat}`;
  if (id === "event-draws") return [{ from: `centre ${args.card}`, to }];
  return id === "event-fulfils" || id === "event-attempt-succeeds" ? [{ from: `target ${args.target}`, to }] : [];
}

export const face: GameFace = {
  Board,
  Hand,
  Moves,
  seatsAbove: true,
  draft: () => new Draft(),
  brief,
  flights,
  // What one has done oneself one need not be told.
  beat: (text, { speaker, after }) => brief(text, speaker) === null && text.args.seat !== after.seat,
  heading: (text) => text.id === "event-turn",
};
