// Which buttons the decision bar shows, and what it says about the cards that are chosen.
import { aimOf, find, moveName } from "../../lib/choices";
import type { Choice } from "../../lib/messages";
import type { MoveGroup, MoveItem } from "../../lib/moves";
import type { Speaker } from "../../lib/words.svelte";
import { type Held, type Verdict, handOf, pointsOf, verdict, word, worth } from "./choose";
import type { Draft, Focus, Mode } from "./draft.svelte";
import { type Face, type Table, type Target, own, targetOf } from "./reading";

export interface Scene {
  view: Table;
  speaker: Speaker;
  choices: readonly Choice[];
  draft: Draft;
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
  /** What is to be known besides. */
  more?: string;
}

export function moveList(scene: Scene): Section[] {
  return sections(scene).filter((section) => section.items.length > 0);
}

function sections(scene: Scene): Section[] {
  const { mode, draft } = scene;
  if (mode === "pay" || mode === "gift" || mode === "discard") return confirming(scene);
  if (mode === "use" || mode === "try") return goingOn(scene);
  if (mode === "none") return [{ items: scene.choices.map((choice) => plain(scene, choice)) }];
  const focus = draft.focus;
  if (focus?.kind === "centre") return ofCentre(scene, focus.card);
  if (focus?.kind === "point") return ofPoint(scene, focus.card);
  if (focus?.kind === "points") return [{ items: pointCards(scene) }, back(scene)];
  const target = focus?.kind === "target" ? targetOf(scene.view, focus.target) : undefined;
  return target ? ofTarget(scene, target) : ofTurn(scene);
}

function plain({ speaker }: Scene, choice: Choice): Item {
  return { id: choice.name, label: speaker.label(choice), move: choice.name, danger: choice.danger };
}

function back({ speaker }: Scene): Section {
  return { items: [{ id: "back", label: speaker.text("venti-back"), focus: null, quiet: true }] };
}

/** A button for a move that may be illegal now. */
function perhaps({ choices }: Scene, verb: string, thing: string, label: string): Item {
  const choice = find(choices, verb, thing);
  const id = moveName(verb, thing);
  return choice ? { id, label, move: choice.name, danger: choice.danger } : { id, label, illegal: id };
}

/** The faces of a row that a move can be about, each kind once: two Jokers are one choice. */
function kinds(faces: readonly (Face | null)[]): Face[] {
  return faces.filter((face): face is Face => face !== null).filter((face, i, all) => all.findIndex((one) => one.card === face.card) === i);
}

function ofTurn(scene: Scene): Section[] {
  const { view, speaker, choices } = scene;
  const free = choices.filter((choice) => choice.targets.length === 0);
  const draws = kinds(view.centre).flatMap((face) => {
    const choice = find(choices, "draw", face.card);
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
        strong: find(choices, "fulfil", target.target) !== undefined,
        focus: { kind: "target", target: target.target },
      };
    });
  const found: Section[] = [
    { items: free.map((choice) => plain(scene, choice)) },
    { title: speaker.text("venti-draw"), items: draws },
    { title: speaker.text("venti-target-title"), items: targets },
  ];
  if (choices.some((choice) => choice.verb === "to joker")) {
    found.push({ items: [{ id: "points", label: speaker.text("venti-give-up"), focus: { kind: "points" } }] });
  }
  return found;
}

function ofCentre(scene: Scene, card: string): Section[] {
  const { view, speaker, choices } = scene;
  const drawing = find(choices, "draw", card);
  const swaps = view.targets.flatMap(({ target }): Item[] => {
    const choice = find(choices, "exchange", target, card);
    return choice ? [{ ...plain(scene, choice), short: String(speaker.thing("target", target)) }] : [];
  });
  return [
    { items: drawing ? [{ ...plain(scene, drawing), strong: true }] : [] },
    back(scene),
    { title: speaker.text("venti-exchange-target"), items: swaps },
  ];
}

