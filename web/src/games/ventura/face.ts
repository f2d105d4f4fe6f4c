import type { GameFace } from "../../lib/board";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { Draft } from "./draft.svelte";
import { type Led, emblemOf } from "./families";
import Hand from "./Hand.svelte";
import { brief, heading } from "./log";
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
  arms: (view, seat) => emblemOf(view as unknown as Led, seat),
  called: (view, printed) => calledBy(asTable(view, printed)),
  keys: [["M", "ventura-key-map"], ["I", "ventura-key-card"]],
  brief,
  heading,
};
