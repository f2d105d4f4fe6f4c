// What has more to show than there is room: options begin at the first one, an answer is always in sight.

import { tick } from "svelte";

/** For a row of options: begins anew whenever what is given changes. */
export function fromFirst(row: HTMLElement, _what: unknown): { update(what: unknown): void } {
  return { update: () => row.scrollTo({ left: 0 }) };
}

/** For an answer in a box that scrolls: the box, its parent, shows it whenever what is given changes. */
export function inSight(answer: HTMLElement, _what: unknown): { update(what: unknown): void } {
  const show = (): void => {
    const box = answer.parentElement!;
    const below = answer.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    if (below > 0) box.scrollTop += below;
  };
  show();
  return { update: () => void tick().then(show) };
}
