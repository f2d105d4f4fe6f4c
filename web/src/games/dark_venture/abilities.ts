// What a figure can do, and what is left of it: its own abilities, those of what it has with it, and an Ancient's powers.
import type { Standing, Table } from "./reading";
import type { PrintedAbility } from "./view";

export interface Ability {
  /** Whose it is, where it is not the figure's own, and what it is called: "" where it has no name. */
  name: string;
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
  return [
    ...one.card.abilities.map((ability) => told(one, ability, "")),
    ...cards.flatMap((card) => card.abilities.map((ability) => told(one, ability, card.name))),
    ...(power?.powers ?? []).map((ability) => told(one, ability, power!.name)),
  ];
}

function told(one: Standing, { id, name, limit, lines }: PrintedAbility, of: string): Ability {
  const spent = id !== "" && (one.figure.spent ?? []).includes(id);
  const left = spent ? `dv-spent-${limit}` : id !== "" && COUNTED.includes(limit) ? `dv-left-${limit}` : null;
  return { name: [of, name].filter(Boolean).join(": "), text: lines.map((line) => line.text).join(" "), spent, left };
}
