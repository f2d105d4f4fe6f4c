// What is said to those who do not see the table: a blow is one sentence with its sum, told when all dice have fallen.
import type { GameFace } from "../../lib/board";
import { fightsIn, partsOfBlow } from "./fight";
import { summed } from "./sums";

export const aloud: NonNullable<GameFace["aloud"]> = (log, index, speaker) => {
  const { id, args } = log[index]!;
  if (id === "event-strikes" || (id === "event-rolled" && args.purpose === "attack")) return "";
  if (id !== "event-damage" && id !== "event-loses-health") return null;
  const blows = fightsIn(log).flatMap((fight) => fight.acts);
  const blow = blows.find((one) => one.kind === "blow" && (one.told === index || one.loss === index));
  if (!blow) return null;
  if (id === "event-loses-health") return "";
  const name = (figure: string) => speaker.thing("figure", figure);
  const said = speaker.text("fight-said", { name: name(blow.by), foe: name(blow.at), sum: summed(partsOfBlow(blow, speaker), speaker), damage: blow.damage });
  return blow.left === null ? said : `${said} ${speaker.text("fight-said-left", { name: name(blow.at), left: blow.left })}`;
};
