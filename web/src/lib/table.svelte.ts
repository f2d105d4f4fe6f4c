// A table as one browser sees it: one viewpoint a seat, because several people may share a screen.
import * as api from "./api";
import { type Connection, Live, type Socket, freshKey } from "./live";
import { showNumber } from "./fair";
import { cue } from "./sound";
import type { Answered, Refusal, Refused, Said, State, TableInfo, Text, ToClient } from "./messages";

export const SPECTATOR = -2;
const PASS_AFTER = 800; // so that one sees what one's own move did
const MOST_NOTES = 100;

/** What a person is told of something that was refused: a sentence, with its rule. */
export type ShownRefusal = Pick<Refusal, "text" | "words" | "rule">;

/** A table as one seat sees it. */
export class Viewpoint {
  state = $state.raw<State | null>(null);
  log = $state.raw<Text[]>([]);
  /** What was answered for this seat by itself. */
  notes = $state.raw<Answered[]>([]);
  /** Events of a long game before those of the log, which nobody tells any more. */
  before = 0;
  private missed = false;
  connection = $state<Connection>("connecting");
  receivedAt = $state(0);
  live: Live;

  constructor(
    readonly seat: number,
    open: () => Socket,
    private received: (message: ToClient, viewpoint: Viewpoint) => void,
    opened: (viewpoint: Viewpoint) => void = () => {},
  ) {
    this.live = new Live(
      seat,
      {
        received: (message) => this.receive(message),
        connection: (now) => {
          this.connection = now;
          if (now === "open") opened(this);
        },
        version: () => this.before + this.log.length,
      },
      open,
    );
  }

  private receive(message: ToClient): void {
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
      this.notes = this.notes.filter((note) => note.version <= message.version);
      this.state = message;
      this.receivedAt = performance.now();
    }
    if (message.t === "answered") this.notes = [...this.notes, message].slice(-MOST_NOTES);
    this.received(message, this);
  }
}

export class TableModel {
  info = $state.raw<TableInfo>()!;
  viewpoints = $state<Viewpoint[]>([]);
  viewer = $state(SPECTATOR);
  curtain = $state<number | null>(null);
  chat = $state.raw<Said[]>([]);
  refusal = $state.raw<ShownRefusal | null>(null);
  busy = $state(false);
  private entering = false; // nobody has said yet that it is they who look
  private told = 0; // how often the live channel has told of the table
  private share = 1; // how much of the table's pace one waits for bots
  private timer: ReturnType<typeof setTimeout> | undefined;
  private online = () => this.viewpoints.forEach((viewpoint) => viewpoint.live.hurry());

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

  get current(): Viewpoint | undefined {
    return this.viewpoints.find((viewpoint) => viewpoint.seat === this.viewer);
  }

  /** Nothing, until every own seat has its state: before that nobody knows whose hand may be shown. */
  get state(): State | null {
    return this.viewpoints.every((viewpoint) => viewpoint.state !== null) ? (this.current?.state ?? null) : null;
  }

  get names(): string[] {
    return this.info.seats.map((seat) => seat.name);
  }

  get connection(): Connection {
    return this.current?.connection ?? "connecting";
  }

  /** Whether the people at this screen hide nothing from each other. */
  get openHands(): boolean {
    return this.own.length > 1 && this.viewpoints.every((viewpoint) => viewpoint.state?.open);
  }

  /** The own seats that must choose. */
  get asking(): number[] {
    return this.viewpoints.filter((viewpoint) => viewpoint.state?.asked).map((viewpoint) => viewpoint.seat);
  }

  get mine(): boolean {
    return this.curtain === null && Boolean(this.state?.asked);
  }

  /** One viewpoint for each own seat; a spectator's for who has none. */
  private sit(): void {
    const wanted = this.own.length > 0 ? this.own : [SPECTATOR];
    for (const viewpoint of this.viewpoints) if (!wanted.includes(viewpoint.seat)) viewpoint.live.close();
    this.viewpoints = wanted.map(
      (seat) =>
        this.viewpoints.find((viewpoint) => viewpoint.seat === seat) ??
        new Viewpoint(
          seat,
          this.open,
          (message, viewpoint) => this.receive(message, viewpoint),
          (viewpoint) => this.tellPace(viewpoint),
        ),
    );
    if (!wanted.includes(this.viewer)) this.viewer = wanted[0]!;
  }

  /** The table changed, or we took or left a seat. */
  update(info: TableInfo): void {
    const begins = this.info.status === "waiting" && info.status !== "waiting";
    this.info = info;
    void showNumber(info);
    this.sit();
    if (begins) this.enter();
  }

  /** What a request has changed. Its answer may come after news of the live channel that are newer: then it is asked for anew. */
  async follow(request: Promise<TableInfo>): Promise<void> {
    let told = this.told;
    let info = await request;
    while (told !== this.told) {
      told = this.told;
      info = await api.table(info.id);
    }
    this.update(info);
  }

