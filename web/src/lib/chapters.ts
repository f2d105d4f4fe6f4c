// Where one enters a replay: at the headings of its log, such as battles and rounds, and at the line one points at.
import type { GameFace } from "./board";
import type { Frame, Text } from "./messages";

export interface Chapter {
  frame: number;
  text: Text;
}

/** The frames in which a heading of the log stands; of several in one frame the last, which is what is seen there. */
export function chaptersOf(frames: readonly Frame[], heading: GameFace["heading"]): Chapter[] {
  const found: Chapter[] = [];
  frames.forEach(({ events }, frame) => {
    const text = heading && events.findLast(heading);
    if (text) found.push({ frame, text });
  });
  return found;
}

/** The frame of the chapter before (-1) or after (1) a frame; the begin or the end where there is none. */
export function chapterFrom(chapters: readonly Chapter[], at: number, way: 1 | -1, last: number): number {
  const frames = chapters.map((chapter) => chapter.frame);
  return way > 0 ? (frames.find((frame) => frame > at) ?? last) : (frames.findLast((frame) => frame < at) ?? 0);
}

/** The frame in which a line of the log was told, by its number from the first. */
export function frameOf(frames: readonly Frame[], line: number): number {
  let told = 0;
  const found = frames.findIndex(({ events }) => (told += events.length) > line);
  return found < 0 ? frames.length - 1 : found;
}
