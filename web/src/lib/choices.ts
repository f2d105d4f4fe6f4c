// What one may choose: a verb, and the things that it points at.
import type { Choice, SeatInfo } from "./messages";

/** The first thing of a kind that a choice points at, such as the region `roma`. */
export function aimOf(choice: Choice, kind: string): string | undefined {
  return choice.targets.find((target) => target.kind === kind)?.id;
}

/** The choices that point at something of a kind, by what they point at. */
export function aimed(choices: readonly Choice[], kind: string): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const id = aimOf(choice, kind);
    if (id !== undefined) found.set(id, choice);
  }
  return found;
}

/** What one may tell or show to people: a bot makes nothing of it. */
export function toPeople(asides: readonly Choice[], seats: readonly SeatInfo[]): Choice[] {
  const people = new Set(seats.filter((seat) => seat.kind === "person" && !seat.yours).map((seat) => String(seat.seat)));
  const shared = seats.filter((seat) => seat.yours).length > 1;
  return asides.filter((choice) => {
    const seat = aimOf(choice, "seat");
    return seat === undefined ? people.size > 0 || shared : people.has(seat) || (shared && seats[Number(seat)]?.yours);
  });
}

/** What a move is called that is not among the choices: to ask why. */
export function moveName(verb: string, ...ids: string[]): string {
  return [verb, ...ids].join(" ");
}

/** The arguments of a choice's label: its targets by their kinds, a second of one kind as `card2`, and its numbers. */
export function labelArgs(choice: Choice): Record<string, string | number> {
  const args: Record<string, string | number> = { ...choice.numbers };
  choice.targets.forEach(({ kind, id }, i) => {
    const before = choice.targets.slice(0, i).filter((other) => other.kind === kind).length;
    args[before ? `${kind}${before + 1}` : kind] = id;
  });
  return args;
}

/** The choice of a verb and of things, in their order. */
export function find(choices: readonly Choice[], verb: string, ...ids: string[]): Choice | undefined {
  return choices.find(
    (choice) =>
      choice.verb === verb && choice.targets.length === ids.length && choice.targets.every((target, i) => target.id === ids[i]),
  );
}
