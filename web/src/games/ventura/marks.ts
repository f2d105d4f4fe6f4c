// What a march to a tile would cost and bring, in a few words.
import type { Speaker } from "../../lib/words.svelte";
import type { Duel, Reach } from "./view";

export type MarkKind = "gain" | "win" | "lose" | "open" | "plain";

export interface Mark {
  /** Movement points used up to there. */
  used: number;
  kind: MarkKind;
  /** "+1 point", "win, lose 2", "lost"; empty where there is nothing to say. */
  text: string;
}

const KINDS: Record<Duel["verdict"], MarkKind> = { win: "win", likely: "win", open: "open", lost: "lose" };

/** What stands on the map, and behind a place of the list; without a forecast a battle is only called one. */
export function markOf(speaker: Speaker, { cost, points, battle }: Reach, forecast: boolean): Mark {
  if (battle && !forecast) return { used: cost, kind: "open", text: speaker.text("ventura-mark-battle") };
  if (battle) return { used: cost, kind: KINDS[battle.verdict], text: verdictOf(speaker, battle) };
  return { used: cost, kind: points > 0 ? "gain" : "plain", text: points > 0 ? gainOf(speaker, points) : "" };
}

/** "win, lose 2", "likely win", "open", "lost" */
export function verdictOf(speaker: Speaker, { verdict, most }: Duel): string {
  return verdict === "win" && most > 0 ? speaker.text("ventura-verdict-win-lose", { count: most }) : speaker.text(`ventura-verdict-${verdict}`);
}

/** "+1 point" */
export function gainOf(speaker: Speaker, points: number): string {
  return speaker.text("ventura-gain", { count: points });
}

/** What a screen reader tells of a place in reach. */
export function outcomeOf(speaker: Speaker, reach: Reach, forecast: boolean): string {
  const { text } = markOf(speaker, reach, forecast);
  return [speaker.text("ventura-costs-points", { count: reach.cost }), ...(text ? [text] : [])].join(", ");
}
