import { expect, test } from "vitest";
import type { Json } from "../../lib/messages";
import { withoutOdds } from "./odds";

test("whoever does not want to know the odds still knows prices and consequences", () => {
  const chance = { figure: "pell", purpose: "search", dice: 1, plus: 4, percent: 50 };
  const told = { verb: "search", ap: 1, chance, counts: ["good-eyes"], likely: ["loose-boards"] };
  const forecast = { choices: { search: told }, verbs: { lay: { id: "why-laid", args: {}, rule: "DV-ONCE-01" } }, quests: {}, suggested: "" };
  expect(withoutOdds(forecast as unknown as Json)).toEqual({
    ...forecast,
    choices: { search: { verb: "search", ap: 1, counts: ["good-eyes"] } },
  });
});
