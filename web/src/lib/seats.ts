/** How far down the seats of a board reach that stand on top of it, in pixels from where an element is laid out; null
 *  where they stand elsewhere. */
export function belowSeats(one: HTMLElement): number | null {
  const stage = one.closest("[data-stage]");
  const seats = stage?.querySelector("[data-seats]");
  return stage && seats ? seats.getBoundingClientRect().bottom - stage.getBoundingClientRect().top : null;
}
