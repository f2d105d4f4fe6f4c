// On a small screen options are moved sideways; others begin at the first one.

/** For a row of options: begins anew whenever what is given changes. */
export function fromFirst(row: HTMLElement, _what: unknown): { update(what: unknown): void } {
  return { update: () => row.scrollTo({ left: 0 }) };
}