function ofTarget(scene: Scene, { target, frozen, fits = [] }: Target): Section[] {
  const { view, speaker, choices, draft, mode } = scene;
  if (frozen !== null) {
    const cards = draft.cards(view);
    const ready = cards.length > 0 && cards.every((held) => held.face.card !== "joker" || draft.roles[held.key]);
    const id = moveName("attempt", target);
    const attempt: Item = { id, label: speaker.text("venti-attempt"), confirms: id, strong: true };
    if (!find(choices, "attempt", target)) attempt.illegal = id;
    else if (ready) attempt.confirm = true;
    return [{ items: ready || attempt.illegal ? [attempt] : [] }, back(scene)];
  }
  const first: Item[] = [];
  if (mode !== "fulfil") first.push(perhaps(scene, "fulfil", target, speaker.text("venti-fulfil")));
  else if (fitting(scene, fits).fits) {
    first.push({ id: "confirm", label: speaker.text("venti-use"), confirm: true, confirms: moveName("fulfil", target), strong: true });
  }
  if (mode === "fulfil" && fits.length > 1) {
    first.push({ id: "way", label: speaker.text("venti-other-way"), way: (wayOf(scene, fits) + 1) % fits.length });
  } else if (mode === "fulfil" && wayOf(scene, fits) < 0) {
    first.push({ id: "way", label: speaker.text("venti-suggest"), way: 0 });
  }
  first.push(perhaps(scene, "freeze", target, speaker.text("venti-freeze")));
  const swaps = kinds(view.centre).flatMap((face): Item[] => {
    const choice = find(choices, "exchange", target, face.card);
    return choice ? [{ ...plain(scene, choice), face }] : [];
  });
  return [{ items: first }, back(scene), { title: speaker.text("venti-exchange-centre"), items: swaps }];
}

/** Whether the chosen cards are one of the ways to fulfil a target. */
function fitting({ draft, view }: Scene, fits: readonly string[][]): Verdict {
  return verdict(fits, draft.cards(view).map((held) => word(held.face)));
}

/** Which of the ways is chosen now; -1 if none is. */
function wayOf(scene: Scene, fits: readonly string[][]): number {
  return fits.findIndex((fit) => fitting(scene, [fit]).fits);
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
        perhaps(scene, "to joker", card, speaker.text("venti-to-joker", { card: speaker.thing("card", card) })),
        perhaps(scene, "to action", card, speaker.text("venti-to-action")),
      ],
    },
    back(scene),
  ];
}

/** The own cards that count where several are chosen at once. */
export function choosable({ mode, view, choices }: Scene): Held[] {
  if (mode === "pay") return pointsOf(own(view));
  if (mode === "gift") return handOf(view).filter((held) => find(choices, "lay", held.face.card));
  return mode === "discard" ? handOf(view) : [];
}

/** Whether the chosen cards pay a penalty, may be laid, or are as many as must be discarded. */
function settled({ draft, view, mode, count }: Scene): Verdict {
  const cards = draft.cards(view);
  if (mode !== "discard") return verdict(view.sets ?? [], cards.map((held) => held.face.card));
  return cards.length === count ? { fits: true } : { fits: false, missing: null };
}

