// What stands over the board from below: the bar, and above it a sentence of the guide, of a teacher or of the coach.

/** Tells where these are on the screen, now and whenever one of them, or what asks, comes, goes or grows. */
export function watchStanding(below: Element, which: string, asks: Element, tell: (boxes: DOMRect[]) => void): () => void {
  const found = () => [...below.querySelectorAll(which)];
  const measure = () => tell(found().map((one) => one.getBoundingClientRect()));
  const sizes = new ResizeObserver(measure);
  const watch = () => [asks, ...below.children, ...found()].forEach((one) => sizes.observe(one));
  const parts = new MutationObserver(() => (watch(), measure()));
  parts.observe(below, { childList: true });
  watch();
  return () => (sizes.disconnect(), parts.disconnect());
}
