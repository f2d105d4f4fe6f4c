import type { GameFace } from "../lib/board";
import Board from "./Board.svelte";
import { Desk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Moves from "./Moves.svelte";

export const face: GameFace = {
  Board,
  Hand,
  Moves,
  desk: () => new Desk(),
  heading: (text) => text.id === "event-round" || text.id === "event-battle",
};
