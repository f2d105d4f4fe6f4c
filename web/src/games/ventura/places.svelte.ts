// What places are called: the words for the names that the view gives, and for free cells by what they lie between.
import type { Called, Speaker } from "../../lib/words.svelte";
import { around } from "./hexes";
import type { Table } from "./reading";
import type { Place } from "./names";
import type { Troop } from "./view";
import { recalled } from "./wishes";

/** As a title ("Field northwest of Firenze"), in a sentence ("the Field northwest of Firenze"), or after "between". */
type Form = "title" | "sentence" | "between";

const BEFORE: Record<Form, string> = { title: "tile-", sentence: "the-", between: "beside-" };

function word(speaker: Speaker, tile: string, form: Form): string {
  const id = BEFORE[form] + tile;
  return speaker.has(id) ? speaker.text(id) : tile;
}

/** A City needs no article; the Papal tiles do. */
function anchorName(speaker: Speaker, anchor: string, form: Form): string {
  const id = `${BEFORE[form]}anchor-${anchor}`;
  return speaker.text(speaker.has(id) ? id : `anchor-${anchor}`);
}

function said(speaker: Speaker, { anchor, tile, wind, far, number }: Place, form: Form): string {
  if (tile === undefined || wind === undefined) return anchorName(speaker, anchor, form);
  const id = far === undefined ? "place-at" : far ? "place-far" : "place-near";
  const place = speaker.text(id, { tile: word(speaker, tile, form), wind: speaker.text(`wind-${wind}`), of: speaker.text(`of-${anchor}`) });
  return number === undefined ? place : speaker.text("place-number", { place, number });
}

function called(speaker: Speaker, view: Table, hex: string, form: Form): string {
  const place = view.names[hex];
  const tile = view.tiles[hex] ?? view.printed.start[hex];
  const name = place ? said(speaker, place, form) : tile ? word(speaker, tile, form) : between(speaker, view, hex);
  return exact.on ? speaker.text("place-exact", { place: name, hex }) : name;
}

/** Whether coordinates stand behind the names, as in records. */
export const exact = $state({ on: recalled().exact });

/** "Field northwest of Firenze", "Ferrara"; a free cell is "between the Hill and Ferrara". */
export function placeName(speaker: Speaker, view: Table, hex: string): string {
  return called(speaker, view, hex, "title");
}

/** How sentences call the places of a position. */
export function calledBy(view: Table): Called {
  return (kind, value, speaker) => (kind === "hex" && value in view.printed.hexes ? called(speaker, view, value, "sentence") : null);
}

/** A free cell by two of the tiles around it, rather by those with a name of their own. */
function between(speaker: Speaker, view: Table, hex: string): string {
  const beside = around(view.printed, hex).filter((other) => other in view.tiles);
  const own = (other: string) => view.names[other]?.tile === undefined;
  const [first, second] = [...beside.filter(own), ...beside.filter((other) => !own(other))];
  if (first === undefined || second === undefined) return hex;
  const shortly = (other: string) => {
    const place = view.names[other];
    return place && own(other) ? said(speaker, place, "between") : word(speaker, view.tiles[other]!, "between");
  };
  return speaker.text("place-between", { first: shortly(first), second: shortly(second) });
}

/** The letter of a free cell on the map and in the list. */
export function letterOf(i: number): string {
  const letter = String.fromCharCode(65 + (i % 26));
  return i < 26 ? letter : `${letter}${Math.floor(i / 26) + 1}`;
}

/** "Free cell A between the Hill and Ferrara" */
export function cellLabel(speaker: Speaker, view: Table, hex: string, letter: string): string {
  return speaker.text("ventura-cell-beside", { letter, between: between(speaker, view, hex) });
}

/** The real seat of a family, by which its City is called. */
export function cityName(speaker: Speaker, view: Table, seat: number): string {
  const family = view.players[seat]?.family;
  return family ? speaker.text(`anchor-${family}`) : "";
}

/** "Carmagnola's Army", "Pikemen" */
export function troopName(speaker: Speaker, troop: Pick<Troop, "captain" | "companies">): string {
  const card = (name: string) => String(speaker.thing("card", name));
  return troop.captain ? speaker.text("ventura-army-of", { captain: card(troop.captain) }) : card(troop.companies[0] ?? "");
}
