import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PrintedThings } from "./printed.svelte";

const answer = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
});

describe("what is printed on the things of a game", () => {
  it("is fetched once by its digest, for all who need it", async () => {
    asked.mockImplementation(() => Promise.resolve(answer({ goal: 30 })));
    const [one, other] = [new PrintedThings(), new PrintedThings()];
    for (const things of [one, other, one]) things.need("ventura", { printed: "01ab" }, "it");
    await vi.runAllTimersAsync();
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/games/ventura/printed/01ab?lang=it"]);
    expect([one.things, other.things]).toEqual([{ goal: 30 }, { goal: 30 }]);
  });

  it("is nothing where a view names none", () => {
    const things = new PrintedThings();
    expect(things.things).toBeNull();
    things.need("condottiere", {}, "en");
    expect(things.things).toEqual({});
    expect(asked).not.toHaveBeenCalled();
  });

  it("is asked for again until it comes, and meanwhile said to be missing", async () => {
    asked.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(answer({ text: "broken" }, 500)).mockResolvedValueOnce(answer({ goal: 3 }));
    const things = new PrintedThings();
    things.need("ventura", { printed: "02" }, "en");
    await vi.advanceTimersByTimeAsync(0);
    expect([things.missing, things.things]).toEqual([true, null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([asked.mock.calls.length, things.missing]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([things.missing, things.things]).toEqual([false, { goal: 3 }]);
  });

  it("stays in the language before until the other comes, and is not asked for by a page that is gone", async () => {
    asked.mockImplementation((path) => Promise.resolve(answer({ path })));
    const things = new PrintedThings();
    things.need("ventura", { printed: "03" }, "en");
    await vi.runAllTimersAsync();
    const english = things.things;
    things.need("ventura", { printed: "03" }, "de");
    expect(things.things).toBe(english);
    await vi.runAllTimersAsync();
    expect(things.things).not.toEqual(english);
    asked.mockRejectedValue(new Error("offline"));
    things.need("ventura", { printed: "04" }, "de");
    await vi.advanceTimersByTimeAsync(0);
    things.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
