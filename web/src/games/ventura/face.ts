import type { GameFace } from "../../lib/board";
import { bannerOf } from "./Banner.svelte";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { Draft } from "./draft.svelte";
import { type Led, emblemOf } from "./families";
import Hand from "./Hand.svelte";
import { brief, heading } from "./log";
import Moves from "./Moves.svelte";
import { calledBy } from "./places.svelte";
import { asTable } from "./reading";

/** Troops march from tile to tile. */
const flights: NonNullable<GameFace["flights"]> = ({ id, args: { seat, area } }) => {
  const troop = `troop ${bannerOf(Number(seat), Number(area))}`;
  return id === "event-marches" ? [{ from: troop, to: troop }] : [];
};

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
  flights,
  heading,
};
