// What places and figures of the map are called and what is said of them, for labels and for who cannot see the map.
import type { Speaker } from "../../lib/words.svelte";
import { type Standing, type Table, healthOf, standingAt } from "./reading";
import { SIDES, type Side, type Spot, doorsBetween, waysFrom } from "./spots";

export const placeName = (table: Table, id: string): string => table.printed.places[id]?.name ?? id;

/** Land and nature. */
export function tagsOf(table: Table, id: string): string[] {
  const { land, nature } = table.printed.places[id]!;
  return [table.printed.labels.land?.[land] ?? land, table.printed.labels.nature?.[nature] ?? nature];
}

/** Round the compass, however the card lies. */
export const sideNames = (speaker: Speaker, sides: readonly Side[]): string => SIDES.filter((side) => sides.includes(side)).map((side) => speaker.text(`dv-side-${side}`)).join(", ");

/** Somebody on the map: whose, how hurt, and how it stands. */
export function figureLabel(speaker: Speaker, who: Standing): string {
  const { figure, card } = who;
  const [now, most] = healthOf(who);
  const facts = [
    figure.leader === undefined ? "" : speaker.seat(figure.leader),
    figure.how ? speaker.text(`dv-lies-${figure.how}`) : speaker.text("dv-health-of", { now, most }),
    card.aggressive && figure.leader === undefined && !figure.how ? speaker.text("dv-attacks") : "",
  ];
  return `${card.name} (${facts.filter(Boolean).join(", ")})`;
}

/** Who and what is in a place, its doors by name, whether it was searched and an entry waits: a sentence each. */
export function placeFacts(speaker: Speaker, table: Table, spots: readonly Spot[], id: string): string[] {
  const place = table.places[id]!;
  const here = standingAt(table, id).map((who) => figureLabel(speaker, who));
  const lying = (place.items ?? []).map((item) => table.printed.items[item]?.name ?? item);
  const ways = waysFrom(spots, id).map(([side, other]) => speaker.text("dv-way", { side: speaker.text(`dv-side-${side}`), place: placeName(table, other) }));
  const own = spots.filter((spot) => spot.id === id);
  const doors = doorsBetween(spots).filter(({ cell }) => own.some((spot) => spot.cell.x === cell.x && spot.cell.y === cell.y));
  const sides = (kind: string) => doors.filter((door) => door.kind === kind).map((door) => door.side);
  return [
    here.length > 0 ? speaker.text("dv-place-here", { who: here.join(", ") }) : "",
    lying.length > 0 ? speaker.text("dv-place-lies", { things: lying.join(", ") }) : "",
    ways.length > 0 ? speaker.text("dv-place-ways", { ways: ways.join(", ") }) : "",
    sides("open").length > 0 ? speaker.text("dv-place-open", { sides: sideNames(speaker, sides("open")) }) : "",
    sides("shut").length > 0 ? speaker.text("dv-place-shut", { sides: sideNames(speaker, sides("shut")) }) : "",
    place.searched ? speaker.text("dv-place-searched") : "",
    place.waits ? speaker.text("dv-place-waits") : "",
  ].filter(Boolean);
}

export function placeLabel(speaker: Speaker, table: Table, spots: readonly Spot[], id: string): string {
  return [`${placeName(table, id)} (${tagsOf(table, id).join(", ")}).`, ...placeFacts(speaker, table, spots, id)].join(" ");
}
