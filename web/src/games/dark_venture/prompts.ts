// Questions as the bar says them: what else they say, such as the points that are left, stands beside them.
import type { Json, Text } from "../../lib/messages";
import { leaderOf } from "./reading";
import type { View } from "./view";

const SHORTER = ["ask-action", "ask-action-pair", "ask-answer", "ask-battle-turn"];

export function shorter(prompt: Text, view: Json): Text {
  if (!SHORTER.includes(prompt.id)) return prompt;
  // Somebody whom no player leads does nothing by itself: a player answers.
  const led = leaderOf(view as unknown as View, String(prompt.args.figure)) !== null;
  return { ...prompt, id: prompt.id === "ask-answer" && !led ? "dv-ask-answer-to" : `dv-${prompt.id}` };
}
