// What of a battle is played back: what others do, and how it ended, with the final strengths.
import type { GameFace } from "../../lib/board";
import type { Banner } from "../../lib/playback";
import { asView } from "./reading";

const BEATS = [
  "event-places-token",
  "event-plays",
  "event-plays-face-down",
  "event-turns-up",
  "event-passes",
  "event-passes-for-now",
  "event-no-cards",
  "event-season-ends",
  "event-bishop-removes",
  "event-favor-to",
  "event-takes-back",
  "event-surrenders",
  "event-discards-hand",
];
/** What one has done oneself one need not be told. */
const OWN = ["event-places-token", "event-plays", "event-passes", "event-passes-for-now", "event-takes-back", "event-discards-hand"];
const RESULTS = ["event-wins-battle", "event-captures", "event-defends", "event-battle-tied"];

export const beat: NonNullable<GameFace["beat"]> = (text, { speaker, before, after, events }): boolean | Banner => {
  if (!RESULTS.includes(text.id)) return BEATS.includes(text.id) && !(OWN.includes(text.id) && text.args.seat === asView(after).seat);
  const final = new Map(events.filter(({ id }) => id === "event-final-strength").map(({ args }) => [Number(args.seat), Number(args.count)]));
  const lines = asView(before)
    .lines.map((line, seat) => ({ seat, count: final.get(seat) ?? line.strength }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return { title: speaker.say(text), lines: lines.map(({ seat, count }) => ({ seat, text: String(count), first: seat === text.args.seat })) };
};
