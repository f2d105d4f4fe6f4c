// The day told in hours: the one thing of each hour that is worth telling.
import type { Text } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { type Table, own } from "./reading";

export const ROMAN: readonly string[] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

export interface Hour {
  hour: number;
  text: string;
}

/** What is worth telling, the most first, and how much of a sentence it is; of several quests the one that brought most. */
const WORTH: readonly [string, (text: Text, table: Table, speaker: Speaker) => string][] = [
  ["event-fulfils", ({ args }, table) => table.printed.quests[String(args.quest)]?.name ?? ""],
  ["event-falls", ({ args }, _, speaker) => speaker.text("end-fell", { name: speaker.text(`short-${args.figure}`) })],
  ["event-follows", ({ args }, _, speaker) => speaker.text("end-found", { name: speaker.text(`short-${args.figure}`) })],
  ["event-wakes", ({ args }, _, speaker) => speaker.text("end-woke", { name: speaker.text(`short-${args.figure}`) })],
  ["event-dies", ({ args }, table, speaker) => speaker.text("end-beaten", { name: table.printed.figures[String(args.figure)]?.name ?? "" })],
];

/** Of one seat; of nobody's where nobody looks through one's own eyes. */
export function hoursOf(log: readonly Text[], table: Table, speaker: Speaker): Hour[] {
  const mine = [own(table)?.hero, own(table)?.follower];
  const ours = ({ id, args }: Text) => (args.seat === undefined ? id === "event-dies" || mine.includes(String(args.figure)) : args.seat === table.seat);
  const best = new Map<number, { worth: number; points: number; text: string }>();
  let hour = 0;
  for (const text of log) {
    if (text.id === "event-hour") hour = Number(text.args.count);
    const worth = WORTH.findIndex(([id]) => id === text.id);
    if (worth < 0 || hour === 0 || !ours(text)) continue;
    const points = text.id === "event-fulfils" ? Number(text.args.count) : 0;
    const known = best.get(hour);
    if (known && (worth > known.worth || (worth === known.worth && points <= known.points))) continue;
    best.set(hour, { worth, points, text: WORTH[worth]![1](text, table, speaker) });
  }
  return [...best].map(([number, { text }]) => ({ hour: number, text }));
}
