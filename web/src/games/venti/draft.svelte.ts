// A half-made choice, which board, decision bar and hand share: what is pointed at, and the cards chosen for it.
// Nothing of it is known to anybody until it is confirmed; then it is made move by move.
import type { Choice, Text } from "../../lib/messages";
import { type Held, type Script, aim, handOf, nextStep, permsOf, pointsOf, suggestion } from "./choose";
import { type Table, own, targetOf } from "./reading";

export type Focus =
  | { kind: "target"; target: string }
  | { kind: "centre"; card: string }
  | { kind: "point"; card: string }
  | { kind: "points" }
  | null;

/**
 * What a press on an own card means: choose it for an open or a frozen target, for a penalty, the gift or the
 * hand limit; or, in `use` and `try`, make the very move, because a choice begun before goes on.
 */
export type Mode = "none" | "turn" | "fulfil" | "attempt" | "use" | "try" | "pay" | "gift" | "discard";

const ASKED: Record<string, Mode> = {
  "ask-turn": "turn",
  "ask-use": "use",
  "ask-attempt": "try",
  "ask-pay": "pay",
  "ask-gift": "gift",
  "ask-discard": "discard",
};

export class Draft {
  focus = $state.raw<Focus>(null);
  chosen = $state.raw<readonly string[]>([]);
  /** What each chosen Joker stands for in an attempt. */
  roles = $state.raw<Readonly<Record<string, string>>>({});
  private script = $state.raw<Script | null>(null);
  private sight = "";
  private sent: Table | null = null; // what was seen when the last move of the script was made

  get sending(): boolean {
    return this.script !== null;
  }

  clear(): void {
    this.focus = null;
    this.chosen = [];
    this.roles = {};
  }

  /** Everything goes: another person may look now. */
  leave(): void {
    this.clear();
    this.script = null;
    this.sight = "";
  }

  mode(view: Table, prompt: Text | null): Mode {
    const asked = (prompt && ASKED[prompt.id]) ?? "none";
    if (asked !== "turn" || this.focus?.kind !== "target") return asked;
    const target = targetOf(view, this.focus.target);
    if (target && target.frozen !== null) return "attempt";
    return target?.fits?.length ? "fulfil" : "turn";
  }

  /** Where the table changed, what was half chosen no longer counts. */
  look(view: Table, prompt: Text | null): void {
    const sight = JSON.stringify([view.seat, prompt, view.targets, view.centre, view.hand, own(view)]);
    if (sight === this.sight) return;
    this.sight = sight;
    if (!this.script) this.clear();
  }

  point(focus: Focus, view: Table): void {
    this.clear();
    this.focus = focus;
    if (focus?.kind === "target") this.suggest(view, 0);
  }

  /** The cards of one of the ways to fulfil the target pointed at. */
  suggest(view: Table, way: number): void {
    const target = this.focus?.kind === "target" ? targetOf(view, this.focus.target) : undefined;
    this.chosen = suggestion(target?.fits?.[way], view);
  }

  toggle(key: string): void {
    this.chosen = this.chosen.includes(key) ? this.chosen.filter((one) => one !== key) : [...this.chosen, key];
  }

  announce(key: string, role: string): void {
    this.roles = { ...this.roles, [key]: role };
  }

  /** The chosen cards: of the hand, then perm jokers, then point cards. */
  cards(view: Table): Held[] {
    const player = own(view);
    return [...handOf(view), ...permsOf(player), ...pointsOf(player)].filter((held) => this.chosen.includes(held.key));
  }

  /** Make the choice: the moves follow as the server asks for them. */
  confirm(mode: Mode, view: Table): void {
    const cards = this.cards(view);
    const target = this.focus?.kind === "target" ? this.focus.target : "";
    const script = { first: null, last: null };
    const points = cards.map(({ face }) => ({ kind: "point", id: face.card }));
    if (mode === "fulfil") this.script = { ...script, first: ["fulfil", target], asks: "ask-use", wanted: cards.map(aim) };
    if (mode === "attempt") {
      const shown = cards.map((held) => (held.face.card === "joker" ? { kind: "role", id: this.roles[held.key]! } : aim(held)));
      this.script = { first: ["attempt", target], asks: "ask-attempt", wanted: shown, last: "commit" };
    }
    if (mode === "pay") this.script = { ...script, asks: "ask-pay", wanted: points };
    if (mode === "gift") this.script = { ...script, asks: "ask-gift", wanted: points, last: "lay no more" };
    if (mode === "discard") this.script = { ...script, asks: "ask-discard", wanted: cards.map(aim) };
    this.sent = null;
  }

  /** The next move of a confirmed choice, once what the one before brought about is seen. */
  step(view: Table, prompt: Text | null, choices: readonly Choice[]): string | null {
    if (!this.script || view === this.sent) return null;
    const step = nextStep(this.script, prompt?.id ?? "", choices, view);
    this.script = step?.rest ?? null;
    this.sent = view;
    if (!step) this.clear();
    return step?.move ?? null;
  }
}