/** Penalty, gift, hand limit: cards are chosen here or where they lie, and then confirmed. */
function confirming(scene: Scene): Section[] {
  const { speaker, draft, mode, choices } = scene;
  const items: Item[] = settled(scene).fits ? [{ id: "confirm", label: speaker.text(`venti-confirm-${mode}`), confirm: true, confirms: mode, strong: true }] : [];
  for (const choice of choices) if (choice.targets.length === 0) items.push(plain(scene, choice));
  const kind = mode === "discard" ? "card" : "point";
  const toggles = choosable(scene).map(({ key, face }) => ({
    id: `toggle ${key}`,
    label: String(speaker.thing(kind, face.card)),
    face,
    points: mode === "discard" ? undefined : face.points,
    toggle: key,
    pressed: draft.chosen.includes(key),
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
    if (choice.verb === "commit") return { ...item, strong: true };
    const role = aimOf(choice, "role");
    if (role !== undefined) return { ...item, short: String(scene.speaker.thing("role", role)) };
    return face ? { ...item, face } : item;
  });
  const roles = items.filter((_, i) => choices[i]!.verb === "joker as");
  return [
    { items: items.filter((item) => !roles.includes(item)) },
    { title: scene.speaker.text("venti-joker-is"), items: roles },
  ];
}

/** What is to be said about the chosen cards, or about what is pointed at. */
export function sentence(scene: Scene): News | null {
  const { view, speaker, choices, draft, mode, count } = scene;
  const cards = draft.cards(view);
  const focus = draft.focus;
  if (draft.sending) return null;
  if (mode === "fulfil" && focus?.kind === "target") {
    const found = fitting(scene, targetOf(view, focus.target)?.fits ?? []);
    if (found.fits) return { ...aboutTarget(scene, focus.target, speaker.text("venti-these-fit")), tone: "good" };
    if (found.missing !== null) return { text: speaker.text("venti-missing", { count: found.missing }), tone: "plain" };
    return { text: speaker.text("venti-no-fit"), tone: "bad" };
  }
  if (mode === "attempt" && focus?.kind === "target") {
    const freezer = targetOf(view, focus.target)?.frozen ?? 0;
    const risk = freezer === view.seat ? speaker.text("venti-risk-own") : speaker.text("venti-risk", { seat: speaker.seat(freezer) });
    return { text: `${speaker.text("venti-attempt-chosen", { count: cards.length })} ${risk}`, tone: "bad" };
  }
  if (mode === "pay") return { text: speaker.text("venti-pays", { count: worth(cards), least: count }), tone: settled(scene).fits ? "good" : "plain" };
  if (mode === "gift") {
    const found = settled(scene);
    const tooMany = cards.length > 0 && !found.fits && found.missing === null;
    return { text: speaker.text("venti-lays", { count: worth(cards), most: count }), tone: tooMany ? "bad" : "plain" };
  }
  if (mode === "discard") {
    return { text: speaker.text("venti-discards", { count: cards.length, most: count }), tone: settled(scene).fits ? "good" : "plain" };
  }
  if (focus?.kind === "centre") return { text: speaker.text("venti-centre-chosen"), tone: "plain" };
  if (focus?.kind === "point" || focus?.kind === "points") {
    const cost = focus.kind === "point" ? find(choices, "to joker", focus.card)?.numbers.cost : undefined;
    return { text: cost === undefined ? speaker.text("venti-points-lost-any") : speaker.text("venti-points-lost", { count: cost }), tone: "bad" };
  }
  if (focus?.kind === "target") return aboutTarget(scene, focus.target);
  return mode === "turn" ? hint(scene) : null;
}

/** What an open target is worth, and what freezing it means, before anybody does. */
function aboutTarget({ view, speaker, choices }: Scene, target: string, first = ""): News {
  const points = targetOf(view, target)?.face?.points;
  const worth = points === undefined ? "" : speaker.text("venti-worth", { count: points });
  // Where everybody remembers what they have seen, the game says so itself.
  const hides = find(choices, "freeze", target)?.danger?.id === "danger-freeze";
  return { text: [first, worth].filter(Boolean).join(" "), more: hides ? speaker.text("venti-freeze-note") : "", tone: "plain" };
}

/** What newcomers miss: what the dots are, and that points can be given for actions. */
function hint({ view, speaker, choices }: Scene): News | null {
  const player = own(view);
  const left = view.actions.limit - view.actions.used;
  if (player && player.extra === 0 && left === 1 && choices.some((choice) => choice.verb === "to action")) {
    return { text: speaker.text("venti-hint-action"), tone: "plain" };
  }
  return player && player.scored.length === 0 ? { text: speaker.text("venti-hint-dots", { goal: view.goal }), tone: "plain" } : null;
}
