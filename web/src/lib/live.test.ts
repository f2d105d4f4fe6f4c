import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_WAIT, freshKey, Live, MOST_UNTOLD, PING_EVERY, PONG_WITHIN, type Connection, type Socket, wait } from "./live";
import type { ToClient } from "./messages";

class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
  opens(): void {
    this.onopen?.(undefined as never);
  }
  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function setup(version = 0) {
  const sockets: FakeSocket[] = [];
  const received: ToClient[] = [];
  const states: Connection[] = [];
  const live = new Live(
    1,
    { received: (message) => received.push(message), connection: (now) => states.push(now), version: () => version },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
  return { live, sockets, received, states, last: () => sockets[sockets.length - 1]! };
}

const move = { t: "move", seat: 1, name: "pass", tag: "x", key: "k1" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the live channel", () => {
  it("greets first, with the seat and what was seen already", () => {
    const { last, states } = setup(12);
    last().opens();
    expect(last().sent).toEqual([{ t: "hello", seat: 1, version: 12, deltas: true }]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("settles a move when it is done, and only then", async () => {
    const { live, last } = setup();
    last().opens();
    let outcome: unknown = null;
    const asked = live.ask(move).then((o) => (outcome = o));
    await vi.advanceTimersByTimeAsync(1000);
    expect(outcome).toBeNull();
    last().says({ t: "done", key: "k1", version: 3 });
    await asked;
    expect(outcome).toEqual({ done: true, version: 3 });
  });

  it("hands on a refusal with its reason", async () => {
    const { live, last } = setup();
    last().opens();
    const asked = live.ask(move);
    const refused = { t: "refused", key: "k1", text: { id: "no-turn", args: {} }, words: "No.", rule: "R", stale: false } as const;
    last().says(refused);
    expect(await asked).toEqual({ done: false, refused });
  });

  it("tries again within 300 ms, then ever more slowly, but never more than 8 s apart", () => {
    const { sockets, last, states } = setup();
    last().opens();
    last().close();
    expect(states.at(-1)).toBe("lost");
    expect(FIRST_WAIT).toBeLessThanOrEqual(300);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    last().close();
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(3);
    expect(wait(20)).toBe(8000);
  });

  it("repeats an unanswered move with the same key after a lost line", async () => {
    const { live, sockets, last } = setup(5);
    last().opens();
    const asked = live.ask(move);
    last().close();
    vi.advanceTimersByTime(300);
    last().opens();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([{ t: "hello", seat: 1, version: 5, deltas: true }, move]);
    last().says({ t: "done", key: "k1", version: 6 });
    await expect(asked).resolves.toEqual({ done: true, version: 6 });
    last().close();
    vi.advanceTimersByTime(300);
    last().opens();
    expect(last().sent).toHaveLength(1);
  });

  it("takes a silent line for dead", () => {
    const { sockets, last } = setup();
    last().opens();
    vi.advanceTimersByTime(PING_EVERY);
    expect(last().sent.at(-1)).toEqual({ t: "ping" });
    vi.advanceTimersByTime(PONG_WITHIN + 300);
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it("hands on a state and what follows from it, and asks for a whole one where something is missing", () => {
    const { received, last } = setup(7);
    last().opens();
    const state: ToClient = {
      t: "state", version: 7, tag: "a", seat: 1, view: { pile: 4 }, events: [], asked: null, asides: [], can_undo: false,
      result: null, open: false, thinking: [], deadline: 0, pause: null, orders: [], answered_in: 0,
    };
    last().says(state);
    last().says({ t: "delta", on: "a", tag: "b", version: 7, events: [], view: [[["pile"], 3]] });
    expect(received).toEqual([state, { ...state, tag: "b", view: { pile: 3 } }]);
    last().says({ t: "delta", on: "lost", tag: "d", version: 7, events: [] });
    expect(received).toHaveLength(2);
    expect(last().sent.slice(1)).toEqual([{ t: "hello", seat: 1, version: 7, deltas: true }]);
  });

  it("keeps a line that answers", () => {
    const { sockets, last } = setup();
    last().opens();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(PING_EVERY);
      last().says({ t: "pong" });
    }
    expect(sockets).toHaveLength(1);
  });

  it("says what was said while the line was down, the last few, once it is open", () => {
    const { live, last } = setup();
    for (let number = 0; number <= MOST_UNTOLD; number++) live.tell({ t: "say", text: `line ${number}` });
    last().opens();
    expect(last().sent.slice(1)).toEqual(Array.from({ length: MOST_UNTOLD }, (_, i) => ({ t: "say", text: `line ${i + 1}` })));
    last().close();
    vi.advanceTimersByTime(300);
    last().opens();
    expect(last().sent).toHaveLength(1);
  });

  it("connects at once when the network is back", () => {
    const { live, sockets, last } = setup();
    last().close();
    live.hurry();
    expect(sockets).toHaveLength(2);
  });

  it("ignores what an old line still says, and stays closed when told so", () => {
    const { live, sockets, received, last } = setup();
    last().opens();
    const old = last();
    old.close();
    vi.advanceTimersByTime(300);
    old.says({ t: "pong" });
    expect(received).toEqual([]);
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it.each([
    [4004, "gone"],
    [4010, "unreadable"],
  ])("gives up a table that is closed with %i, and says why", (code, said) => {
    const { sockets, last, states } = setup();
    last().close(code);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe(said);
  });

  it("says that nothing can be stored, and tries again less eagerly", () => {
    const { sockets, last, states } = setup();
    last().opens();
    last().close(4013);
    expect(states.at(-1)).toBe("unstored");
    vi.advanceTimersByTime(1900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
  });

  it("makes keys that differ", () => {
    expect(new Set(Array.from({ length: 100 }, freshKey)).size).toBe(100);
  });
});
