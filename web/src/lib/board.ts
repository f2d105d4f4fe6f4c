// What a game's own board gets, and which games have one.
import type { Component } from "svelte";
import type { Choice, Json, Text } from "./messages";
import type { Emblem } from "./emblems";
import type { Banner } from "./playback";
import type { Flight } from "./motion";
import { type Called, type Speaker, learn } from "./words.svelte";

export interface BoardProps {
  view: Json;
  /** What is printed on the things that the view speaks of, in the reader's language. */
  printed: Json;
  speaker: Speaker;
  /** What is asked; null while somebody else is. */
  prompt: Text | null;
  /** The legal moves; empty while somebody else is asked. */
  choices: readonly Choice[];
  act: (name: string) => void;
  /** What the game tells beforehand of a question. */
  forecast?: Json | null;
  /** A move is on its way. */
  busy: boolean;
  /** Ask why a move is not possible. */
  why: (name: string) => void;
  /** What a line of the log is about, while one points at it. */
  highlight: Text | null;
  /** What is played back now: the log goes on beyond it. */
  beat?: Text | null;
  thinking: readonly number[];
  /** What happened, as far as the seat was told it. */
  log: readonly Text[];
  /** What the face's `draft` made for this table. */
  draft: unknown;
  /** What one may do though nobody asks, such as stepping in. */
  asides?: readonly Choice[];
  /** The seats that one person plays here with open hands, and how to look through the eyes of another. */
  ownSeats?: readonly number[];
  look?: (seat: number) => void;
  /** A lesson is given, which points at things: they are all in sight. These moves are wanted now. */
  lesson?: readonly string[];
}

/** Where something happened: the table before it and after it, and all that happened with it. */
export interface Happening {
  speaker: Speaker;
  before: Json;
  after: Json;
  events: readonly Text[];
}

/** What an end is drawn from: the last position, and all that happened as far as the seat was told it. */
export interface EndingProps {
  result: Json;
  view: Json;
  printed: Json;
  speaker: Speaker;
  log: readonly Text[];
}

/** What an end says, and what it calls another game and the look back at this one, where that is not as usual; and the
 *  same once more, for whoever played alone, where that makes sense. */
export interface Ended {
  /** In place of who wins. */
  title?: string;
  /** In place of why; "" where the rest says it. */
  reason?: string;
  /** The game draws everybody's points itself. */
  drawsPoints?: boolean;
  text: string;
  same?: string;
  again?: string;
  review?: string;
}

export interface GameFace {
  Board: Component<BoardProps>;
  /** The board wants the height: on a wide screen the own hand stands beside the question, and the drawer, closed at
   *  first, lies over the board. */
  dock?: boolean;
  /** The board arranges the whole table under the header, question and drawer as well: the class of such a table,
   *  whose rows and columns are the board's, see TableLayout.svelte. */
  frame?: string;
  /** The seats stand above the board: where there is little room, the coach covers them and not what it speaks of. */
  seatsAbove?: boolean;
  /** A tab of its own in the drawer, before the others; the word `drawer-own` names it. */
  Panel?: Component<BoardProps>;
  /** Whether something that one may do unasked is a move: it stands in the decision bar. */
  steps?: (aside: Choice) => boolean;
  /** Whose turn it is, where another may be asked during it; null where it is nobody's. */
  turnOf?: (view: Json) => number | null;
  /** What is told beforehand without odds, for whoever does not want to know them (see settings). */
  withoutOdds?: (forecast: Json) => Json;
  /** A question in fewer words, where the board shows the rest of it. */
  shorter?: (prompt: Text, view: Json) => Text;
  /** Whose proposal a question is about: their seal stands before it. */
  proposer?: (prompt: Text, view: Json) => number | null;
  /** How a seat is shown in log, results and charts, such as in the arms of its family; null: as ever. */
  arms?: (view: Json, seat: number) => Emblem | null;
  /** Keys of the board itself, each with the id of its words. */
  keys?: readonly (readonly [string, string])[];
  /** The own hand, below the decision bar. */
  Hand?: Component<BoardProps>;
  /** The moves in the decision bar, where there are too many for a plain list. */
  Moves?: Component<BoardProps>;
  /** Makes what these share at one table, such as a choice that is not complete yet. By the table's name something can be
   *  kept until it is loaded again; there is none in lessons and replays. */
  draft?: (table?: string) => unknown;
  /** What things are called by where they are in a position, such as places of a map. */
  called?: (view: Json, printed: Json) => Called;
  /** A few signs for a line of the log that only adds to the one before, such as an announced number. */
  brief?: (text: Text, speaker: Speaker) => string | null;
  /** Whether an event is a beat when what happened is played back; how many milliseconds it takes at a calm pace, where
   *  dice fall; a banner where a result must be seen. Without it every event is one that is not brief. */
  beat?: (text: Text, happening: Happening) => boolean | number | Banner;
  /** What is said of an event to those who do not see it, by its place in the log; "" where another line says it, null
   *  where it is said as it is written. */
  aloud?: (log: readonly Text[], index: number, speaker: Speaker) => string | null;
  /** What moves from place to place (`data-place`) when this happens, as a seat sees it: see motion.ts. */
  flights?: (text: Text, seat: number) => Flight[];
  /** Where a new chapter of the log begins, such as a battle. */
  heading?: (text: Text) => boolean;
  /** What an end has to say beside winners and reason, such as a rank. */
  ending?: (result: Json, view: Json, speaker: Speaker) => string | Ended;
  /** Draws how it ended, above who won. */
  Ending?: Component<EndingProps>;
}

// A game's face lies in games/NAME/face.ts; hyphens of a name are underscores in its folder.
const FACES = import.meta.glob<GameFace>("../games/*/face.ts", { import: "face" });

export async function gameFace(game: string): Promise<GameFace> {
  await learn(game);
  const own = FACES[`../games/${game.replaceAll("-", "_")}/face.ts`];
  return own ? await own() : { Board: (await import("../generic/Board.svelte")).default };
}
