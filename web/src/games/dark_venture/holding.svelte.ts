// What stays in the middle until somebody turns it: a page that was read, a fight that is over. A reload turns nothing.
import type { BoardProps } from "../../lib/board";
import type { Text } from "../../lib/messages";
import { type Account, fightAt, fightsIn } from "./fight";
import { type Page, answerOf, asksAnswer, beginningOf, hasAnswers, needsMap } from "./page";
import { type Table, own, standing } from "./reading";
import type { Chance } from "./view";

export type Scene = "map" | "entry" | "fight";

const KEPT = "ludoteca.held.";

/** What is kept of it, and at which line of the log that was. */
interface Kept {
  page: Page | null;
  chances: Record<string, Chance>;
  seen: number;
  read: number;
  question: string;
  length: number;
  last: string;
}

const lineOf = (log: readonly Text[], length: number) => JSON.stringify(log[length - 1] ?? null);

export class Holding {
  page = $state.raw<Page | null>(null);
  /** What was foretold of the answers of this page. */
  chances = $state.raw<Record<string, Chance>>({});
  /** So much of the log is settled: what ended before is not shown again. */
  private seen = $state(-1);
  /** Where the log was when the page had been read; -1 while it is. */
  private read = $state(-1);
  private met = 0;
  private question = "";
  private log: readonly Text[] = [];

  /** At a table, by its name; nothing is kept of a lesson or a replay. */
  constructor(private readonly table: string = "") {}

  /** So much of the log has been shown: what is played back is not all told yet. */
  static shown({ log, beat }: BoardProps): number {
    const playing = beat ? log.lastIndexOf(beat) : -1;
    return playing < 0 ? log.length : playing + 1;
  }

  follow(table: Table, props: BoardProps): void {
    const now = Holding.shown(props);
    if (this.seen < 0) this.begin(props.log);
    this.log = props.log;
    this.open(table, props, now);
    if (this.page && this.read < 0 && !table.entry) {
      if (table.seat !== null && this.page.seat === table.seat) this.read = now;
      else this.page = null;
    }
    this.meet(table, props, now);
    if (table.fight && !asksAnswer(props.choices)) this.page = null;
    this.ask(props, now, this.done || (!table.fight && this.fight(table, props) !== null));
    this.keep();
  }

  /** As it was before a reload, if the log is the one that it was kept with. */
  private begin(log: readonly Text[]): void {
    this.seen = this.met = log.length;
    if (!this.table) return;
    const found = JSON.parse(sessionStorage.getItem(KEPT + this.table) ?? "null") as Kept | null;
    if (!found || lineOf(log, found.length) !== found.last) return;
    const { page, chances, seen, read, question } = found;
    Object.assign(this, { page, chances, seen, read, question });
  }

  private keep(): void {
    if (!this.table) return;
    const { page, chances, seen, read, question, log } = this;
    const kept: Kept = { page, chances, seen, read, question, length: log.length, last: lineOf(log, log.length) };
    sessionStorage.setItem(KEPT + this.table, JSON.stringify(kept));
  }

  /** What is held stays beside the first question that comes with it; whoever answers that goes on. */
  private ask({ prompt, choices }: BoardProps, now: number, held: boolean): void {
    if (!held) this.question = "";
    if (!held || prompt === null) return;
    const question = JSON.stringify([prompt.id, choices.map((choice) => choice.name)]);
    if (this.question !== "" && question !== this.question) this.turn(now);
    else this.question = question;
  }

  /** A page on which somebody is asked. */
  private open(table: Table, props: BoardProps, now: number): void {
    const id = table.entry?.at(-1);
    if (id === undefined) return;
    const mine = asksAnswer(props.choices);
    const log = props.log.slice(0, now);
    const answered = answerOf(log, id);
    const answerer = answered >= 0 ? Number(log[answered]!.args.seat) : -1;
    // It goes on, and whoever connects anew has not seen it yet.
    const goesOn = this.page === null && answered >= 0 && props.choices.length > 0;
    if (!mine && !goesOn && !(table.asked.length > 0 && !table.asked.includes(table.seat ?? -1) && hasAnswers(table.printed, id))) return;
    // Where two come upon one page, the other of them may have answered now.
    const own = this.page?.id === id && this.read < 0 && this.page.seat === table.seat;
    if (own && !mine && answered >= this.page!.first && answerer !== table.seat) {
      this.page = { id, first: answered, seat: answerer };
    } else if (this.page?.id !== id || this.read >= 0 || (mine && !own)) {
      const began = beginningOf(props.log, id);
      const who = mine && props.prompt?.args.figure;
      const first = began >= 0 ? began : goesOn ? answered : now;
      this.page = { id, first, seat: goesOn ? answerer : (table.asked[0] ?? -1), ...(who ? { who: String(who) } : {}) };
      this.read = -1;
      this.chances = {};
    }
    const told = Object.entries(table.forecast?.choices ?? {}).flatMap(([name, one]) => (one.chance ? [[name, one.chance] as const] : []));
    if (mine && told.length > 0) this.chances = { ...this.chances, ...Object.fromEntries(told) };
  }

  /** A page that asks nothing: it is read when somebody of one's own comes upon it. */
  private meet(table: Table, { log }: BoardProps, now: number): void {
    for (let line = this.met; line < now; line++) {
      const { id, args } = log[line]!;
      const mine = id === "event-hexagon" && standing(table, String(args.figure))?.figure.leader === table.seat;
      if (!mine || table.seat === null || table.entry) continue;
      const page = `${args.location}-${args.book}`;
      if (this.page?.id === page) continue;
      Object.assign(this, { page: { id: page, first: line, seat: table.seat, who: String(args.figure) }, read: now, chances: {} });
    }
    this.met = Math.max(this.met, now);
  }

  /** The page, or the fight, is done with. */
  turn(now: number): void {
    if (this.done) Object.assign(this, { page: null, read: -1 });
    if (this.seen !== now) this.seen = now;
    this.question = "";
    this.keep();
  }

  /** Whether the page has been read, and can be turned. */
  get done(): boolean {
    return this.read >= 0;
  }

  /** The fight that is fought now, or one of one's own that is over and was not turned. */
  fight(table: Table, props: BoardProps): Account | null {
    const now = Holding.shown(props);
    const fights = fightsIn(props.log);
    const going = fights.findLast((one) => one.first < now && (one.last < 0 || one.last >= now));
    if (going && (table.fight || now < props.log.length)) return going;
    if (table.fight) return fightAt(fights, table.fight) ?? null;
    const last = fights.at(-1);
    const mine = [own(table)?.hero, own(table)?.follower].some((one) => one != null && last?.fighters.includes(one));
    return last && mine && last.last >= this.seen && this.seen >= 0 ? last : null;
  }

  scene(table: Table, props: BoardProps): Scene {
    if (needsMap(props.choices)) return "map";
    // In the middle of a fight a quest may be due, or somebody asks something.
    if (this.page && !props.beat && asksAnswer(props.choices)) return "entry";
    if (this.fight(table, props)) return "fight";
    return this.page ? "entry" : "map";
  }
}
