// Choices for tests.
import type { Choice } from "./messages";

export function choice(verb: string, ...targets: [kind: string, id: string][]): Choice {
  return {
    name: [verb, ...targets.map(([, id]) => id)].join(" "),
    verb,
    targets: targets.map(([kind, id]) => ({ kind, id })),
    label: `do-${verb.replaceAll(" ", "-")}`,
    numbers: {},
  };
}
