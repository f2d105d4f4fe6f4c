// What a figure can do, and what is left of it: its own abilities, those of what it has with it, and an Ancient's powers.
import type { Standing, Table } from "./reading";
import type { PrintedAbility, PrintedLine } from "./view";

export interface Ability {
  /** Whose it is, where it is not the figure's own, and what it is called: "" where it has no name. */
  name: string;
  lines: readonly PrintedLine[];
  text: string;
  spent: boolean;
  /** The message that says what is left of it; none where it has no limit that a sheet could tell of. */
  left: string | null;
}

/** Limits that are the same for everybody; of the others only what is used up is said. */
const COUNTED = ["turn", "round", "fight", "game"];

export function abilitiesOf(table: Table, one: Standing, ancient?: string): Ability[] {
  const printed = table.printed;
  const power = ancient === undefined ? undefined : printed.ancients[ancient];
  const cards = [...(one.figure.worn ?? []), ...(one.figure.carried ?? [])].map((item) => printed.items[item]!);
  const used = one.figure.spent;
  return [
    ...one.card.abilities.map((ability) => told(ability, "", used)),
    ...cards.flatMap((card) => card.abilities.map((ability) => told(ability, card.name, used))),
    ...(power?.powers ?? []).map((ability) => told(ability, power!.name, used)),
  ];
}

/** A name before what it does: one that asks or calls has its point already. */
export const headed = (title: string): string => (/[.!?…]$/.test(title) ? title : `${title}.`);

/** As they are printed, on a card that nobody has used. */
export const toldOf = (printed: readonly PrintedAbility[]): Ability[] => printed.map((ability) => told(ability));

/** What stands on the cards about an ability, by its id; "" where nothing does. */
export function abilityText(table: Table, id: string): string {
  const { figures, items, ancients, places } = table.printed;
  const cards = [...Object.values(figures), ...Object.values(items)].flatMap((card) => card.abilities);
  const rules = Object.values(places).flatMap((place) => Object.values(place.books).flatMap((book) => book.rules));
  const found = [...cards, ...Object.values(ancients).flatMap((ancient) => ancient.powers), ...rules].find((one) => one.id === id);
  return found ? told(found).text : "";
}

function told({ id, name, limit, lines }: PrintedAbility, of = "", used: readonly string[] = []): Ability {
  const spent = id !== "" && used.includes(id);
  const left = spent ? `dv-spent-${limit}` : id !== "" && COUNTED.includes(limit) ? `dv-left-${limit}` : null;
  return { name: [of, name].filter(Boolean).join(": "), lines, text: lines.map((line) => line.text).join(" "), spent, left };
}
