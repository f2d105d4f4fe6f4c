// The map as hexes: where they lie, the window through which they are seen, and how it zooms and pans.

export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  wide: number;
  high: number;
}

export const SIZE = 50; // from the middle of a hex to its corners
const ACROSS = SIZE * Math.sqrt(3);
const MARGIN = 6;
const CLOSEST = 260; // the narrowest window: about three hexes
const STEP = 1.25;

/** Where a hex lies: the two coordinates of each by its name. */
export type Hexes = Readonly<Record<string, readonly number[]>>;

/** The middle of a hex; hexes stand on a corner. */
export function middle({ hexes }: { hexes: Hexes }, hex: string): Point {
  return middleOf(hexes[hex] ?? []);
}

export function middleOf([q = 0, r = 0]: readonly number[]): Point {
  return { x: ACROSS * (q + r / 2), y: SIZE * 1.5 * r };
}

const AROUND = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
const named = new WeakMap<Hexes, Map<number, string>>();
const FAR = 1000; // from one column to the next

/** What hexes are called, by their coordinates. */
function namesOf(hexes: Hexes): Map<number, string> {
  const names = named.get(hexes) ?? new Map(Object.entries(hexes).map(([hex, [q = 0, r = 0]]) => [q * FAR + r, hex]));
  named.set(hexes, names);
  return names;
}

/** The six cells around a hex. */
export function around({ hexes }: { hexes: Hexes }, hex: string): string[] {
  const [q = 0, r = 0] = hexes[hex] ?? [];
  const names = namesOf(hexes);
  return AROUND.flatMap(([right, down]) => names.get((q + right) * FAR + r + down) ?? []);
}

/** The corners of a hex around the origin. */
export function corners(size = SIZE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** All that lies on the table, in the shape of the room there is. */
export function fit(places: readonly Point[], room: { wide: number; high: number }): Frame {
  const points = places.length > 0 ? places : [{ x: 0, y: 0 }];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs) - ACROSS / 2 - MARGIN, Math.max(...xs) + ACROSS / 2 + MARGIN];
  const [top, bottom] = [Math.min(...ys) - SIZE - MARGIN, Math.max(...ys) + SIZE + MARGIN];
  return shaped({ x: left, y: top, wide: Math.max(right - left, CLOSEST), high: bottom - top }, (left + right) / 2, room);
}

function shaped(frame: Frame, centre: number, room: { wide: number; high: number }): Frame {
  const ratio = room.wide > 0 && room.high > 0 ? room.wide / room.high : 4 / 3;
  const wide = Math.max(frame.wide, frame.high * ratio);
  const high = wide / ratio;
  return { x: centre - wide / 2, y: frame.y + frame.high / 2 - high / 2, wide, high };
}

/** Closer (by more than 1) or farther, around a point that stays where it is. */
export function zoom(frame: Frame, by: number, around: Point, whole: Frame): Frame {
  const wide = Math.min(whole.wide, Math.max(Math.min(CLOSEST, whole.wide), frame.wide / by));
  const factor = wide / frame.wide;
  return within(
    {
      x: around.x - (around.x - frame.x) * factor,
      y: around.y - (around.y - frame.y) * factor,
      wide,
      high: frame.high * factor,
    },
    whole,
  );
}

export function pan(frame: Frame, x: number, y: number, whole: Frame): Frame {
  return within({ ...frame, x: frame.x + x, y: frame.y + y }, whole);
}

/** Nobody loses the map: the window stays inside the whole. */
function within(frame: Frame, whole: Frame): Frame {
  const held = (at: number, low: number, room: number) => Math.min(low + Math.max(0, room), Math.max(low, at));
  return {
    ...frame,
    x: held(frame.x, whole.x, whole.wide - frame.wide),
    y: held(frame.y, whole.y, whole.high - frame.high),
  };
}

/** What a key does to the window; null for keys that are not for the map. */
export function byKey(key: string, frame: Frame, whole: Frame): Frame | null {
  const centre = { x: frame.x + frame.wide / 2, y: frame.y + frame.high / 2 };
  const [right, down] = [frame.wide / 6, frame.high / 6];
  switch (key) {
    case "+":
    case "=":
      return zoom(frame, STEP, centre, whole);
    case "-":
      return zoom(frame, 1 / STEP, centre, whole);
    case "0":
      return whole;
    case "ArrowLeft":
      return pan(frame, -right, 0, whole);
    case "ArrowRight":
      return pan(frame, right, 0, whole);
    case "ArrowUp":
      return pan(frame, 0, -down, whole);
    case "ArrowDown":
      return pan(frame, 0, down, whole);
    default:
      return null;
  }
}
