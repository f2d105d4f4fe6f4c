// The moves in the decision bar as a game groups them.
import type { Text } from "./messages";

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
  /** What it costs that cannot be taken back: it is never the first. */
  danger?: Text | null;
}

export interface MoveGroup<Item extends MoveItem> {
  title?: string;
  items: Item[];
}
