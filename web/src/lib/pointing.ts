// Pointing at what does not glow says why, with the rule: the server is asked once the pointer has rested there.

const REST = 350; // milliseconds: not for everything that the pointer crosses

/** For a board: `onpointerenter={() => pointing.at(legal ? null : moveName("place", region))}`, and `onpointerleave`. */
export class Pointing {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly why: (name: string) => void) {}

  /** The move that cannot be made here; null where there is nothing to explain. */
  at(move: string | null | undefined): void {
    this.leave();
    if (move) this.timer = setTimeout(() => this.why(move), REST);
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
