// What comes after an end: the same day once more, another day, or the points that were missing.
import type { GameFace } from "../../lib/board";
import type { View } from "./view";

export const ending: NonNullable<GameFace["ending"]> = (result, view, speaker) => {
  const { goal } = view as unknown as View;
  const missing = (result.scores as number[]).reduce((sum, score) => sum + Math.max(0, goal - score), 0);
  const again = { text: "", same: speaker.text("end-again"), again: speaker.text("end-another") };
  return { ...again, review: result.nobody ? speaker.text("end-where", { points: missing }) : speaker.text("end-look-back") };
};
