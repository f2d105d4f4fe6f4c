// What a march to a tile would cost and bring, as it stands on the map.

export type MarkKind = "gain" | "win" | "lose" | "open" | "plain";

export interface Mark {
  /** Movement points used up to there. */
  used: number;
  kind: MarkKind;
  /** "+1 point", "win, lose 2", "lost"; empty where there is nothing to say. */
  text: string;
}
