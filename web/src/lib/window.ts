// The window through which a map is seen: how it fits its room, zooms and pans, and where keys lead.

export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  wide: number;
  high: number;
}

const STEP = 1.25;

/** What there is to see, in the shape of the room that there is. */
export function fit(land: Frame, room: { wide: number; high: number }): Frame {
  const ratio = room.wide > 0 && room.high > 0 ? room.wide / room.high : 4 / 3;
  const wide = Math.max(land.wide, land.high * ratio);
  const high = wide / ratio;
  return { x: land.x + land.wide / 2 - wide / 2, y: land.y + land.high / 2 - high / 2, wide, high };
}

/** Closer (by more than 1) or farther, around a point that stays where it is; never narrower than `closest`. */
export function zoom(frame: Frame, by: number, around: Point, whole: Frame, closest: number): Frame {
  const wide = Math.min(whole.wide, Math.max(Math.min(closest, whole.wide), frame.wide / by));
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

export function sees({ x, y, wide, high }: Frame, point: Point, margin = 0): boolean {
  return point.x - margin >= x && point.x + margin <= x + wide && point.y - margin >= y && point.y + margin <= y + high;
}

/** What a key does to the window, arrows with Shift; null for keys that are not for it. */
export function byKey(key: string, shift: boolean, frame: Frame, whole: Frame, closest: number): Frame | null {
  const centre = { x: frame.x + frame.wide / 2, y: frame.y + frame.high / 2 };
  const aim = shift ? AIMS[key] : undefined;
  if (aim) return pan(frame, (aim.x * frame.wide) / 6, (aim.y * frame.high) / 6, whole);
  switch (key) {
    case "+":
    case "=":
      return zoom(frame, STEP, centre, whole, closest);
    case "-":
      return zoom(frame, 1 / STEP, centre, whole, closest);
    case "0":
      return whole;
    default:
      return null;
  }
}

const AIMS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 2; // so much more a step to the side counts than one ahead

/** The place to which an arrow key leads: the nearest ahead, rather straight on than to the side. */
export function walk(key: string, from: string, places: ReadonlyMap<string, Point>): string | null {
  const [aim, at] = [AIMS[key], places.get(from)];
  if (!aim || !at) return null;
  let [best, least] = [null as string | null, Infinity];
  for (const [id, { x, y }] of places) {
    const [right, down] = [x - at.x, y - at.y];
    const ahead = right * aim.x + down * aim.y;
    const aside = Math.abs(right * aim.y) + Math.abs(down * aim.x);
    if (ahead > 1 && aside <= ahead * ASIDE && ahead + aside * ASIDE < least) [best, least] = [id, ahead + aside * ASIDE];
  }
  return best;
}
