// What places are called: by their land and by where they lie, from the layout alone. Names are given in the order in
// which tiles were laid, and stay: a tile that is laid later takes none away.
import { SIZE, middle } from "./hexes";
import type { Hexes } from "./hexes";

/** An anchor itself (a family's City, the west or the east Papal tile), or where a tile lies from it. */
export interface Place {
  anchor: string;
  tile?: string;
  wind?: string;
  /** Farther than the one that has the same name otherwise, or nearer. */
  far?: boolean;
  /** The second, the third of one name. */
  number?: number;
}

export interface Layout {
  printed: { hexes: Hexes };
  /** In the order in which they were laid. */
  tiles: Readonly<Record<string, string>>;
  players: readonly { family: string | null; city: string | null }[];
}

interface Anchor {
  name: string;
  hex: string;
  /** A Papal tile counts a step more. */
  extra: number;
}

const WINDS = ["east", "northeast", "north", "northwest", "west", "southwest", "south", "southeast"];
const PAPAL = "papal";
const SIDES = ["west", "east"];

export function namesOf(layout: Layout): Record<string, Place> {
  const anchors = anchorsOf(layout);
  const names: Record<string, Place> = Object.fromEntries(anchors.map(({ hex, name }) => [hex, { anchor: name }]));
  const taken = new Map<string, number>(); // a name -> the steps from its anchor
  for (const [hex, tile] of Object.entries(layout.tiles)) {
    if (!names[hex] && anchors.length > 0) names[hex] = nameOf(layout, hex, tile, anchors, taken);
  }
  return names;
}

/** Families by alphabet, once all Cities stand; then the Papal tiles from west to east. */
function anchorsOf({ printed, tiles, players }: Layout): Anchor[] {
  const cities = players.flatMap(({ family, city }) => (family !== null && city !== null ? [{ name: family, hex: city, extra: 0 }] : []));
  const papal = Object.keys(tiles).filter((hex) => tiles[hex] === PAPAL);
  papal.sort((a, b) => middle(printed, a).x - middle(printed, b).x);
  return [
    ...(cities.length === players.length ? cities.sort((a, b) => a.name.localeCompare(b.name)) : []),
    ...papal.flatMap((hex, i) => (SIDES[i] ? [{ name: SIDES[i], hex, extra: 1 }] : [])),
  ];
}

/** By the nearest anchor; where that is taken, by one that is a step farther at most; then near or far; then a number. */
function nameOf(layout: Layout, hex: string, tile: string, anchors: readonly Anchor[], taken: Map<string, number>): Place {
  const away = (anchor: Anchor) => steps(layout, anchor.hex, hex) + anchor.extra;
  const ranked = anchors.toSorted((a, b) => away(a) - away(b));
  const close = ranked.filter((anchor) => away(anchor) <= away(ranked[0]!) + 1);
  const from = (anchor: Anchor): Place => ({ anchor: anchor.name, tile, wind: wind(layout, anchor.hex, hex) });
  const free = close.find((anchor) => !taken.has(JSON.stringify(from(anchor))));
  const first = free ?? ranked[0]!;
  const place = from(first);
  if (!free) place.far = steps(layout, first.hex, hex) >= taken.get(JSON.stringify(place))!;
  for (let number = 2; taken.has(JSON.stringify(place)); number++) place.number = number;
  taken.set(JSON.stringify(place), steps(layout, first.hex, hex));
  return place;
}

/** From one hex to another, as the crow flies. */
function steps({ printed: { hexes } }: Layout, one: string, other: string): number {
  const [[a = 0, b = 0], [c = 0, d = 0]] = [hexes[one] ?? [], hexes[other] ?? []];
  const [q, r] = [a - c, b - d];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Where a hex lies from another, one of eight. */
function wind({ printed }: Layout, anchor: string, hex: string): string {
  const [from, to] = [middle(printed, anchor), middle(printed, hex)];
  const angle = Math.atan2((from.y - to.y) / SIZE, (to.x - from.x) / SIZE);
  return WINDS[(Math.round(angle / (Math.PI / 4)) + WINDS.length) % WINDS.length]!;
}
