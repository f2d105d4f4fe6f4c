// Dice with every part of their sum, as the log tells them.
import type { Text } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";

/** A roll: the dice, an attribute's share, what else was added before and after it. */
export interface Thrown {
  figure: string;
  purpose: string;
  dice: number[];
  /** The attribute that counts, "none" where dice alone do, and how much it is. */
  share: string;
  worth: number;
  more: number;
  added: number;
  total: number;
}

export function thrownIn({ args }: Text): Thrown {
  const worth = Number(args.count3);
  return {
    figure: String(args.figure),
    purpose: String(args.purpose),
    dice: String(args.dice).split(" ").map(Number),
    share: String(args.share),
    worth,
    more: Number(args.count) - worth,
    added: 0,
    total: Number(args.count2),
  };
}

/** A part of a sum, with its sign. */
export interface Part {
  value: number;
  label: string;
  die?: boolean;
}

/** What is added to rolls of a purpose beside an attribute. */
const BONUS: Record<string, string> = { attack: "attack", strike: "strike", search: "search", flight: "flee", wake: "wake", court: "court" };

export function partsOf(thrown: Thrown, speaker: Speaker): Part[] {
  const stat = (name: string) => String(speaker.thing("stat", name));
  const bonus = BONUS[thrown.purpose];
  const parts: Part[] = thrown.share === "none" ? [] : [{ value: thrown.worth, label: stat(thrown.share) }];
  parts.push(...thrown.dice.map((value) => ({ value, label: speaker.text("page-die"), die: true })));
  if (thrown.more) parts.push({ value: thrown.more, label: bonus ? stat(bonus) : speaker.text("page-more") });
  if (thrown.added) parts.push({ value: thrown.added, label: speaker.text("page-added") });
  return parts;
}

/** "POWER 4, dice 5 and 3, attack +1, armor −1", to be said aloud. */
export function summed(parts: readonly Part[], speaker: Speaker): string {
  const dice = parts.filter((part) => part.die).map((part) => part.value);
  const rest = parts.filter((part) => !part.die).map((part) => speaker.text("page-part", { label: part.label, value: part.value }));
  return [speaker.text("page-dice", { count: dice.length, dice: dice.join(", ") }), ...rest].join(", ");
}
