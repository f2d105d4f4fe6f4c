import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "./api";
import type { Socket } from "./live";
import type { FromClient, SeatInfo, State, TableInfo, Text, ToClient } from "./messages";
import { choice } from "./sample";
import { SPECTATOR, TableModel } from "./table.svelte";

class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: FromClient[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get seat(): number {
    return this.sent.find((message) => message.t === "hello")!.seat;
  }
}

const seat = (number: number, yours: boolean): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  bot: "",
  here: true,
  yours,
  covered: false,
  away: 0,
  gone: "",
  asked_to_leave: false,
  agreed: false,
});

function info(own: number[]): TableInfo {
  return {
    id: "x", game: "condottiere", edition: "", options: {}, status: "playing", public: false, host: true,
    seats: [0, 1, 2].map((number) => seat(number, own.includes(number))),
    clock: 0, absent: "wait", pace: 0, alone: "answered", coach: false, odds: true, watchers: 0, next_table: "", by: "", ended: "", fair: null,
  };
}

const event = (id: string): Text => ({ id, args: {} });

function state(seat: number, version: number, events: Text[], asks = false, open = false): State {
  return {
    t: "state", version, tag: `tag${version}`, seat, view: {}, events,
    asked: asks ? { prompt: event("ask"), rule: "R", choices: [choice("pass")], forecast: null } : null,
    asides: [], can_undo: false, result: null, open, thinking: [], deadline: 0, pause: null, orders: [], answered_in: 0,
  };
}

