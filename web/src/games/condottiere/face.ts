import type { GameFace } from "../../lib/board";
import type { Text } from "../../lib/messages";
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

export const face: GameFace = { Board, Hand, beat, brief, heading: (text) => text.id === "event-places-token" };
