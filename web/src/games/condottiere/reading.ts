// What a seat sees of Condottiere (src/ludoteca/games/condottiere/view.py).
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";

export interface Line {
  cards: Record<string, number>;
  face_down: string | null;
  strength: number;
  out: boolean;
}

export interface View {
  seat: number | null;
  seats: number;
  asked: number[] | null;
  holder: number;
  site: string | null;
  favor: string | null;
  control: Record<string, number | null>;
  needed: { total: number; adjacent: number };
  lines: Line[];
  hand: Record<string, number> | null;
  hands: { size: number; known: Record<string, number> }[];
  pile: number;
  discard: Record<string, number>;
  series?: { target: number; points: number[]; games: number };
  kept?: Record<string, number>;
}

export function asView(view: Json): View {
  return view as unknown as View;
}

/** What is fought for, without a full stop. */
export function headline(view: View, speaker: Speaker): string {
  if (view.site) return speaker.text("board-battle", { region: speaker.text(`region-${view.site}`) });
  return speaker.text(view.asked?.length === 0 ? "board-after-battle" : "board-before-battle");
}

export function regionsOf(view: View, seat: number): string[] {
  return Object.keys(view.control).filter((region) => view.control[region] === seat);
}
