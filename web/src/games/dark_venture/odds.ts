// What is told beforehand, for whoever does not want to know the odds: prices and consequences stay.
import type { Json } from "../../lib/messages";
import type { Forecast, Told } from "./view";

const ODDS: readonly (keyof Told)[] = ["chance", "harm", "back", "likely"];

export function withoutOdds(forecast: Json): Json {
  const { choices, ...rest } = forecast as unknown as Forecast;
  const plain = Object.entries(choices).map(([name, told]) => [name, without(told)] as const);
  return { ...rest, choices: Object.fromEntries(plain) } as unknown as Json;
}

function without(told: Told): Told {
  return Object.fromEntries(Object.entries(told).filter(([key]) => !ODDS.includes(key as keyof Told)));
}
