// What the board reads off a view (src/ludoteca/games/condottiere/view.py).
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import type { View } from "./view";

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
