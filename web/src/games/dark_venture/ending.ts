// What comes after an end: the same day once more, another day, or the points that were missing.
import type { GameFace } from "../../lib/board";
import type { Json } from "../../lib/messages";
import type { View } from "./view";

/** Where nobody has won, the day is lost. */
export const isLost = (result: Json): boolean => (result.winners as number[]).length === 0;

export const ending: NonNullable<GameFace["ending"]> = (result, view, speaker) => {
  const { goal } = view as unknown as View;
  const scores = result.scores as number[];
  const missing = scores.reduce((sum, score) => sum + Math.max(0, goal - score), 0);
  const lost = isLost(result);
  const alone = scores.length === 1; // who plays alone has beaten nobody
  const again = { text: "", drawsPoints: alone || goal > 0, same: speaker.text("end-again"), again: speaker.text("end-another") };
  const review = lost && missing > 0 ? speaker.text("end-where", { points: missing }) : speaker.text("end-look-back");
  if (!alone) return { ...again, review };
  if (goal === 0) return { ...again, review, title: speaker.text("end-title"), reason: "" }; // the title earned says it all
  return { ...again, review, title: speaker.text(lost ? "end-title-lost" : "end-title-won") };
};