  /** A shared screen begins behind the curtain: who knows who came to it? */
  private enter(): void {
    this.entering = this.own.length > 1 && this.info.status === "playing";
    if (this.entering) this.curtain = this.own[0]!;
  }

  private receive(message: ToClient, viewpoint: Viewpoint): void {
    const first = viewpoint === this.viewpoints[0];
    if (message.t === "state") this.turn();
    if (message.t === "table" && first) {
      this.told += 1;
      this.update(message.table);
    }
    if (message.t === "said" && first) this.addLines([message]);
    if (message.t === "chat" && first) this.addLines(message.lines);
    if (message.t === "refused" && !message.key && first) this.refusal = shownRefusal(message);
    if (message.t === "refusal" && viewpoint.seat === this.viewer) this.refusal = message.text ? shownRefusal(message) : null;
  }

  /** Who connects again is told lines that it has. */
  private addLines(lines: readonly Said[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  /** With several people on one screen, the asked one gets the screen, behind a curtain unless hands are open. */
  private turn(): void {
    clearTimeout(this.timer);
    const asked = this.asking;
    if (this.openHands) {
      this.pass(asked);
      return;
    }
    if (this.own.length < 2 || asked.length === 0) return;
    // Whoever is no longer asked, because an order answered for them, need not come.
    if (this.entering || (this.curtain !== null && !asked.includes(this.curtain))) this.curtain = asked[0]!;
    if (this.curtain !== null || asked.includes(this.viewer)) return;
    this.timer = setTimeout(() => (this.curtain = asked[0]!), PASS_AFTER);
  }

  private pass(asked: readonly number[]): void {
    const first = this.curtain !== null;
    this.curtain = null;
    this.entering = false;
    if (asked.length === 0 || asked.includes(this.viewer)) return;
    if (first) this.viewer = asked[0]!;
    else this.timer = setTimeout(() => this.look(asked[0]!), PASS_AFTER);
  }

  /** Through the eyes of another own seat, where hands are open. */
  look(seat: number): void {
    if (!this.openHands || !this.own.includes(seat)) return;
    this.viewer = seat;
    this.refusal = null;
  }

  openCurtain(): void {
    if (this.curtain === null) return;
    this.viewer = this.curtain;
    this.curtain = null;
    this.entering = false;
    this.refusal = null;
  }

  /** What just happened, as far as all who share this screen were told it. */
  get commonNews(): Text[] {
    const logs = this.viewpoints.map((viewpoint) => new Set(viewpoint.log.slice(-40).map((text) => JSON.stringify(text))));
    const last = this.viewpoints.find((viewpoint) => viewpoint.seat === this.curtain)?.log.slice(-40) ?? [];
    return last.filter((text) => logs.every((log) => log.has(JSON.stringify(text))));
  }

  async play(name: string): Promise<void> {
    const viewpoint = this.current;
    if (!viewpoint?.state || this.busy) return;
    await this.ask(viewpoint, { t: "move", seat: viewpoint.seat, name, tag: viewpoint.state.tag, key: freshKey() });
  }

  async undo(): Promise<void> {
    const viewpoint = this.current;
    if (!viewpoint?.state?.can_undo || this.busy) return;
    await this.ask(viewpoint, { t: "undo", seat: viewpoint.seat, tag: viewpoint.state.tag, key: freshKey() });
  }

  private async ask(viewpoint: Viewpoint, message: Parameters<Live["ask"]>[0]): Promise<void> {
    this.busy = true;
    this.refusal = null;
    const outcome = await viewpoint.live.ask(message);
    this.busy = false;
    if (outcome.done) return;
    this.refusal = shownRefusal(outcome.refused);
    cue("no");
  }

  why(name: string): void {
    if (this.viewer >= 0) this.current?.live.tell({ t: "why", seat: this.viewer, name });
  }

  /** A standing order of the seat that looks is given, or taken back. */
  order(name: string, given: boolean): void {
    if (this.viewer >= 0) this.current?.live.tell({ t: "order", seat: this.viewer, name, given });
  }

  /** How much of the table's pace one waits for bots, where one plays alone against them. */
  pace(share: number): void {
    if (share === this.share) return;
    this.share = share;
    for (const viewpoint of this.viewpoints) if (viewpoint.connection === "open") viewpoint.live.tell({ t: "pace", share });
  }

  private tellPace(viewpoint: Viewpoint): void {
    if (this.share !== 1) viewpoint.live.tell({ t: "pace", share: this.share });
  }

  say(text: string): void {
    this.viewpoints[0]?.live.tell({ t: "say", text });
  }

  takeBack(seat: number): void {
    this.viewpoints.find((viewpoint) => viewpoint.seat === seat)?.live.tell({ t: "back", seat });
  }

  close(): void {
    clearTimeout(this.timer);
    window.removeEventListener("online", this.online);
    document.removeEventListener("visibilitychange", this.online);
    this.viewpoints.forEach((viewpoint) => viewpoint.live.close());
  }
}

function shownRefusal(message: Refused | Refusal): ShownRefusal {
  return { text: message.text, words: message.words, rule: message.rule };
}
