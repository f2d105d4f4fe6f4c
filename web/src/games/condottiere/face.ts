import type { GameFace } from "../../lib/board";
import type { Text } from "../../lib/messages";
import type { Flight } from "../../lib/motion";
import type { Speaker } from "../../lib/words.svelte";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { called } from "./cards";
import Hand from "./Hand.svelte";

function brief(text: Text, speaker: Speaker): string | null {
  if (text.id === "event-strength") return speaker.text("board-total", { count: Number(text.args.count) });
  if (text.id === "event-draws") return called(String(text.args.card), speaker);
  return null;
}

/** Cards fly from the hand to the line and back; those of others come from their seat. The token goes to its region. */
function flights({ id, args: { seat, card, region } }: Text, viewer: number): Flight[] {
  if (id === "event-places-token") return [{ from: "token", to: `region ${region}` }];
  const home = seat === viewer && id !== "event-plays-face-down" ? `hand ${card}` : `seat ${seat}`;
  if (id === "event-plays") return [{ from: home, to: `line ${seat} ${card}`, later: true }];
  if (id === "event-plays-face-down" || id === "event-plays-own-face-down") return [{ from: home, to: `line ${seat} down`, later: true }];
  return id === "event-takes-back" ? [{ from: `line ${seat} ${card}`, to: home }] : [];
}

export const face: GameFace = { Board, Hand, beat, brief, flights, heading: (text) => text.id === "event-places-token" };
