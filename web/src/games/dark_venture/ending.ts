// What an end says, and what comes next: another day, or the points that were missing.
import type { GameFace } from "../../lib/board";
import type { View } from "./view";

export const ending: NonNullable<GameFace["ending"]> = (result, view, speaker) => {
  const { goal } = view as unknown as View;
  const missing = (result.scores as number[]).reduce((sum, score) => sum + Math.max(0, goal - score), 0);
  if (result.nobody) return { text: "", again: speaker.text("end-again"), review: speaker.text("end-where", { points: missing }) };
  return { text: "", again: speaker.text("end-another"), review: speaker.text("end-look-back") };
};
