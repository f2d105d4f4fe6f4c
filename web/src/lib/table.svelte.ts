// A table as one browser sees it: one pair of eyes a seat, because several people may share a screen.
import * as api from "./api";
import { type Connection, Live, type Socket, freshKey } from "./live";
import type { Refusal, Refused, Said, State, TableInfo, Text, ToClient } from "./messages";

export const SPECTATOR = -2;
const CURTAIN_AFTER = 800; // so that one sees what one's own move did

/** What a person is told of something that was refused: a sentence, with its rule. */
export type ShownRefusal = Pick<Refusal, "text" | "words" | "rule">;

/** What is seen through one seat's eyes. */
export class Eyes {
  state = $state.raw<State | null>(null);
  log = $state.raw<Text[]>([]);
  /** Events of a long game before those of the log, which nobody tells any more. */
  private before = 0;
  private missed = false;
  connection = $state<Connection>("connecting");
  receivedAt = $state(0);
  live: Live;

  constructor(
    readonly seat: number,
    open: () => Socket,
    private heard: (message: ToClient, eyes: Eyes) => void,
  ) {
    this.live = new Live(
      seat,
      {
        heard: (message) => this.hear(message),
        connection: (now) => (this.connection = now),
        version: () => this.before + this.log.length,
      },
      open,
    );
  }

  private hear(message: ToClient): void {
    if (message.t === "state") {
      const first = message.version - message.events.length;
      if (first > this.before + this.log.length) {
        this.before = 0;
        this.log = [];
        if (!this.missed) {
          // A gap: be told everything.
          this.missed = true;
          this.live.resync();
          return;
        }
        this.before = first; // of a long game everything is the last events
      }
      this.missed = false;
      this.before = Math.min(this.before, first);
      this.log = [...this.log.slice(0, first - this.before), ...message.events];
      this.state = message;
      this.receivedAt = performance.now();
    }
    this.heard(message, this);
  }
}

export class TableModel {
  info = $state.raw<TableInfo>()!;
  eyes = $state<Eyes[]>([]);
  looking = $state(SPECTATOR);
  curtain = $state<number | null>(null);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<ShownRefusal | null>(null);
  busy = $state(false);
  private entering = false; // nobody has said yet that it is they who look
  private timer: ReturnType<typeof setTimeout> | undefined;
  private online = () => this.eyes.forEach((eyes) => eyes.live.hurry());

  constructor(
    info: TableInfo,
    private open: () => Socket = () => new WebSocket(api.liveAddress(info.id)) as unknown as Socket,
  ) {
    this.info = info;
    this.sit();
    this.enter();
    window.addEventListener("online", this.online);
    document.addEventListener("visibilitychange", this.online);
  }

  get own(): number[] {
    return this.info.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  get seen(): Eyes | undefined {
    return this.eyes.find((eyes) => eyes.seat === this.looking);
  }

  /** Nothing, until every own seat has its state: before that nobody knows whose hand may be shown. */
  get state(): State | null {
    return this.eyes.every((eyes) => eyes.state !== null) ? (this.seen?.state ?? null) : null;
  }

  get names(): string[] {
    return this.info.seats.map((seat) => seat.name);
  }

  get connection(): Connection {
    return this.seen?.connection ?? "connecting";
  }

  get mine(): boolean {
    return this.curtain === null && Boolean(this.state?.asked);
  }

  /** One pair of eyes for each own seat; a spectator's for who has none. */
  private sit(): void {
    const wanted = this.own.length > 0 ? this.own : [SPECTATOR];
    for (const eyes of this.eyes) if (!wanted.includes(eyes.seat)) eyes.live.close();
    this.eyes = wanted.map(
      (seat) =>
        this.eyes.find((eyes) => eyes.seat === seat) ??
        new Eyes(seat, this.open, (message, eyes) => this.hear(message, eyes)),
    );
    if (!wanted.includes(this.looking)) this.looking = wanted[0]!;
  }

  /** The table changed, or we took or left a seat. */
  update(info: TableInfo): void {
    const begins = this.info.status === "waiting" && info.status !== "waiting";
    this.info = info;
    this.sit();
    if (begins) this.enter();
  }

  /** A shared screen begins behind the curtain: who knows who came to it? */
  private enter(): void {
    this.entering = this.own.length > 1 && this.info.status === "playing";
    if (this.entering) this.curtain = this.own[0]!;
  }

  private hear(message: ToClient, eyes: Eyes): void {
    const first = eyes === this.eyes[0];
    if (message.t === "state") this.turn();
    if (message.t === "table" && first) this.update(message.table);
    if (message.t === "said" && first) this.hearLines([message]);
    if (message.t === "chat" && first) this.hearLines(message.lines);
    if (message.t === "refused" && !message.key && first) this.refusal = shownRefusal(message);
    if (message.t === "refusal" && eyes.seat === this.looking) this.refusal = message.text ? shownRefusal(message) : null;
  }

  /** Who connects again is told lines that it has. */
  private hearLines(lines: readonly Said[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  /** With several people on one screen, the asked one gets the screen, behind a curtain. */
  private turn(): void {
    clearTimeout(this.timer);
    const asked = this.eyes.filter((eyes) => eyes.state?.asked).map((eyes) => eyes.seat);
    if (this.own.length < 2 || asked.length === 0) return;
    if (this.entering) this.curtain = asked[0]!;
    if (this.curtain !== null || asked.includes(this.looking)) return;
    this.timer = setTimeout(() => (this.curtain = asked[0]!), CURTAIN_AFTER);
  }

  openCurtain(): void {
    if (this.curtain === null) return;
    this.looking = this.curtain;
    this.curtain = null;
    this.entering = false;
    this.refusal = null;
  }

  /** What just happened, as far as all who share this screen were told it. */
  get commonNews(): Text[] {
    const logs = this.eyes.map((eyes) => new Set(eyes.log.slice(-40).map((text) => JSON.stringify(text))));
    const last = this.eyes.find((eyes) => eyes.seat === this.curtain)?.log.slice(-40) ?? [];
    return last.filter((text) => logs.every((log) => log.has(JSON.stringify(text))));
  }

  async play(name: string): Promise<void> {
    const eyes = this.seen;
    if (!eyes?.state || this.busy) return;
    await this.ask(eyes, { t: "move", seat: eyes.seat, name, tag: eyes.state.tag, key: freshKey() });
  }

  async undo(): Promise<void> {
    const eyes = this.seen;
    if (!eyes?.state?.can_undo || this.busy) return;
    await this.ask(eyes, { t: "undo", seat: eyes.seat, tag: eyes.state.tag, key: freshKey() });
  }

  private async ask(eyes: Eyes, message: Parameters<Live["ask"]>[0]): Promise<void> {
    this.busy = true;
    this.refusal = null;
    const outcome = await eyes.live.ask(message);
    this.busy = false;
    if (!outcome.done) this.refusal = shownRefusal(outcome.refused);
  }

  why(name: string): void {
    if (this.looking >= 0) this.seen?.live.tell({ t: "why", seat: this.looking, name });
  }

  say(text: string): void {
    this.eyes[0]?.live.tell({ t: "say", text });
  }

  takeBack(seat: number): void {
    this.eyes.find((eyes) => eyes.seat === seat)?.live.tell({ t: "back", seat });
  }

  close(): void {
    clearTimeout(this.timer);
    window.removeEventListener("online", this.online);
    document.removeEventListener("visibilitychange", this.online);
    this.eyes.forEach((eyes) => eyes.live.close());
  }
}

function shownRefusal(message: Refused | Refusal): ShownRefusal {
  return { text: message.text, words: message.words, rule: message.rule };
}
