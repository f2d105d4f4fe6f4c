import type { GameFace } from "../../lib/board";
import type { Json, Text } from "../../lib/messages";
import { aloud } from "./aloud";
import { beat } from "./beats";
import Board from "./Board.svelte";
import "./dark-venture.css";
import { Draft } from "./draft.svelte";
import Ending from "./Ending.svelte";
import { ending } from "./ending";
import Hand from "./Hand.svelte";
import Moves from "./Moves.svelte";
import Panel from "./Panel.svelte";
import { withoutOdds } from "./odds";
import { shorter } from "./prompts";
import { leaderOf } from "./reading";
import type { View } from "./view";

const PROPOSALS = ["ask-party", "ask-accept", "ask-accept-use", "ask-drag", "ask-influence"];

/** Whoever's figure wants something of another player. */
function proposer(prompt: Text, view: Json): number | null {
  if (!PROPOSALS.includes(prompt.id)) return null;
  return leaderOf(view as unknown as View, String(prompt.args.figure));
}

export const face: GameFace = {
  Board,
  frame: "dv",
  Panel,
  Hand,
  Moves,
  draft: (table) => new Draft(table),
  steps: (aside) => aside.verb === "step in",
  turnOf: (view) => (view as unknown as View).current,
  proposer,
  withoutOdds,
  shorter,
  beat,
  aloud,
  ending,
  Ending,
  heading: (text) => text.id === "event-hour" || text.id === "event-turn",
};
