import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { Choice } from "../lib/messages";
import type { Speaker } from "../lib/words.svelte";
import Value from "./Value.svelte";

const speaker = { has: (id: string) => id.startsWith("card-"), text: (id: string) => id.replace("card-", "the ") } as unknown as Speaker;
const play = { name: "play owl", verb: "play", targets: [{ kind: "card", id: "owl" }] } as unknown as Choice;

it("makes the move of a thing that glows, and says of another why not, by finger and keys as well", async () => {
  const [act, why] = [vi.fn(), vi.fn()];
  render(Value, { name: "hand", value: ["owl", "lark"], speaker, table: { choices: [play], act, why, busy: false } });
  await fireEvent.click(screen.getByText("the owl"));
  expect(act).toHaveBeenCalledWith("play owl");
  const other = screen.getByText("the lark");
  expect(other.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(other);
  expect(why).toHaveBeenCalledExactlyOnceWith("play lark");
});
