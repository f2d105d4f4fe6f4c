import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Hesitation, MOMENT } from "./hesitation.svelte";

const danger = { id: "danger-pass", args: {} };
let sent: string[];
let hesitation: Hesitation;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  hesitation = new Hesitation((name) => sent.push(name));
});
afterEach(() => vi.useRealTimers());

describe("a dangerous move", () => {
  it("is sent after a moment", () => {
    hesitation.press("pass", danger);
    expect(hesitation.pending).toEqual({ name: "pass", danger });
    vi.advanceTimersByTime(MOMENT - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(["pass"]);
    expect(hesitation.pending).toBeNull();
  });

  it("can be taken back, and another move takes its place", () => {
    hesitation.press("pass", danger);
    hesitation.takeBack();
    hesitation.press("pass", danger);
    hesitation.press("play winter", undefined);
    vi.advanceTimersByTime(2 * MOMENT);
    expect(sent).toEqual(["play winter"]);
  });

  it("is sent at once by a second press, and only once", () => {
    hesitation.press("pass", danger);
    hesitation.press("pass", danger);
    expect(sent).toEqual(["pass"]);
    vi.advanceTimersByTime(2 * MOMENT);
    expect(sent).toEqual(["pass"]);
  });
});
