// What a board marks for the words that stand over it, in pixels from its stage.

function within(one: HTMLElement, mark: string): { whole: DOMRect; part: DOMRect } | null {
  const stage = one.closest("[data-stage]");
  const part = stage?.querySelector(`[data-${mark}]`);
  return stage && part ? { whole: stage.getBoundingClientRect(), part: part.getBoundingClientRect() } : null;
}

/** How far down the seats of a board reach that stand on top of it; null where they stand elsewhere. */
export function belowSeats(one: HTMLElement): number | null {
  const found = within(one, "seats");
  return found && found.part.bottom - found.whole.top;
}

/** Where the cards begin that lie below such seats. */
export function aboveCards(one: HTMLElement): number | null {
  const found = within(one, "cards");
  return found && found.part.top - found.whole.top;
}

/** Where news are said: over a part of the board, such as its map; null where none is marked. */
export function newsPlace(one: HTMLElement): { top: number; left: number; right: number } | null {
  const found = within(one, "news");
  return found && { top: found.part.top - found.whole.top, left: found.part.left - found.whole.left, right: found.whole.right - found.part.right };
}
