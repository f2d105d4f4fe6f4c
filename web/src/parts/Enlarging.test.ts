import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, it } from "vitest";
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
