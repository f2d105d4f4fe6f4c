// Which choices of an option are for how many seats.
import type { GameCard, OptionInfo, SeatRange } from "./messages";

export type Value = boolean | number | string;

/** The option that is asked first: how one wants to play. */
export const MODE = "mode";

/** How many seats a choice is for; any number that the game is for, if it says nothing. */
export function seatsOf(game: GameCard, option: OptionInfo | undefined, choice: Value): SeatRange {
  const every = { least: game.least_seats, most: game.most_seats };
  return option?.seats[option.choices.indexOf(String(choice))] ?? every;
}

/** The choices that are for so many seats. */
export function fitting(option: OptionInfo, seats: number): string[] {
  return option.choices.filter((_, i) => {
    const range = option.seats[i];
    return !range || (range.least <= seats && seats <= range.most);
  });
}

/** What an option is set to: what was chosen as long as that fits, else the default, else what does fit. */
export function fitted(option: OptionInfo, chosen: Value | undefined, seats: number): Value {
  if (option.kind !== "choice") return chosen ?? option.default;
  const fit = fitting(option, seats);
  return [chosen, option.default, ...fit].find((one) => fit.includes(String(one))) ?? option.default;
}
