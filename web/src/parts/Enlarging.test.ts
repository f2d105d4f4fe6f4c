import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it, vi } from "vitest";
import Enlarging from "./Enlarging.svelte";

const large = createRawSnippet((card: () => string) => ({ render: () => `<p>large ${card()}</p>` }));

function card(id: string, asks: boolean): HTMLElement {
  const button = document.createElement("button");
  button.dataset.face = id;
  if (asks) button.dataset.enlarge = "";
  document.body.append(button);
  return button;
}

it("shows a card large when one presses what has no other use, until Escape or the next key Tab", async () => {
  render(Enlarging, { large });
  const button = card("owl", true);
  for (const key of ["Escape", "Tab"]) {
    await fireEvent.click(button);
    expect(screen.queryByText("large owl")).not.toBeNull();
    await fireEvent.keyDown(document.body, { key });
    expect(screen.queryByText("large owl")).toBeNull();
  }
});

it("leaves the press on any other card to the board, and shows it by the key I", async () => {
  render(Enlarging, { large });
  const button = card("crow", false);
  await fireEvent.click(button);
  expect(screen.queryByText("large crow")).toBeNull();
  button.focus();
  await fireEvent.keyDown(button, { key: "i" });
  expect(screen.queryByText("large crow")).not.toBeNull();
});

it("shows a card that is pointed at, and none that comes to lie under a mouse that rests until it moves", async () => {
  vi.useFakeTimers();
  render(Enlarging, { large });
  const [first, next] = [card("hen", false), card("hound", false)];
  const mouse = { pointerType: "mouse", clientX: 20, clientY: 20 };
  await fireEvent.pointerOver(first, mouse);
  await fireEvent.pointerMove(first, mouse);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByText("large hen")).not.toBeNull();
  await fireEvent.pointerOver(next, mouse); // it lies there now
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByText(/large/)).toBeNull();
  await fireEvent.pointerMove(next, { ...mouse, clientX: 24 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByText("large hound")).not.toBeNull();
  vi.useRealTimers();
});
