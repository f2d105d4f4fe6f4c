import { expect, it } from "vitest";
import type { ListedTable } from "./messages";
import { inOrder } from "./shelf";

const TABLE: ListedTable = {
  id: "", game: "condottiere", edition: "", options: {}, status: "playing", public: false, host: true, seats: [], clock: 0,
  absent: "wait", pace: 0, alone: "answered", coach: false, odds: true, watchers: 0, next_table: "", by: "", ended: "", fair: null, created: 10, your_turn: false, moved: 0, news: 0,
  archived: false,
};

it("one's own tables come with those first at which it is one's turn, and the latest first of each kind", () => {
  const tables: ListedTable[] = [
    { ...TABLE, id: "over", status: "over", moved: 99 },
    { ...TABLE, id: "old", moved: 20 },
    { ...TABLE, id: "waiting", status: "waiting", created: 90 },
    { ...TABLE, id: "new", moved: 50 },
    { ...TABLE, id: "turn", your_turn: true, moved: 30 },
  ];
  expect(inOrder(tables).map((table) => table.id)).toEqual(["turn", "new", "old", "waiting", "over"]);
});
