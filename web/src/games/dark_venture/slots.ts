// Where worn items sit: head, body, two hands, jewel.
import type { Table } from "./reading";

const SLOTS = ["head", "body", "hand", "hand", "jewel"] as const;

export interface Slot {
  slot: string;
  item: string | null;
}

/** The five slots with what is worn in them; what takes both hands stands in one of them and fills the other. */
export function slotsOf(table: Table, worn: readonly string[]): Slot[] {
  const left = [...worn];
  const take = (fits: (item: string) => boolean): string | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  };
  const slot = (item: string) => table.printed.items[item]!.slot;
  const found = SLOTS.map((name): Slot => ({ slot: name, item: take((item) => (name === "hand" ? !["head", "body", "jewel"].includes(slot(item)) : slot(item) === name)) }));
  const wide = found.find(({ item }) => item !== null && table.printed.items[item]!.hands === 2);
  const shown = wide ? found.filter((one) => one === wide || one.slot !== "hand") : found;
  return [...shown, ...left.map((item): Slot => ({ slot: "hand", item }))];
}
