import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { TableInfo } from "../lib/messages";
import { Speaker } from "../lib/words.svelte";
import Result from "./Result.svelte";

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => {})));

interface Told {
  winners?: number[];
  together?: boolean;
  mine?: boolean;
}

/** The sheet of two seats: its title, and the places it gives. */
function told({ winners = [], together = false, mine = true }: Told): [string, string[]] {
  const seats = ["Anna", "Bruno"].map((name, seat) => ({ seat, kind: "person", name, yours: mine && seat === 0 }));
  const table = { id: "day", game: "dark-venture", seats, next_table: "", fair: null } as unknown as TableInfo;
  const result = { ranking: [1, 2], scores: [7, 3], winners, together, reason: "sunset" };
  const speaker = new Speaker("dark-venture", seats.map((seat) => seat.name));
  const { container } = render(Result, { result, table, speaker, rematch: () => {}, sameAgain: () => {}, close: () => {} });
  return [container.querySelector("h2")!.textContent, [...container.querySelectorAll(".place")].map((one) => one.textContent)];
}

it.each<[string, Told, string, string[]]>([
  ["lost together", { together: true }, "[ui-lost-together]", []],
  ["won together", { together: true, winners: [0, 1] }, "[ui-won-together]", []],
  ["watched", { together: true, mine: false }, "[ui-all-lost]", []],
  ["won by nobody", {}, "[ui-nobody]", []],
  ["won by one", { winners: [0] }, "[ui-winner]", ["1", "2"]],
])("gives places only where somebody was beaten: %s", (_, how, title, places) => {
  expect(told(how)).toEqual([title, places]);
});

function ended(others: ("person" | "bot")[], same: () => void, winners: number[] = []): void {
  const seats = [{ seat: 0, kind: "person", name: "Anna", yours: true }, ...others.map((kind, i) => ({ seat: i + 1, kind, name: "Bruno", yours: false }))];
  const table = { id: "day", game: "dark-venture", seats, next_table: "", fair: null } as unknown as TableInfo;
  const result = { ranking: seats.map(() => 1), scores: seats.map(() => 3), winners, reason: "sunset" };
  const own = { text: "", same: "The same day", again: "Another day" };
  render(Result, { result, table, speaker: new Speaker("dark-venture", seats.map((seat) => seat.name)), own, rematch: () => {}, sameAgain: same, close: () => {} });
}

it("offers whoever played alone, or with bots, the same cards once more", async () => {
  const same = vi.fn();
  ended(["bot"], same);
  await fireEvent.click(screen.getByText("The same day"));
  expect(same).toHaveBeenCalledOnce();
  expect(screen.queryByText("Another day")).not.toBeNull();
});

it("offers other people another game only", () => {
  ended(["person"], () => {});
  expect(screen.queryByText("The same day")).toBeNull();
});

it.each([
  ["has lost tries", [], "The same day", "Another day"],
  ["was beaten tries", [1], "The same day", "Another day"],
  ["has won goes on from", [0], "Another day", "The same day"],
])("whoever %s the same day first", (_, winners, first, second) => {
  ended(["bot"], () => {}, winners);
  const [one, other] = [screen.getByText(first), screen.getByText(second)];
  expect([one, other].map((button) => button.classList.contains("strong"))).toEqual([true, false]);
  expect(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
