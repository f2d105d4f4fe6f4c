// What the board reads off a view (src/ludoteca/games/venti/view.py).
import type { Json } from "../../lib/messages";
import type { Player, Target, View } from "./view";

export function asView(view: Json): View {
  return view as unknown as View;
}

/** The own point cards, perm jokers and the rest; nothing for a spectator. */
export function own(view: View): Player | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

export function targetOf(view: View, name: string): Target | undefined {
  return view.targets.find((target) => target.target === name);
}
