// What the board reads off a view (src/ludoteca/games/condottiere/view.py).
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import type { Printed, View } from "./view";

export function asView(view: Json): View {
  return view as unknown as View;
}

/** The strength that is printed on a card; 0 where there is none. */
export function strengthOf(printed: Json, card: string): number {
  return (printed as unknown as Printed).cards?.[card]?.strength ?? 0;
}

/** What is fought for, without a full stop. */
export function headline(view: View, speaker: Speaker): string {
  if (view.site) return speaker.text("board-battle", { region: speaker.text(`region-${view.site}`) });
  return speaker.text(view.asked?.length === 0 ? "board-after-battle" : "board-before-battle");
}

export function regionsOf(view: View, seat: number): string[] {
  return Object.keys(view.control).filter((region) => view.control[region] === seat);
}
