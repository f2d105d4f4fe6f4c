import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "./api";
import { recalled, remember } from "./learned.svelte";
import { LessonModel } from "./lesson.svelte";
import type { LessonPlace, Scene } from "./messages";

const scene = (version: number, say = ""): Scene => ({ seat: 1, version, view: { version }, say: say ? { id: say, args: {} } : null });

function place(change: Partial<LessonPlace>): LessonPlace {
  const asked = { prompt: { id: "ask-turn", args: {} }, rule: "", choices: [] };
  const events = ["one", "two", "three", "four"].map((id) => ({ id, args: {} }));
  const state = { t: "state", view: { version: 4 }, events, asked, result: null } as unknown as LessonPlace["state"];
  const fresh = { game: "trek", names: ["", "Anna"], seat: 0, path: [], back: 0, beat: 0, beats: 8, points: ["hand:a"], wanted: ["play a"] };
  return { ...fresh, say: { id: "learn-a", args: {} }, state, offers: [], outcome: "none", reply: null, refusal: null, scenes: [], ...change };
}

describe("a lesson", () => {
  let answers: LessonPlace[];
  let asked: { path: readonly string[]; move: string }[];
  let model: LessonModel;

  beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    remember("trek", { path: [], taught: false });
    answers = [place({})];
    asked = [];
    vi.spyOn(api, "learn").mockImplementation((_, { path = [], move = "" }) => {
      asked.push({ path, move });
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new api.RequestRefused(409, { text: "lost", rule: "" }));
    });
    model = new LessonModel("trek");
    await model.open();
  });
  afterEach(() => {
    model.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("holds back what is not wanted, and helps after the second and third time", async () => {
    const other = place({ outcome: "other", reply: { id: "learn-a-no", args: {} } });
    answers = [other, other, other, place({ outcome: "wanted", path: ["play a"], beat: 1 })];
    const helped: [boolean, boolean][] = [];
    for (let i = 0; i < 3; i++) {
      await model.act("play b");
      helped.push([model.pulses, model.canShow]);
    }
    expect(helped).toEqual([[false, false], [true, false], [true, true]]);
    expect(model.reply?.id).toBe("learn-a-no");
    await model.showMe();
    expect(asked.at(-1)).toEqual({ path: [], move: "play a" });
    expect([model.wrong, recalled("trek").path]).toEqual([0, ["play a"]]);
  });

  it("shows what followed, one move after the other, and waits at a sentence", async () => {
    answers = [place({ outcome: "wanted", path: ["play a"], scenes: [scene(1), scene(2), scene(2, "learn-b"), scene(3)] })];
    await model.act("play a");
    const seen = () => [model.view?.version, model.log.length, model.asks];
    expect(seen()).toEqual([1, 1, false]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([2, 2, false]);
    vi.advanceTimersByTime(60_000);
    expect(model.scene?.say?.id).toBe("learn-b");
    model.next();
    expect(seen()).toEqual([3, 3, false]);
    model.next();
    expect(seen()).toEqual([4, 4, true]);
  });

  it("goes back to where the server says, and begins anew where its place is gone", async () => {
    answers = [place({ outcome: "wanted", path: ["play a", "play c"], back: 1 }), place({ path: ["play a"] })];
    await model.act("play a");
    await model.back();
    expect(asked.at(-1)).toEqual({ path: ["play a"], move: "" });
    const other = new LessonModel("trek");
    answers = [];
    await other.open();
    expect(asked.slice(-2)).toEqual([{ path: ["play a"], move: "" }, { path: [], move: "" }]);
  });

  it("keeps only moves of what a browser remembers", () => {
    remember("trek", { path: ["a", 1, null] as unknown as string[] });
    expect(recalled("trek").path).toEqual(["a"]);
  });
});
