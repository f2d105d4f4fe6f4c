// Which buttons the decision bar shows, and what it says about the cards that are chosen.
import { aimOf } from "../../lib/choices";
import type { Choice } from "../../lib/messages";
import type { MoveGroup, MoveItem } from "../../lib/moves";
import type { Speaker } from "../../lib/words.svelte";
import { type Held, handOf, pays, pointsOf, verdict, worth } from "./choose";
import type { Desk, Focus, Mode } from "./desk.svelte";
import { type Face, type Target, type View, own, targetOf } from "./reading";

export interface Scene {
  view: View;
  speaker: Speaker;
  choices: readonly Choice[];
  desk: Desk;
  mode: Mode;
  /** How much is asked for: points to pay, cards to discard. */
  count: number;
}

/** A button. It makes a move, takes a card in or out, points at something, suggests cards, or confirms the chosen ones. */
export interface Item extends MoveItem {
  toggle?: string;
  focus?: Focus;
  way?: number;
  confirm?: boolean;
  /** The move that a confirmation begins with. */
  confirms?: string;
  /** A move that is not possible: a press asks why. */
  illegal?: string | undefined;
  face?: Face;
  /** The points of a card that is drawn, where they matter. */
  points?: number | undefined;
}

type Section = MoveGroup<Item>;

export interface News {
  text: string;
  tone: "good" | "bad" | "plain";
}

export function moveList(scene: Scene): Section[] {
  return sections(scene).filter((section) => section.items.length > 0);
}

function sections(scene: Scene): Section[] {
  const { mode, desk } = scene;
  if (mode === "pay" || mode === "gift" || mode === "discard") return confirming(scene);
  if (mode === "use" || mode === "try") return goingOn(scene);
  if (mode === "none") return [{ items: scene.choices.map((choice) => plain(scene, choice)) }];
  const focus = desk.focus;
  if (focus?.kind === "centre") return ofCentre(scene, focus.card);
  if (focus?.kind === "point") return ofPoint(scene, focus.card);
  if (focus?.kind === "points") return [{ items: pointCards(scene) }, back(scene)];
  const target = focus?.kind === "target" ? targetOf(scene.view, focus.target) : undefined;
  return target ? ofTarget(scene, target) : ofTurn(scene);
}

function plain({ speaker }: Scene, choice: Choice): Item {
  return { id: choice.name, label: speaker.label(choice), move: choice.name };
}

function back({ speaker }: Scene): Section {
  return { items: [{ id: "back", label: speaker.text("venti-back"), focus: null, quiet: true }] };
}

function named({ choices }: Scene, name: string): Choice | undefined {
  return choices.find((choice) => choice.name === name);
}

/** A button for a move that may be illegal now. */
function perhaps(scene: Scene, name: string, label: string, more: Partial<Item> = {}): Item {
  return named(scene, name) ? { id: name, label, move: name, ...more } : { id: name, label, illegal: name, ...more };
}

/** The faces of a row that a move can be about, each kind once: two Jokers are one choice. */
function kinds(faces: readonly (Face | null)[]): Face[] {
  return faces.filter((face): face is Face => face !== null).filter((face, i, all) => all.findIndex((one) => one.card === face.card) === i);
}

function ofTurn(scene: Scene): Section[] {
  const { view, speaker, choices } = scene;
  const free = choices.filter((choice) => choice.targets.length === 0);
  const draws = kinds(view.centre).flatMap((face) => {
    const choice = named(scene, `draw ${face.card}`);
    return choice ? [{ ...plain(scene, choice), face }] : [];
  });
  const targets = view.targets
    .filter((target) => target.face || target.frozen !== null)
    .map((target): Item => {
      const letter = String(speaker.thing("target", target.target));
      return {
        id: `target ${target.target}`,
        label: speaker.text("venti-target-moves", { target: letter }),
        short: letter,
        strong: named(scene, `fulfil ${target.target}`) !== undefined,
        focus: { kind: "target", target: target.target },
      };
    });
  const found: Section[] = [
    { items: free.map((choice) => plain(scene, choice)) },
    { title: speaker.text("venti-draw"), items: draws },
    { title: speaker.text("venti-target-title"), items: targets },
  ];
  if (choices.some((choice) => choice.name.startsWith("to joker "))) {
    found.push({ items: [{ id: "points", label: speaker.text("venti-give-up"), focus: { kind: "points" } }] });
  }
  return found;
}

