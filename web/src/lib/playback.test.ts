import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT, type Beat, type Frame, LONGEST, Playback, RESULT, type Speed } from "./playback";

let frames: Frame<string>[];
let speed: Speed;
let playback: Playback<string>;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  speed = "calm";
  playback = new Playback<string>(
    () => speed,
    (frame) => frames.push(frame),
  );
  playback.settle("start");
});
afterEach(() => vi.useRealTimers());

const beat = (id: string, result = false): Beat => ({ text: { id, args: {} }, banner: result ? { title: id, lines: [] } : null });
const shown = () => frames.map(({ state, beat }) => (beat ? `${state}:${beat.text.id}` : state));

describe("playback", () => {
  it("plays one beat an event in order, the last one on the new state", () => {
    playback.push("end", [beat("a"), beat("b")]);
    expect(shown()).toEqual(["start", "start:a"]);
    vi.advanceTimersByTime(BEAT.calm - 1);
    expect(shown().length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(shown().at(-1)).toBe("end:b");
    vi.advanceTimersByTime(BEAT.calm);
    expect(shown().at(-1)).toBe("end");
    expect(playback.playing).toBe(false);
  });

  it("shows a state without beats at once, but not before what came earlier", () => {
    playback.push("one", []);
    expect(shown()).toEqual(["start", "one"]);
    playback.push("two", [beat("a")]);
    playback.push("three", []);
    expect(shown().at(-1)).toBe("two:a");
    vi.advanceTimersByTime(BEAT.calm);
    expect(shown().at(-1)).toBe("three");
  });

  it("keeps the board as it was for a result, until it has been seen", () => {
    playback.push("after", [beat("a"), beat("won", true)]);
    vi.advanceTimersByTime(BEAT.calm);
    expect(shown().at(-1)).toBe("start:won");
    vi.advanceTimersByTime(RESULT - 1);
    expect(shown().at(-1)).toBe("start:won");
    vi.advanceTimersByTime(1);
    expect(shown().at(-1)).toBe("after");
  });

  it("can be skipped at any time, to the last state that came", () => {
    playback.push("one", [beat("a"), beat("b")]);
    playback.push("two", [beat("c")]);
    playback.settle();
    expect(shown().at(-1)).toBe("two");
    vi.advanceTimersByTime(60_000);
    expect(shown().at(-1)).toBe("two");
    playback.push("three", [beat("d")]);
    expect(shown().at(-1)).toBe("three:d");
    playback.settle();
    expect(shown().at(-1)).toBe("three");
  });

  it("never takes long, however much happened", () => {
    playback.push("end", Array.from({ length: 100 }, (_, i) => beat(String(i))));
    vi.advanceTimersByTime(LONGEST - 1);
    expect(playback.playing).toBe(true);
    vi.advanceTimersByTime(2);
    expect(shown().at(-1)).toBe("end");
  });

  it("of several results lets only the last one stay", () => {
    playback.push("one", [beat("first", true)]);
    playback.push("two", [beat("second", true)]);
    vi.advanceTimersByTime(RESULT);
    expect(shown().at(-1)).toBe("one:second");
    vi.advanceTimersByTime(RESULT);
    expect(shown().at(-1)).toBe("two");
  });

  it("gives dice the time that they take, and the others no less for it", () => {
    playback.push("end", [{ ...beat("dice"), takes: 1200 }, beat("a")]);
    vi.advanceTimersByTime(1199);
    expect(shown().at(-1)).toBe("start:dice");
    vi.advanceTimersByTime(1);
    expect(shown().at(-1)).toBe("end:a");
    vi.advanceTimersByTime(BEAT.calm);
    expect(shown().at(-1)).toBe("end");
  });

  it("goes on faster when it is asked to, until all of it was shown", () => {
    const dice = (id: string) => ({ ...beat(id), takes: 1000 });
    playback.push("end", [dice("a"), dice("b"), dice("c")]);
    playback.hurry();
    expect(shown().at(-1)).toBe("start:b");
    vi.advanceTimersByTime(300);
    expect(shown().at(-1)).toBe("end:c");
    vi.advanceTimersByTime(300);
    expect(shown().at(-1)).toBe("end");
    playback.push("later", [dice("d")]);
    vi.advanceTimersByTime(999);
    expect(shown().at(-1)).toBe("later:d");
  });

  it("for those who want no motion shows all at once, and the last result over it", () => {
    playback.still("end", [beat("a"), beat("lost", true), beat("won", true), beat("b")]);
    expect(shown().at(-1)).toBe("end:won");
    expect(playback.playing).toBe(true);
    vi.advanceTimersByTime(RESULT);
    expect(shown().at(-1)).toBe("end");
    playback.still("more", [beat("c")]);
    expect(shown().at(-1)).toBe("more");
    expect(playback.playing).toBe(false);
  });

  it("at once plays results alone", () => {
    speed = "once";
    playback.push("one", [beat("a")]);
    expect(shown().at(-1)).toBe("one");
    playback.push("two", [beat("a"), beat("won", true)]);
    expect(shown().at(-1)).toBe("one:won");
  });
});
