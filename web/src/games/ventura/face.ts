import type { GameFace } from "../../lib/board";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { Draft } from "./draft.svelte";
import Hand from "./Hand.svelte";
import Moves from "./Moves.svelte";
import { calledBy } from "./places.svelte";
import { asTable } from "./reading";

export const face: GameFace = {
  Board,
  dock: true,
  Hand,
  Moves,
  draft: () => new Draft(),
  beat,
  called: (view, printed) => calledBy(asTable(view, printed)),
  // The tiles that an income comes from stand behind it.
  brief: (text, speaker) => (text.id === "event-earns" ? `${speaker.thing("tile", text.args.tile!)} ${text.args.count2}` : null),
  heading: (text) => text.id === "event-round" || text.id === "event-battle",
};
