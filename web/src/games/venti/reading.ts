// What the board reads off a view and what is printed on the cards in it (src/ludoteca/games/venti/view.py, printed.py).
import type { Json } from "../../lib/messages";
import type { Player as SeenPlayer, Printed, PrintedCard, Target as SeenTarget, View } from "./view";

/** A card with all that is printed on it. */
export interface Face extends PrintedCard {
  card: string;
}

export interface Target extends Omit<SeenTarget, "card"> {
  /** None where there is no card, or where it may not be seen. */
  face: Face | null;
}

export interface Player extends Omit<SeenPlayer, "scored" | "perms"> {
  scored: Face[];
  perms: Face[];
}

/** A view, with the faces of the cards in it instead of their names. */
export interface Table extends Omit<View, "printed" | "targets" | "centre" | "hand" | "players" | "discard"> {
  /** The points that end the game. */
  goal: number;
  targets: Target[];
  centre: (Face | null)[];
  hand: Face[] | null;
  players: Player[];
  discard: { size: number; top: Face | null };
}

export function asTable(json: Json, things: Json): Table {
  const view = json as unknown as View;
  const printed = things as unknown as Printed;
  const face = (card: string): Face => ({ card, ...printed.cards[card] });
  const perhaps = (card: string | null) => (card === null ? null : face(card));
  return {
    ...view,
    goal: printed.goal,
    targets: view.targets.map(({ card, ...target }) => ({ ...target, face: perhaps(card) })),
    centre: view.centre.map(perhaps),
    hand: view.hand?.map(face) ?? null,
    players: view.players.map((player) => ({ ...player, scored: player.scored.map(face), perms: player.perms.map(face) })),
    discard: { ...view.discard, top: perhaps(view.discard.top) },
  };
}

/** The own point cards, perm jokers and the rest; nothing for a spectator. */
export function own(view: Table): Player | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

export function targetOf(view: Table, name: string): Target | undefined {
  return view.targets.find((target) => target.target === name);
}