function ofCentre(scene: Scene, card: string): Section[] {
  const { view, speaker } = scene;
  const drawing = named(scene, `draw ${card}`);
  const swaps = view.targets.flatMap(({ target }): Item[] => {
    const choice = named(scene, `exchange ${target} ${card}`);
    return choice ? [{ ...plain(scene, choice), short: String(speaker.thing("target", target)) }] : [];
  });
  return [
    { items: drawing ? [{ ...plain(scene, drawing), strong: true }] : [] },
    back(scene),
    { title: speaker.text("venti-exchange-target"), items: swaps },
  ];
}

function ofTarget(scene: Scene, { target, frozen, fits = [] }: Target): Section[] {
  const { view, speaker, desk, mode } = scene;
  if (frozen !== null) {
    const cards = desk.cards(view);
    const ready = cards.length > 0 && cards.every((held) => held.face.card !== "joker" || desk.roles[held.key]);
    const attempt: Item = { id: `attempt ${target}`, label: speaker.text("venti-attempt"), confirms: `attempt ${target}`, strong: true };
    if (!named(scene, `attempt ${target}`)) attempt.illegal = `attempt ${target}`;
    else if (ready) attempt.confirm = true;
    return [{ items: ready || attempt.illegal ? [attempt] : [] }, back(scene)];
  }
  const first: Item[] = [];
  if (mode !== "fulfil") first.push(perhaps(scene, `fulfil ${target}`, speaker.text("venti-fulfil")));
  else if (verdict(fits, desk.cards(view)).fits) {
    first.push({ id: "confirm", label: speaker.text("venti-use"), confirm: true, confirms: `fulfil ${target}`, strong: true });
  }
  if (mode === "fulfil" && fits.length > 1) {
    first.push({ id: "way", label: speaker.text("venti-other-way"), way: (wayOf(scene, fits) + 1) % fits.length });
  } else if (mode === "fulfil" && wayOf(scene, fits) < 0) {
    first.push({ id: "way", label: speaker.text("venti-suggest"), way: 0 });
  }
  first.push(perhaps(scene, `freeze ${target}`, speaker.text("venti-freeze")));
  const swaps = kinds(view.centre).flatMap((face): Item[] => {
    const choice = named(scene, `exchange ${target} ${face.card}`);
    return choice ? [{ ...plain(scene, choice), face }] : [];
  });
  return [{ items: first }, back(scene), { title: speaker.text("venti-exchange-centre"), items: swaps }];
}

/** Which of the ways is chosen now; -1 if none is. */
function wayOf({ desk, view }: Scene, fits: readonly string[]): number {
  const cards = desk.cards(view);
  return fits.findIndex((fit) => verdict([fit], cards).fits);
}

function pointCards(scene: Scene): Item[] {
  return (own(scene.view)?.scored ?? []).map((face) => ({
    id: `point ${face.card}`,
    label: String(scene.speaker.thing("point", face.card)),
    face,
    points: face.points,
    focus: { kind: "point", card: face.card },
  }));
}

function ofPoint(scene: Scene, card: string): Section[] {
  const { speaker } = scene;
  return [
    {
      items: [
        perhaps(scene, `to joker ${card}`, speaker.text("venti-to-joker", { card: speaker.thing("card", card) })),
        perhaps(scene, `to action ${card}`, speaker.text("venti-to-action")),
      ],
    },
    back(scene),
  ];
}

/** The own cards that count where several are chosen at once. */
export function choosable({ mode, view, choices }: Scene): Held[] {
  if (mode === "pay") return pointsOf(own(view));
  if (mode === "gift") return handOf(view).filter((held) => choices.some((choice) => choice.name === `lay ${held.face.card}`));
  return mode === "discard" ? handOf(view) : [];
}

