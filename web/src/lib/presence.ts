// Who is here, away or a bot: what is said of a seat, and the mark on its seal.
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "./messages";
import { has, language, t } from "./words.svelte";
import { when } from "./when";

export type Mark = "" | "bot" | "away";

const MARKS = Symbol("marks");

/** All seals below show who is here. */
export function markSeals(seats: () => readonly SeatInfo[]): void {
  setContext(MARKS, (seat: number) => mark(seats()[seat]));
}

export function sealMark(): (seat: number) => Mark {
  return getContext<((seat: number) => Mark) | undefined>(MARKS) ?? (() => "");
}

export function mark(seat: SeatInfo | undefined): Mark {
  if (!seat) return "";
  if (seat.kind === "bot" || seat.covered) return "bot";
  return seat.kind === "person" && !seat.here ? "away" : "";
}

/** How a bot plays, or what one is called that is not of the house: `my_bots:Hothead` is Hothead. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot.replace(/^[\w.]+:(?=\w+(\(|$))/, "");
}

/** Who sits there, in a few words: a bot and how it plays, why it does, or since when somebody is away. */
export function said(seat: SeatInfo): string {
  if (seat.kind === "open") return "";
  if (seat.gone) return t(`ui-gone-${seat.gone}`);
  if (seat.kind === "bot") return t("ui-seat-bot", { level: botName(seat.bot) });
  if (seat.covered) return t("ui-seat-covered");
  if (seat.here) return t("ui-seat-here");
  return seat.away > 0 ? t("ui-seat-away-since", { time: when(seat.away, language()) }) : t("ui-seat-away");
}
