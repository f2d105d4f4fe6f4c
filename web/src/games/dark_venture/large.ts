// What stands in the small frames of a large card, and which place a quest shows.
import type { Speaker } from "../../lib/words.svelte";
import type { Table } from "./reading";

export interface Chip {
  text: string;
  attacks?: boolean;
}

const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

/** Of a character its faction, what it is, and whether it attacks; of an item where it is worn, and what it gives. */
export function chipsOf({ printed }: Table, card: string, speaker: Speaker): Chip[] {
  const { figures, items, factions, labels } = printed;
  const [figure, item] = [figures[card], items[card]];
  if (figure) {
    const words = [factions[figure.faction]?.name, ...figure.tags.map((tag) => labels.tag?.[tag])];
    const chips: Chip[] = words.filter((text) => text !== undefined).map((text) => ({ text }));
    return figure.aggressive ? [...chips, { text: speaker.text("dv-attacks"), attacks: true }] : chips;
  }
  if (!item) return [];
  const worn = item.hands > 0 ? speaker.text("dv-hands", { count: item.hands }) : labels.slot?.[item.slot];
  const adds = Object.entries(item.adds).map(([stat, value]) => `${labels.stat?.[stat] ?? stat} ${signed(value)}`);
  return [worn, ...adds].filter((text) => text !== undefined).map((text) => ({ text }));
}

/** The place that something would be done at now, or else one of the map. */
export function wantedPlace(table: Table, quest: string): string {
  const wanted = (table.forecast?.quests[quest] ?? []).flatMap((lead) => lead.where).map(({ place }) => place);
  return wanted[0] ?? Object.keys(table.places)[0] ?? "";
}