/** Penalty, gift, hand limit: cards are chosen here or where they lie, and then confirmed. */
function confirming(scene: Scene): Section[] {
  const { speaker, desk, view, mode, count, choices } = scene;
  const cards = desk.cards(view);
  const ready =
    mode === "pay" ? pays(cards, count) : mode === "gift" ? cards.length > 0 && worth(cards) <= count : cards.length === count;
  const items: Item[] = ready ? [{ id: "confirm", label: speaker.text(`venti-confirm-${mode}`), confirm: true, confirms: mode, strong: true }] : [];
  for (const choice of choices) if (choice.targets.length === 0) items.push(plain(scene, choice));
  const kind = mode === "discard" ? "card" : "point";
  const toggles = choosable(scene).map(({ key, face }) => ({
    id: `toggle ${key}`,
    label: String(speaker.thing(kind, face.card)),
    face,
    points: mode === "discard" ? undefined : face.points,
    toggle: key,
    pressed: desk.chosen.includes(key),
  }));
  return [{ items }, { items: toggles }];
}

/** A choice that was begun goes on, card by card, for instance after the page was loaded anew. */
function goingOn(scene: Scene): Section[] {
  const { view, choices } = scene;
  const faces = [...(view.hand ?? []), ...(own(view)?.perms ?? [])];
  const items = choices.map((choice): Item => {
    const face = faces.find((one) => one.card === (aimOf(choice, "card") ?? aimOf(choice, "perm")));
    const item = plain(scene, choice);
    if (choice.name === "commit") return { ...item, strong: true };
    const role = aimOf(choice, "role");
    if (role !== undefined) return { ...item, short: String(scene.speaker.thing("role", role)) };
    return face ? { ...item, face } : item;
  });
  const roles = items.filter((item) => item.move?.startsWith("joker as "));
  return [
    { items: items.filter((item) => !roles.includes(item)) },
    { title: scene.speaker.text("venti-joker-is"), items: roles },
  ];
}

/** What is to be said about the chosen cards, or about what is pointed at. */
export function sentence({ view, speaker, desk, mode, count }: Scene): News | null {
  const cards = desk.cards(view);
  const focus = desk.focus;
  if (desk.sending) return null;
  if (mode === "fulfil" && focus?.kind === "target") {
    const found = verdict(targetOf(view, focus.target)?.fits ?? [], cards);
    if (found.fits) return { text: speaker.text("venti-these-fit"), tone: "good" };
    if (found.missing !== null) return { text: speaker.text("venti-missing", { count: found.missing }), tone: "plain" };
    return { text: speaker.text("venti-no-fit"), tone: "bad" };
  }
  if (mode === "attempt" && focus?.kind === "target") {
    const freezer = targetOf(view, focus.target)?.frozen ?? 0;
    const risk = freezer === view.seat ? speaker.text("venti-risk-own") : speaker.text("venti-risk", { seat: speaker.seat(freezer) });
    return { text: `${speaker.text("venti-attempt-chosen", { count: cards.length })} ${risk}`, tone: "bad" };
  }
  if (mode === "pay") return { text: speaker.text("venti-pays", { count: worth(cards), least: count }), tone: pays(cards, count) ? "good" : "plain" };
  if (mode === "gift") return { text: speaker.text("venti-lays", { count: worth(cards), most: count }), tone: worth(cards) > count ? "bad" : "plain" };
  if (mode === "discard") {
    return { text: speaker.text("venti-discards", { count: cards.length, most: count }), tone: cards.length === count ? "good" : "plain" };
  }
  if (focus?.kind === "centre") return { text: speaker.text("venti-centre-chosen"), tone: "plain" };
  if (focus?.kind === "point" || focus?.kind === "points") {
    const face = own(view)?.scored.find((one) => focus.kind === "point" && one.card === focus.card);
    return { text: face ? speaker.text("venti-points-lost", { count: face.points ?? 0 }) : speaker.text("venti-points-lost-any"), tone: "bad" };
  }
  return null;
}
