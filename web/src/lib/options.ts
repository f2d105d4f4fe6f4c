// Which choices of an option are for how many seats, and what a choice is called.
import type { GameCard, OptionInfo, SeatRange } from "./messages";
import type { Speaker } from "./words.svelte";

export type Value = boolean | number | string;

/** The option that is asked first: how one wants to play. */
export const MODE = "mode";

/** How many seats a choice is for; any number that the game is for, if it says nothing. */
export function seatsOf(game: GameCard, option: OptionInfo | undefined, choice: Value): SeatRange {
  const every = { least: game.least_seats, most: game.most_seats };
  return option?.seats[option.choices.indexOf(String(choice))] ?? every;
}

/** The choices that are for so many seats; of seats, those that there are. */
export function fitting(option: OptionInfo, seats: number): string[] {
  if (option.names_seat) return seatChoices(option, seats);
  return option.choices.filter((_, i) => {
    const range = option.seats[i];
    return !range || (range.least <= seats && seats <= range.most);
  });
}

function seatChoices(option: OptionInfo, seats: number): string[] {
  const all = option.kind === "number" ? Array.from({ length: option.high - option.low + 1 }, (_, i) => String(option.low + i)) : option.choices;
  return all.filter((one) => !/^\d+$/.test(one) || Number(one) < seats);
}

/** What an option is set to: what was chosen as long as that fits, else the default, else what does fit. */
export function fitted(option: OptionInfo, chosen: Value | undefined, seats: number): Value {
  if (option.kind === "number" && option.names_seat) return Number(chosen) < seats ? chosen! : option.default;
  if (option.kind !== "choice") return chosen ?? option.default;
  const fit = fitting(option, seats);
  return [chosen, option.default, ...fit].find((one) => fit.includes(String(one))) ?? option.default;
}

/** What was chosen, in words; a seat is called by who sits there. */
export function choiceOf(option: OptionInfo, value: Value, speaker: Pick<Speaker, "choice">, seat: (seat: number) => string): string {
  return option.names_seat && /^\d+$/.test(String(value)) ? seat(Number(value)) : speaker.choice(option.name, value);
}
