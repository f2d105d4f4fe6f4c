import { expect, test } from "vitest";
import type { Choice } from "../../lib/messages";
import { Draft } from "./draft.svelte";

const choice = (name: string) => ({ name, verb: name.split(" ")[0], targets: [], label: "", numbers: {} }) as unknown as Choice;
const ACTION = { id: "ask-action", args: {} };

test("a verb that was opened is closed by the next question, but gear, which is handled one after the other", () => {
  const draft = new Draft();
  draft.look(ACTION, [choice("wear hat")]);
  draft.verb = "gear";
  draft.look(null, []);
  draft.look(ACTION, [choice("take off hat")]);
  expect(draft.verb).toBe(null);
  draft.verb = draft.again = "gear";
  draft.look(null, []);
  draft.look(ACTION, [choice("wear hat")]);
  expect(draft.verb).toBe("gear");
  draft.look(ACTION, [choice("take off hat")]);
  expect(draft.verb).toBe(null);
});
