// The next state, from the one before it and what is different. The server's side is deltas.py.
import type { Delta, Json, State } from "./messages";

type Path = (string | number)[];

/** The old state stays as it is, and what is the same in both is the same object. */
export function nextState(old: State, delta: Delta): State {
  return {
    t: "state",
    seat: old.seat,
    version: delta.version,
    tag: delta.tag,
    events: delta.events,
    view: applied(old.view, delta.view ?? []),
    asked: delta.asked === undefined ? old.asked : delta.asked,
    asides: delta.asides ?? old.asides,
    can_undo: delta.can_undo ?? old.can_undo,
    result: delta.result === undefined ? old.result : delta.result,
    open: delta.open ?? old.open,
    thinking: delta.thinking ?? [],
    deadline: delta.deadline ?? 0,
    pause: delta.pause ?? null,
    orders: delta.orders ?? [],
    answered_in: delta.answered_in ?? 0,
  };
}

/** A difference is a path and the value that now stands there; without a value the name is gone. */
export function applied(old: Json, differences: readonly (readonly unknown[])[]): Json {
  let view = old;
  for (const difference of differences) {
    const path = difference[0] as Path;
    if (difference.length > 1) view = put(view, path, difference[1]) as Json;
    else view = Object.fromEntries(Object.entries(view).filter(([name]) => name !== path[0]));
  }
  return view;
}

function put(inside: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value;
  const [step, ...rest] = path as [string | number, ...Path];
  const copy = (Array.isArray(inside) ? [...inside] : { ...(inside as Json) }) as Record<string | number, unknown>;
  copy[step] = put(copy[step], rest, value);
  return copy;
}
