// What is played back: what others do on the map and with Events, and how a battle ended.
import type { GameFace } from "../../lib/board";
import type { Banner } from "../../lib/playback";
import type { View } from "./view";

const BEATS = [
  "event-round",
  "event-takes-card",
  "event-buys",
  "event-annexes",
  "event-dismisses",
  "event-garrison-gone",
  "event-expands",
  "event-deploys",
  "event-marches",
  "event-removes-markers",
  "event-battle",
  "event-assault-ranged",
  "event-assault-melee",
  "event-eliminated",
  "event-captain-falls",
  "event-retreats",
  "event-plays-event",
  "event-event-cancelled",
];
/** Of a battle one is told everything. */
const OWN = ["event-takes-card", "event-buys", "event-annexes", "event-dismisses", "event-expands", "event-deploys", "event-marches", "event-plays-event"];
const RESULTS = ["event-battle-won", "event-battle-even", "event-battle-broken-off"];

export const beat: NonNullable<GameFace["beat"]> = (text, { speaker, after }): boolean | Banner => {
  const { seat, fought } = after as unknown as View;
  if (!RESULTS.includes(text.id)) return BEATS.includes(text.id) && !(OWN.includes(text.id) && text.args.seat === seat);
  const last = fought?.assaults.at(-1);
  const sides = fought && last ? [fought.attacker, fought.defender] : [];
  const lines = sides.map((one, i) => ({ seat: one, text: String(last!.sides[i]!.total), first: text.id === "event-battle-won" && one === text.args.seat }));
  return { title: speaker.say(text), lines };
};
