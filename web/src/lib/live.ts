// The live channel: one connection looks through one seat's eyes and is never given up.
import { nextState } from "./deltas";
import type { Delta, FromClient, Move, Refused, State, ToClient, Undo } from "./messages";

export type Connection = "connecting" | "open" | "lost" | "unstored" | "gone" | "unreadable";
export type Outcome = { done: true; version: number } | { done: false; refused: Refused };

/** What we use of a WebSocket, so that a test can give us another. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A message as it is handed on: a delta has become the state to which it leads. */
export type Told = Exclude<ToClient, Delta>;

export interface Listener {
  received(message: Told): void;
  connection(now: Connection): void;
  /** How many events were seen already. */
  version(): number;
}

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 8000;
export const MOST_UNTOLD = 5; // as many lines of chat as the server takes at once
/** Codes with which the server closes for good. */
const FOR_GOOD: Record<number, Connection> = { 4004: "gone", 4010: "unreadable" };

/** What was done could not be stored, and has not happened. It is tried again, less eagerly than on a lost line. */
const NOT_STORED = 4013;
const LESS_EAGER = 3; // attempts that count as made

/** How long to wait before the n-th attempt in a row (the first is 0). */
export function wait(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
}

type Keyed = Move | Undo;

export class Live {
  private socket: Socket | null = null;
  private attempt = 0;
  private closed = false;
  private greeted = false;
  private state: State | null = null; // the last one, which the next delta builds on
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private untold: FromClient[] = [];
  private waiting = new Map<string, { message: Keyed; settle: (outcome: Outcome) => void }>();

  constructor(
    readonly seat: number,
    private listener: Listener,
    private open: () => Socket,
  ) {
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.listener.connection(this.attempt === 0 ? "connecting" : "lost");
    const socket = this.open();
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.greeted = true;
      this.resync();
      // The same key again is the same move again: it is safe to repeat what had no answer.
      for (const { message } of this.waiting.values()) this.write(message);
      for (const message of this.untold) this.write(message);
      this.untold = [];
      this.heartbeat = setInterval(() => this.ping(), PING_EVERY);
      this.listener.connection("open");
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      const end = FOR_GOOD[event.code];
      this.closed ||= end !== undefined;
      if (event.code === NOT_STORED) this.attempt = Math.max(this.attempt, LESS_EAGER);
      this.drop(event.code === NOT_STORED ? "unstored" : "lost");
      if (end) this.listener.connection(end);
    };
  }

  private receive(text: string): void {
    clearTimeout(this.silence);
    this.attempt = 0;
    const message = this.whole(JSON.parse(text) as ToClient);
    if (!message) return;
    if (message.t === "done") this.settle(message.key, { done: true, version: message.version });
    if (message.t === "refused") this.settle(message.key, { done: false, refused: message });
    this.listener.received(message);
  }

  /** What is told, without having to know what was told before; null: that is not known either. */
  private whole(message: ToClient): Told | null {
    if (message.t === "state") this.state = message;
    if (message.t !== "delta") return message;
    if (this.state?.tag !== message.on) {
      this.resync();
      return null;
    }
    this.state = nextState(this.state, message);
    return this.state;
  }

  private settle(key: string, outcome: Outcome): void {
    const asked = this.waiting.get(key);
    this.waiting.delete(key);
    asked?.settle(outcome);
  }

  private drop(now: Connection = "lost"): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.silence);
    this.socket = null;
    this.greeted = false;
    if (this.closed) return;
    this.listener.connection(now);
    this.retry = setTimeout(() => this.connect(), wait(this.attempt));
    this.attempt += 1;
  }

  private ping(): void {
    this.write({ t: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      // A line that answers nothing is dead, whatever the browser thinks of it.
      const dead = this.socket;
      this.drop();
      dead?.close();
    }, PONG_WITHIN);
  }

  private write(message: FromClient): void {
    if (this.greeted) this.socket?.send(JSON.stringify(message));
  }

  /** Say something that needs no answer of its own. While the line is down the last few wait for it. */
  tell(message: Exclude<FromClient, Keyed>): void {
    if (this.greeted) this.write(message);
    else this.untold = [...this.untold, message].slice(-MOST_UNTOLD);
  }

  /** A move or an undo: answered once, repeated after a lost line until it is. */
  ask(message: Keyed): Promise<Outcome> {
    return new Promise((settle) => {
      this.waiting.set(message.key, { message, settle });
      this.write(message);
    });
  }

  /** Say whose eyes one looks through; or something was missed: be told the whole state. */
  resync(): void {
    this.write({ t: "hello", seat: this.seat, version: this.listener.version(), deltas: true });
  }

  /** The network is back: do not wait for the next attempt. */
  hurry(): void {
    if (this.socket || this.closed) return;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    const socket = this.socket;
    this.drop();
    socket?.close();
  }
}

/** A key that no other move has. `randomUUID` is missing on plain http addresses. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
