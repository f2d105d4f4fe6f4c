import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { ending } from "./ending";
import Ending from "./Ending.svelte";

const speaker = { text: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id), seat: (seat: number) => `Seat ${seat}` } as unknown as Speaker;
const view = { mode: "questing", goal: 15, seat: 0, players: [{ hero: "pell" }] } as unknown as Json;
const printed = { figures: { pell: { name: "Pell" } }, ranks: [] } as unknown as Json;
const result = (winners: number[]) => ({ reason: "sunset", ranking: [1], scores: [11], winners }) as unknown as Json;

test("where nobody has won, the sun is dark and the missing points are asked for", () => {
  const { container } = render(Ending, { result: result([]), view, printed, speaker, log: [] });
  expect(container.querySelector(".lost .dark")).not.toBeNull();
  expect(container.textContent).toContain("end-lost");
  expect(ending(result([]), view, speaker)).toMatchObject({ same: "end-again", review: 'end-where {"points":4}' });
});

test("a day that was won has a sunrise, and is looked back at", () => {
  const { container } = render(Ending, { result: result([0]), view, printed, speaker, log: [] });
  expect(container.querySelector(".sun")).not.toBeNull();
  expect(container.querySelector(".lost")).toBeNull();
  expect(container.textContent).toContain("end-won");
  expect(ending(result([0]), view, speaker)).toMatchObject({ review: "end-look-back" });
});
