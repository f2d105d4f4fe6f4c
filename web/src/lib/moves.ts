// The moves in the decision bar as a game groups them.

export interface MoveItem {
  id: string;
  /** The whole sentence. */
  label: string;
  /** A few words instead of it, where a title stands before the group. */
  short?: string;
  /** Drawn instead of it. */
  face?: object;
  /** What it sends, if it is a move by itself. */
  move?: string;
  pressed?: boolean;
  strong?: boolean;
  quiet?: boolean;
}

export interface MoveGroup<Item extends MoveItem> {
  title?: string;
  items: Item[];
}
