import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../lib/messages";
import { forgetLinks } from "../lib/seat";
import { t } from "../lib/words.svelte";
import TableMenu from "./TableMenu.svelte";

function table(id: string, yours: boolean): TableInfo {
  const seat = { seat: 0, kind: "person" as const, name: "Anna", bot: "", here: true, yours, covered: false, away: 0, gone: "" as const, asked_to_leave: false, agreed: false };
  return {
    id,
    game: "condottiere",
    edition: "standard",
    options: {},
    status: "playing",
    public: false,
    host: false,
    seats: [seat],
    clock: 0,
    absent: "wait",
    pace: 0,
    alone: "answered",
    coach: true,
    odds: true,
    watchers: 0,
    next_table: "",
    by: "",
    ended: "", fair: null,
  };
}

const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, how: { method: string }) => {
    asked.push(`${how.method} ${path}`);
    const id = path.split("/")[3];
    return Promise.resolve(new Response(JSON.stringify({ link: `/t/${id}/return/secret-of-${id}` })));
  });
});

function links(): string[] {
  return screen.queryAllByRole("textbox").map((field) => (field as HTMLInputElement).value);
}

describe("the menu of a table", () => {
  it("asks the server for one's own link, also at the table of a rematch, and keeps it nowhere", async () => {
    const { rerender } = render(TableMenu, { table: table("first", true), close: () => {}, shortcuts: () => {} });
    await vi.waitFor(() => expect(links().some((link) => link.endsWith("/t/first/return/secret-of-first"))).toBe(true));
    await rerender({ table: table("first", true) }); // somebody came or went
    await rerender({ table: table("again", true) });
    await vi.waitFor(() => expect(links().some((link) => link.endsWith("/t/again/return/secret-of-again"))).toBe(true));
    expect(asked).toEqual(["POST /api/tables/first/return-link", "POST /api/tables/again/return-link"]);
    expect(JSON.stringify({ ...localStorage })).not.toContain("secret");
  });

  it("says that a table plays without odds, which nobody can switch on then", () => {
    render(TableMenu, { table: { ...table("first", true), odds: false }, close: () => {}, shortcuts: () => {} });
    expect(screen.queryByText(t("ui-odds-none"))).not.toBeNull();
    expect(screen.queryByLabelText(t("ui-odds"))).toBeNull();
  });

  it("has no such link for who only watches", () => {
    render(TableMenu, { table: table("first", false), close: () => {}, shortcuts: () => {} });
    expect(links()).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});

it("links that earlier versions kept are forgotten, and nothing else", () => {
  localStorage.setItem("ludoteca.return.first", "/t/first/return/secret");
  localStorage.setItem("ludoteca.settings", "{}");
  forgetLinks();
  expect(Object.keys(localStorage)).toEqual(["ludoteca.settings"]);
});
