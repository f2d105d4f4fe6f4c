// Where something large stands that is about something small: it hides as little of that as it can, and no choice.
interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  x: number;
  y: number;
}

const GAP = 8;

/** Above it, else below, else at one side, else above or beside what stays clear, such as the decision bar; within the
 *  window in any case. */
export function beside(box: Box, size: Size, room: Size, clear: Box | null = null): { left: number; top: number } {
  const within = (at: number, long: number, most: number) => Math.max(GAP, Math.min(most - long - GAP, at));
  const [left, top] = [within(box.x + box.width / 2 - size.width / 2, size.width, room.width), within(box.y, size.height, room.height)];
  const places = [
    { left, top: box.y - size.height - GAP },
    { left, top: box.y + box.height + GAP },
    { left: box.x + box.width + GAP, top },
    { left: box.x - size.width - GAP, top },
  ];
  if (clear) places.push({ left, top: clear.y - size.height - GAP }, { left: clear.x - size.width - GAP, top }, { left: clear.x + clear.width + GAP, top });
  const fits = (at: { left: number; top: number }) => at.left === within(at.left, size.width, room.width) && at.top === within(at.top, size.height, room.height);
  const isClear = (at: { left: number; top: number }) =>
    !clear || at.left + size.width <= clear.x || at.left >= clear.x + clear.width || at.top + size.height <= clear.y || at.top >= clear.y + clear.height;
  return places.find((at) => fits(at) && isClear(at)) ?? places.find(fits) ?? { left, top: within(box.y + box.height + GAP, size.height, room.height) };
}