function setup(own: number[]) {
  const sockets: FakeSocket[] = [];
  const model = new TableModel(info(own), () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  sockets.forEach((socket) => socket.onopen?.(undefined as never));
  return { model, sockets };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a table", () => {
  it("is watched by who has no seat there", () => {
    const { model, sockets } = setup([]);
    expect(sockets.map((socket) => socket.seat)).toEqual([SPECTATOR]);
    expect(model.viewer).toBe(SPECTATOR);
  });

  it("adds events to the log, and forgets those that an undo took back", () => {
    const { model, sockets } = setup([1]);
    sockets[0]!.says(state(1, 2, [event("a"), event("b")]));
    sockets[0]!.says(state(1, 3, [event("c")]));
    expect(model.current!.log.map((text) => text.id)).toEqual(["a", "b", "c"]);
    sockets[0]!.says(state(1, 2, []));
    expect(model.current!.log.map((text) => text.id)).toEqual(["a", "b"]);
  });

  it("asks for everything again when events were missed", () => {
    const { model, sockets } = setup([1]);
    sockets[0]!.says(state(1, 5, [event("e")]));
    expect(sockets[0]!.sent.at(-1)).toEqual({ t: "hello", seat: 1, version: 0, deltas: true });
    expect(model.state).toBeNull();
  });

  it("is content with the last events of a long game, and goes on from there", () => {
    const { model, sockets } = setup([1]);
    const last = state(1, 1500, [event("y"), event("z")]);
    sockets[0]!.says(last);
    sockets[0]!.says(last);
    expect(sockets[0]!.sent.filter((message) => message.t === "hello")).toHaveLength(2);
    sockets[0]!.says(state(1, 1501, [event("a")]));
    expect(model.current!.log.map((text) => text.id)).toEqual(["y", "z", "a"]);
    sockets[0]!.says(state(1, 1499, []));
    expect(model.current!.log.map((text) => text.id)).toEqual(["y"]);
    sockets[0]!.says(state(1, 1600, [event("x")]));
    expect(sockets[0]!.sent.at(-1)).toEqual({ t: "hello", seat: 1, version: 0, deltas: true });
  });

  it("names the tag of what was seen in a move, and sends one at a time", async () => {
    const { model, sockets } = setup([1]);
    sockets[0]!.says(state(1, 1, [event("a")], true));
    const played = model.play("pass");
    void model.play("pass");
    const moves = sockets[0]!.sent.filter((message) => message.t === "move");
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({ seat: 1, name: "pass", tag: "tag1" });
    sockets[0]!.says({ t: "done", key: moves[0]!.key, version: 2 });
    await played;
    expect(model.busy).toBe(false);
  });

  it("shows why a move was refused", async () => {
    const { model, sockets } = setup([1]);
    sockets[0]!.says(state(1, 1, [event("a")], true));
    const played = model.play("pass");
    const key = (sockets[0]!.sent.at(-1) as { key: string }).key;
    sockets[0]!.says({ t: "refused", key, text: event("no"), words: "No.", rule: "CON-1", stale: true });
    await played;
    expect(model.refusal).toMatchObject({ words: "No.", rule: "CON-1" });
  });

  it("draws a curtain before it shows another person's seat", () => {
    const { model, sockets } = setup([0, 2]);
    sockets[0]!.says(state(0, 1, [event("a")], true));
    sockets[1]!.says(state(2, 1, [event("a")]));
    model.openCurtain();
    expect([model.viewer, model.curtain]).toEqual([0, null]);
    sockets[0]!.says(state(0, 2, [event("b")]));
    sockets[1]!.says(state(2, 2, [event("b")], true));
    vi.advanceTimersByTime(1000);
    expect([model.viewer, model.curtain]).toEqual([0, 2]);
    expect(model.mine).toBe(false);
    model.openCurtain();
    expect([model.viewer, model.curtain]).toEqual([2, null]);
  });

  it("begins behind a curtain, for whoever is asked, when several share the screen", () => {
    const { model, sockets } = setup([0, 2]);
    expect(model.curtain).toBe(0);
    sockets[0]!.says(state(0, 2, [event("a"), event("secret of 0")]));
    sockets[1]!.says(state(2, 2, [event("a"), event("secret of 2")], true));
    expect(model.curtain).toBe(2);
    expect(model.commonNews).toEqual([event("a")]);
    model.openCurtain();
    expect([model.viewer, model.curtain]).toEqual([2, null]);
  });

  it("passes without a curtain where hands are open", () => {
    const { model, sockets } = setup([0, 2]);
    sockets[0]!.says(state(0, 1, [event("a")], false, true));
    expect(model.curtain).toBe(0); // not before everybody's state is known
    sockets[1]!.says(state(2, 1, [event("a")], true, true));
    expect([model.viewer, model.curtain, model.mine]).toEqual([2, null, true]);
    sockets[1]!.says(state(2, 2, [event("b")], false, true));
    sockets[0]!.says(state(0, 2, [event("b")], true, true));
    expect([model.viewer, model.curtain]).toEqual([2, null]); // one sees what one's own move did
    vi.advanceTimersByTime(1000);
    expect([model.viewer, model.curtain]).toEqual([0, null]);
    model.look(2);
    expect([model.viewer, model.mine]).toEqual([2, false]);
    model.look(1); // somebody else's seat
    expect(model.viewer).toBe(2);
  });

  it("does not let one look into closed hands", () => {
    const { model, sockets } = setup([0, 2]);
    sockets[0]!.says(state(0, 1, [event("a")], true));
    sockets[1]!.says(state(2, 1, [event("a")], false, true));
    model.openCurtain();
    model.look(2);
    expect([model.viewer, model.openHands]).toEqual([0, false]);
  });

  it("opens a new line with the seat that was taken", () => {
    const { model, sockets } = setup([]);
    model.update(info([2]));
    sockets.at(-1)!.onopen?.(undefined as never);
    expect(sockets.at(-1)!.seat).toBe(2);
    expect(model.viewer).toBe(2);
  });

  it("asks anew where an answer may be older than what the live channel has told meanwhile", async () => {
    const { model, sockets } = setup([0]);
    const asked = vi.spyOn(api, "table").mockResolvedValue({ ...info([0]), watchers: 2 });
    let answer = (_: TableInfo): void => {};
    const done = model.follow(new Promise<TableInfo>((resolve) => (answer = resolve)));
    sockets[0]!.says({ t: "table", table: { ...info([0]), watchers: 1 } });
    answer({ ...info([0]), status: "waiting" });
    await done;
    expect([model.info.status, model.info.watchers]).toEqual(["playing", 2]);
    await model.follow(Promise.resolve({ ...info([0]), watchers: 3 }));
    expect(model.info.watchers).toBe(3);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("keeps each line of talk once", () => {
    const { model, sockets } = setup([0, 2]);
    for (const socket of sockets) socket.says({ t: "said", number: 1, name: "P0", seat: 0, text: "Hi" });
    sockets[0]!.says({ t: "said", number: 1, name: "P0", seat: 0, text: "Hi" });
    expect(model.chat).toHaveLength(1);
    const line = (number: number) => ({ t: "said", number, name: "P0", seat: 0, text: "Hi" }) as const;
    for (const socket of sockets) socket.says({ t: "chat", lines: [line(1), line(2), line(3)] });
    expect(model.chat.map((said) => said.number)).toEqual([1, 2, 3]);
  });
});
