// What is played back: dice and blows in their own time, and what others do. A fight and a page of one's own stay where
// they are; of a fight of others one sees how it ended.
import type { GameFace } from "../../lib/board";
import type { Text } from "../../lib/messages";
import type { Banner } from "../../lib/playback";
import type { View } from "./view";

const PLAIN = [
  ...["rolls-for-order", "hour", "steps-in", "sunset", "fulfils", "fails", "favoured", "comes", "leaves", "party", "roams", "drags"],
  ...["finds-something", "finds-nothing", "falls", "dies", "wakes", "sleeps-on", "follows", "is-released", "refuses", "flees", "cannot-flee", "told"],
];
/** These are beats where others do them; of one's own one knows. */
const OTHERS = ["lays", "arrives", "hexagon", "answers", "uses-ability", "gains", "loots", "gives", "heals", "loses-health", "shows-quest"];
/** Shown with a blow. */
const WITH_A_BLOW = ["attack", "target"];

const DIE = 300;
const PART = 150;
/** So long one looks at a sum. */
const LOOK = 700;

/** The time that a sum takes which comes part by part. */
export function timeOf({ args }: Text): number {
  const dice = String(args.dice ?? "").split(" ").length;
  return DIE * dice + PART * 3 + LOOK;
}

const BLOW = DIE * 2 + PART * 4 + LOOK;

export const beat: NonNullable<GameFace["beat"]> = (text, { speaker, before, after, events }): boolean | number | Banner => {
  const name = text.id.slice("event-".length);
  const { seat, players } = after as unknown as View;
  const mine = (figure: string | number | undefined) => seat !== null && [players[seat]?.hero, players[seat]?.follower].includes(String(figure));
  if (name === "rolled") return WITH_A_BLOW.includes(String(text.args.purpose)) ? false : timeOf(text);
  if (name === "damage") return BLOW;
  if (name === "fight-over") {
    const fought = [before, after].flatMap((view) => (view as unknown as View).fight?.fighters ?? []);
    if ([...fought, ...events.filter((one) => one.id === "event-joins-fight").map((one) => one.args.figure)].some((figure) => mine(figure))) return true;
    const ends = events.filter((one) => ["event-falls", "event-dies", "event-flees"].includes(one.id));
    return { title: [text, ...ends].map((one) => speaker.say(one)).join(" "), lines: [] };
  }
  if (OTHERS.includes(name)) return text.args.figure === undefined ? text.args.seat !== seat : !mine(text.args.figure);
  return PLAIN.includes(name);
};
