// How the pages look: light or dark as the system is set or as was chosen, and how large all text is.
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "./settings.svelte";

export const THEMES = ["system", "light", "dark"] as const;
/** Sizes of text that can be chosen, in percent. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;

let grown = $state(0); // how often the browser has another size of text of its own

/** Whoever sets the size of text in the browser need not load the page anew. */
function watchSize(): void {
  const probe = document.createElement("div");
  Object.assign(probe.style, { position: "absolute", top: "0", width: "1rem", visibility: "hidden" });
  document.body.append(probe);
  new ResizeObserver(() => (grown += 1)).observe(probe);
}

/** Keeps the page as it was chosen, for as long as it is open. */
export function wearLook(): void {
  watchSize();
  $effect.root(() => {
    $effect(() => {
      const page = document.documentElement;
      page.dataset.theme = settings.theme;
      page.style.setProperty("--text-size", String(settings.text / 100));
      // Chromium asks queries of a box in the size of text that the box had first, until it is a box anew.
      page.style.containerType = "normal";
      void page.offsetHeight;
      page.style.containerType = "";
    });
  });
}

/** Whether the page is at least so many times as wide as its text is large. */
export function isWide(rem: number): boolean {
  return window.innerWidth >= rem * parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** How large text is, in pixels: as the browser has it, and as was chosen here. */
export function textPixels(): number {
  void grown;
  const page = document.documentElement;
  const worn = Number(page.style.getPropertyValue("--text-size")) || 1; // until the page wears another size
  return (parseFloat(getComputedStyle(page).fontSize) / worn) * (settings.text / 100);
}

/** The same, and so high; follows the window and the size of text that is chosen. */
export function hasRoom(width: number, height: number): boolean {
  const rem = textPixels();
  return (innerWidth.current ?? 0) >= width * rem && (innerHeight.current ?? 0) >= height * rem;
}
