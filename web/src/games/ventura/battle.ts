// A battle in words: what totals are made of, what Events change, and how it ended.
import type { Speaker } from "../../lib/words.svelte";
import { named } from "./naming";
import { type Table, troopOf } from "./reading";
import type { Assault, Coming, Edges, Effort, Fight, Fought } from "./view";

export const SIDES = [0, 1] as const;
const PARTS = ["companies", "specials", "captain", "tile", "events"];
const TO_TOTALS = ["every", "ranged", "melee"] as const;
const ON_RETREATS = ["held", "free", "forced"] as const;
const SOURCES = ["tile", "captain", "events"] as const;

export function seatOf(battle: Fought, side: number): number {
  return side === 0 ? battle.attacker : battle.defender;
}

export function areaOf(battle: Fought, side: number): number {
  return side === 0 ? battle.attacker_area : battle.defender_area;
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function assaultName(speaker: Speaker, assault: Assault, number: number): string {
  return assault.kind === "ranged" ? speaker.text("ventura-ranged") : speaker.text("ventura-melee", { number });
}

/** "Companies 4, Captain +1, tile +2" */
export function madeOf(speaker: Speaker, effort: Effort, coming?: Coming): string {
  if (coming) {
    const parts = coming.made.map(({ part, amount, card }) => {
      const name = card ? named(speaker, "card", card) : speaker.text(`ventura-part-${part}`);
      return `${part === "specials" ? speaker.text("ventura-part-special-of", { card: name }) : name}\u00a0${part === "companies" ? amount : signed(amount)}`;
    });
    return parts.join(", ") || speaker.text("ventura-part-none");
  }
  const said = PARTS.flatMap((part) => {
    const amount = effort.parts[part] ?? 0;
    if (amount === 0) return [];
    return [`${speaker.text(`ventura-part-${part}`)}\u00a0${part === "companies" ? amount : signed(amount)}`];
  });
  return said.join(", ") || speaker.text("ventura-part-none");
}

/** "Anna would suffer 5 wounds, 1 of 6 is stopped: Pikemen fall. 2 are wasted." */
export function threatOf(speaker: Speaker, view: Table, battle: Fight, side: 0 | 1): string {
  const threat = view.assault?.[side]?.threat;
  const men = troopOf(view, seatOf(battle, side), areaOf(battle, side))?.companies ?? [];
  if (!threat) return "";
  const { hits, falls, prevented, wasted } = threat;
  const fallen = men.filter((_, i) => falls[i]);
  return [
    speaker.text("ventura-threat", { seat: speaker.seat(seatOf(battle, side)), count: hits.reduce((sum, one) => sum + one, 0) }),
    ...(prevented > 0 ? [speaker.text("ventura-threat-prevented", { count: prevented })] : []),
    fallen.length > 0 ? speaker.text("ventura-threat-falls", { cards: cardNames(speaker, fallen) }) : speaker.text("ventura-threat-nobody"),
    ...(wasted > 0 ? [speaker.text("ventura-threat-wasted", { count: wasted })] : []),
  ].join(" ");
}

/** "Pavise-bearers, Crossbowmen" */
export function cardNames(speaker: Speaker, cards: readonly string[]): string {
  return cards.map((card) => named(speaker, "card", card)).join(", ");
}

/** An assault that was fought, in a sentence for each side. */
export function told(speaker: Speaker, battle: Fought, assault: Assault, number: number): string {
  const totals = SIDES.map((side) => `${speaker.seat(seatOf(battle, side))} ${assault.sides[side]!.total}`).join(", ");
  const hurt = SIDES.flatMap((side) => {
    const { wounds = 0, prevented = 0, lost = [] } = assault.sides[side]!;
    const said = [
      ...(wounds > 0 ? [speaker.text("ventura-wounds", { count: wounds })] : []),
      ...(prevented > 0 ? [speaker.text("ventura-prevented", { count: prevented })] : []),
      ...(lost.length > 0 ? [speaker.text("ventura-loses", { cards: cardNames(speaker, lost) })] : []),
    ];
    return said.length > 0 ? [`${speaker.seat(seatOf(battle, side))}: ${said.join(", ")}`] : [];
  });
  return [`${assaultName(speaker, assault, number)}: ${totals}`, ...hurt].join(". ");
}

/** What Events that were played change for a side in what is still to come. */
export function edgesOf(speaker: Speaker, battle: Fight, side: 0 | 1): string[] {
  const edges: Edges = battle.edges?.[side] ?? {};
  return [
    ...TO_TOTALS.flatMap((edge) => (edges[edge] === undefined ? [] : [speaker.text(`ventura-edge-${edge}`, { amount: signed(edges[edge]) })])),
    ...ON_RETREATS.filter((edge) => edges[edge]).map((edge) => speaker.text(`ventura-edge-${edge}`)),
  ];
}

/** "Still prevents 3 wounds: tile 2, Captain 1" */
export function preventionOf(speaker: Speaker, battle: Fight, side: 0 | 1): string | null {
  const left = battle.prevention[side]!;
  if (left.all === 0) return null;
  const parts = SOURCES.flatMap((source) => (left[source] === undefined ? [] : [`${speaker.text(`ventura-part-${source}`)} ${left[source]}`]));
  return speaker.text("ventura-prevents", { count: left.all, parts: parts.join(", ") });
}

/** Further Troops of the defender: "Army 3, Company 4" */
export function waitingOf(speaker: Speaker, view: Table, battle: Fight): string {
  return (battle.waiting ?? [])
    .map((area) => speaker.text(troopOf(view, battle.defender, area)?.captain ? "ventura-army" : "ventura-company", { number: area }))
    .join(", ");
}

/** "Bruno retreats, Anna wins (+5 points)" */
export function endingOf(speaker: Speaker, battle: Fought): string {
  const { ending } = battle;
  if (!ending) return "";
  const winner = ending.winner ?? battle.attacker;
  const loser = winner === battle.attacker ? battle.defender : battle.attacker;
  const said = speaker.text(`ventura-ending-${ending.how}`, { seat: speaker.seat(winner), other: speaker.seat(loser) });
  return ending.points > 0 ? `${said} ${speaker.text("ventura-ending-points", { count: ending.points })}` : said;
}
