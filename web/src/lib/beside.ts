// Where something large stands that is about something small: it hides as little of that as it can.
interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  x: number;
  y: number;
}

const GAP = 8;

/** Above it, else below, else at one side; within the window in any case. */
export function beside(box: Box, size: Size, room: Size): { left: number; top: number } {
  const within = (at: number, long: number, most: number) => Math.max(GAP, Math.min(most - long - GAP, at));
  const left = within(box.x + box.width / 2 - size.width / 2, size.width, room.width);
  const above = box.y - size.height - GAP;
  if (above > GAP) return { left, top: above };
  const below = box.y + box.height + GAP;
  const top = within(below, size.height, room.height);
  if (top === below) return { left, top };
  const [right, before] = [box.x + box.width + GAP, box.x - size.width - GAP];
  if (right + size.width + GAP <= room.width) return { left: right, top: within(box.y, size.height, room.height) };
  return { left: before > GAP ? before : left, top: before > GAP ? within(box.y, size.height, room.height) : top };
}
