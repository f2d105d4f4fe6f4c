// Where the focus goes when what had it is gone: a move was made, and its button with it. It stays at the table, with
// the question, so that the next Tab or key goes on from there.

const PLACE = "[data-question]";

/** Moves the focus to what is asked, or to the beginning of the page's content. */
export function focusQuestion(): void {
  const place = document.querySelector<HTMLElement>(PLACE) ?? document.querySelector("main");
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus();
}

/** For the element around a table: watches that no change of the page loses the focus in it. */
export function keepsFocus(table: HTMLElement): { destroy(): void } {
  let last: Element | null = null;
  const note = (event: FocusEvent) => (last = event.target as Element);
  const watch = new MutationObserver(() => {
    if (!last || document.activeElement !== document.body) return;
    if (last.isConnected && !last.matches(":disabled")) return; // somebody clicked beside it
    last = null;
    focusQuestion();
  });
  table.addEventListener("focusin", note);
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return {
    destroy() {
      table.removeEventListener("focusin", note);
      watch.disconnect();
    },
  };
}
