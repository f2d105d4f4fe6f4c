// Motion shows what happened, in at most 300 ms, and not at all for those who asked for none.
//
// What moves from place to place flies there. A board marks its places, `data-place="line 2 winter"`, and its face says
// for an event from which to which (`flights` in face.ts): before the page changes the places are measured, and after
// it a copy of what moved flies over the table. So cards go from hand to line, armies from hex to hex. What only appears,
// such as a marker, drops by a transition of its own with `quick`.

export const LONGEST = 300;

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether one has asked for no motion. */
export function isStill(): boolean {
  return still?.matches ?? false;
}

export function quick(milliseconds: number): number {
  return isStill() ? 0 : Math.min(LONGEST, milliseconds);
}

/** From one place of the board to another. */
export interface Flight {
  from: string;
  to: string;
  /** What is copied is what lies there afterwards, such as a card that came out of a hidden hand. */
  later?: boolean;
}

function place(name: string): Element | null {
  return document.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

/** Call it before the page changes, and what it gives afterwards. */
export function depart(flights: readonly Flight[]): () => void {
  const duration = quick(LONGEST);
  const leaving = duration === 0 ? [] : flights.map((flight) => ({ ...flight, ...seen(place(flight.from), !flight.later) }));
  return () => {
    for (const { box, copy, to, later } of leaving) {
      const landed = seen(place(to), later);
      const thing = copy ?? landed.copy;
      if (box && landed.box && thing) launch(thing, later ? landed.box : box, box, landed.box, duration);
    }
  };
}

/** Where something is, and a copy of it if it is what flies. */
function seen(at: Element | null, flies = false): { box?: DOMRect; copy?: HTMLElement } {
  if (!at) return {};
  return { box: at.getBoundingClientRect(), ...(flies ? { copy: copyOf(at) } : {}) };
}

/** It is nothing but a picture. A part of a drawing gets a drawing of its own. */
function copyOf(at: Element): HTMLElement {
  const copy = at.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of one.getAttributeNames()) if (name === "id" || name === "role" || name.startsWith("data-")) one.removeAttribute(name);
  }
  if (!(at instanceof SVGGraphicsElement)) return copy as HTMLElement;
  const { x, y, width, height } = at.getBBox();
  copy.removeAttribute("transform");
  const frame = document.createElement("span");
  frame.innerHTML = `<svg viewBox="${x} ${y} ${width} ${height}" width="100%" height="100%" overflow="visible"></svg>`;
  frame.firstElementChild!.append(copy);
  return frame;
}

/** From the middle of one box to the middle of another, no larger than they are. */
function launch(thing: HTMLElement, own: DOMRect, from: DOMRect, to: DOMRect, duration: number): void {
  const shift = (box: DOMRect) => {
    const scale = Math.min(1, box.width / own.width, box.height / own.height);
    return `translate(${box.x + (box.width - own.width) / 2}px, ${box.y + (box.height - own.height) / 2}px) scale(${scale})`;
  };
  Object.assign(thing.style, { position: "fixed", inset: "0 auto auto 0", width: `${own.width}px`, height: `${own.height}px`, margin: "0", zIndex: "15", pointerEvents: "none" });
  thing.inert = true;
  thing.ariaHidden = "true";
  (document.querySelector(".table") ?? document.body).append(thing);
  const flight = thing.animate([{ transform: shift(from), opacity: 0.9 }, { transform: shift(to), opacity: 1 }], { duration, easing: "ease-in-out" });
  void flight.finished.catch(() => undefined).then(() => thing.remove());
}
