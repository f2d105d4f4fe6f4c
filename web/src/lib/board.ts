// What a game's own board gets, and which games have one.
import type { Component } from "svelte";
import type { Choice, Json, Text } from "./messages";
import { type Speaker, learn } from "./words.svelte";

export interface BoardProps {
  view: Json;
  speaker: Speaker;
  /** The legal moves; empty while somebody else is asked. */
  choices: readonly Choice[];
  act: (name: string) => void;
  /** Ask why a move is not possible. */
  why: (name: string) => void;
  /** What a line of the log is about, while one points at it. */
  spot: Text | null;
  thinking: readonly number[];
}

export interface GameFace {
  Board: Component<BoardProps>;
  /** The own hand, below the decision bar. */
  Hand?: Component<BoardProps>;
  /** A few signs for a line of the log that only adds to the one before, such as an announced number. */
  brief?: (text: Text, speaker: Speaker) => string | null;
}

const FACES: Record<string, () => Promise<GameFace>> = {
  condottiere: async () => (await import("../condottiere/face")).face,
};

export async function gameFace(game: string): Promise<GameFace> {
  await learn(game);
  return (await FACES[game]?.()) ?? { Board: (await import("../generic/Board.svelte")).default };
}
