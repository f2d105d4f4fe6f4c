import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Notice from "./Notice.svelte";

describe("a notice", () => {
  it("offers the record of a table that cannot be opened any more, and of no other", async () => {
    const { rerender } = render(Notice, { text: "Gone." });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/"]);
    await rerender({ text: "Gone.", record: "/api/tables/x/record" });
    const link = screen.getAllByRole("link").find((one) => one.getAttribute("href") === "/api/tables/x/record");
    expect(link?.hasAttribute("download")).toBe(true);
  });
});
