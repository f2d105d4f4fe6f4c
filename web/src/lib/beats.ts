// Which of the events that led from one state to the next are played back.
import type { GameFace, Happening } from "./board";
import type { Text } from "./messages";
import type { Beat } from "./playback";

export function beatsOf(face: GameFace, happening: Happening): Beat[] {
  const { speaker, events } = happening;
  const beat = face.beat ?? ((text: Text) => (face.brief?.(text, speaker) ?? null) === null);
  return events.flatMap((text): Beat[] => {
    const found = beat(text, happening);
    if (typeof found === "number") return [{ text, banner: null, takes: found }];
    return found ? [{ text, banner: found === true ? null : found }] : [];
  });
}
