// The moves in the decision bar, in groups: what can be pressed at once, then what needs a thing to be chosen.
import { aimOf, aimed, moveName } from "../../lib/choices";
import type { Choice, Text } from "../../lib/messages";
import type { MoveGroup, MoveItem } from "../../lib/moves";
import type { Speaker } from "../../lib/words.svelte";
import type { Draft } from "./draft.svelte";
import { companyName, named } from "./naming";
import { letterOf, placeName } from "./places.svelte";
import { type Table, atSpot, own, tileAt, troopOfChoice } from "./reading";

/** What a choice costs or brings, in a few words. */
export interface Note {
  text: string;
  kind?: "price" | "gain";
}

export interface Item extends MoveItem {
  face?: { coins?: number; title: string; notes: Note[] };
  /** What it costs, in Florins. */
  spend?: number;
  /** It cannot be chosen now; a press asks why not. */
  cannot?: string;
  /** Choose this card: its area is asked next. */
  card?: string;
  /** The hex that it is about. */
  hex?: string;
  /** March there, step by step. */
  go?: string;
  list?: boolean;
  back?: boolean;
}

type Section = MoveGroup<Item>;

export interface Scene {
  view: Table;
  speaker: Speaker;
  prompt: Text | null;
  choices: readonly Choice[];
  draft: Draft;
  /** On a small screen there is no list of places beside the map. */
  narrow?: boolean;
}

const PLAIN = ["done", "pass", "stay", "buy", "draw tile", "recover all"];
/** These stand out only where there is nothing else to do. */
const GOES_ON = ["done", "pass", "stay"];
const FEW = 8; // so many hexes are listed without being asked for

export function moveList(scene: Scene): Section[] {
  const { choices, draft } = scene;
  const card = draft.card;
  const places = choices.filter((choice) => choice.verb === "deploy" && aimOf(choice, "card") === card);
  if (card !== null && places.length > 0) return areas(scene, card, places);
  const plain = PLAIN.flatMap((verb) => choices.filter((choice) => choice.verb === verb));
  // Whoever has no Florins can only go on.
  const spends = choices.filter((choice) => choice.verb === "spend");
  if (spends.length === 1) plain.push(...spends);
  const sections: Section[] = [];
  // What was aimed at on the map comes first.
  const { aimed: aim } = draft;
  const reach = aim === null ? undefined : scene.view.march?.reach[aim];
  if (aim !== null && reach) {
    const how = reach.battle ? "attack" : "march";
    const place = placeName(scene.speaker, scene.view, aim);
    // On a small screen the place stands above the question.
    const label = scene.speaker.text(scene.narrow ? `ventura-go-${how}` : how === "attack" ? "ventura-attack-at" : "ventura-march-to", { place });
    sections.push({ items: [{ id: "go", label, go: aim, hex: aim, strong: reach.battle !== undefined }] });
  }
  if (plain.length > 0) {
    const strong = (choice: Choice) => !GOES_ON.includes(choice.verb) || choices.length === 1 || scene.prompt?.id === "ask-upkeep";
    sections.push({ items: plain.map((choice) => ({ ...whole(scene, choice), strong: strong(choice) })) });
  }
  const verbs = new Set(choices.filter((choice) => !plain.includes(choice)).map((choice) => choice.verb));
  for (const verb of verbs) {
    const alike = choices.filter((choice) => choice.verb === verb);
    if (verb === "at" && scene.view.march && !scene.narrow) continue; // they are listed beside the map
    const title = verb === "spend" ? {} : { title: titleOf(scene, verb) }; // the question says it, and six need the width
    sections.push({ ...title, items: verb === "deploy" ? cards(scene, alike) : verb === "at" ? hexes(scene, alike) : alike.map((choice) => item(scene, choice)) });
  }
  return sections;
}

/** What a group of moves does: a hex is marched to, annexed, or fled to. */
function titleOf({ speaker, prompt }: Scene, verb: string): string {
  const at = `ventura-at-${prompt?.id}`;
  return verb === "at" && speaker.has(at) ? speaker.text(at) : speaker.text(`ventura-verb-${verb.replace(" ", "-")}`);
}

function whole(scene: Scene, choice: Choice): Item {
  const { speaker, prompt } = scene;
  const done = `ventura-done-${prompt?.id}`; // "Done" says little where one pays or stops
  const label = choice.verb === "done" && speaker.has(done) ? speaker.text(done, prompt!.args) : speaker.label(choice);
  const said = [label, ...notesOf(scene, choice).map(({ text }) => text)].join(", ");
  return { id: choice.name, label: said, move: choice.name, danger: choice.danger, ...priced(scene, choice, label) };
}

function item(scene: Scene, choice: Choice): Item {
  const short = shortly(scene, choice);
  return { ...whole(scene, choice), short, ...priced(scene, choice, short), ...place(scene, choice) };
}

/** A face with price, gain and what is left, where a choice has them. */
function priced(scene: Scene, choice: Choice, title: string): Pick<Item, "face" | "spend"> {
  const notes = notesOf(scene, choice);
  const { cost, points = 0 } = choice.numbers;
  const spend = cost ? { spend: cost } : {};
  // On a small screen six of them stand side by side.
  if (choice.verb === "spend") return { face: { title: scene.narrow ? `+${points}` : scene.speaker.text("ventura-gain", { count: points }), notes: scene.narrow ? [] : notes, coins: cost ?? 0 }, ...spend };
  return { ...(notes.length > 0 ? { face: { title, notes } } : {}), ...spend };
}

function notesOf({ view, speaker }: Scene, choice: Choice): Note[] {
  const { cost, left, points, upkeep, movement } = choice.numbers;
  const card = view.printed.cards[choice.targets[0]?.id ?? ""];
  if (choice.verb === "spend" && points !== undefined && left !== undefined) {
    const score = (own(view)?.score ?? 0) + points;
    return [{ text: `${speaker.text("ventura-points-then", { count: score })}, ${speaker.text("ventura-florins", { count: left })}` }];
  }
  if (choice.verb === "pass" && view.battle?.next) {
    const [one, other] = view.battle.next.sides;
    return [{ text: `${one!.total} : ${other!.total} ${speaker.text("ventura-step-if-nobody")}` }];
  }
  if (choice.verb === "play") {
    const { attacker, defender } = choice.numbers;
    const notes: Note[] = [];
    if (cost !== undefined && left !== undefined) notes.push({ text: speaker.text("ventura-price-becomes", { count: cost + left, left }), kind: "price" });
    if (attacker !== undefined && defender !== undefined) notes.push({ text: speaker.text("ventura-totals-then", { attacker, defender }) });
    return notes;
  }
  if (choice.verb === "take" && card) return [{ text: speaker.text("ventura-price-card", { cost: card.cost, upkeep: card.upkeep ?? 0 }), kind: "price" }];
  if (choice.verb === "draw tile") return [{ text: speaker.text("ventura-gain-tile", { count: view.stock }), kind: "gain" }];
  if (choice.verb === "dismiss" && upkeep !== undefined) return [{ text: speaker.text("ventura-gain-upkeep", { count: upkeep }), kind: "gain" }];
  if (choice.verb === "activate" && movement !== undefined) return [{ text: speaker.text("ventura-movement-points", { count: movement }) }];
  if (cost !== undefined && left !== undefined && choice.verb !== "at") return [{ text: speaker.text("ventura-price-becomes", { count: cost + left, left }), kind: "price" }];
  return [];
}

/** The hex that a move is about, or where a Troop stands that it is about. */
function place({ view }: Scene, choice: Choice): { hex?: string } {
  const spot = aimOf(choice, "spot");
  const hex = aimOf(choice, "hex") ?? (spot === undefined ? troopOfChoice(view, choice) : atSpot(view, spot)?.troop)?.hex;
  return hex === undefined ? {} : { hex };
}

function shortly({ view, speaker }: Scene, choice: Choice): string {
  const { kind, id } = choice.targets[0]!;
  switch (kind) {
    case "florins":
      return speaker.text("ventura-spend", { florins: choice.numbers.cost!, points: choice.numbers.points! });
    case "area":
      return areaName(view, speaker, choice);
    case "spot": {
      const there = atSpot(view, id);
      return there ? companyName(speaker, there.company) : id;
    }
    case "seat":
      return String(speaker.thing(kind, id));
    case "hex":
      return placeName(speaker, view, id);
    case "number":
      return id;
    case "card":
      // Companies of one name are told apart by their wounds.
      return companyName(speaker, { card: id, wounds: choice.numbers.wounds ?? 0 });
    default:
      return named(speaker, kind === "ploy" ? "card" : kind, id);
  }
}

/** "2 Acuto", "3 Swordsmen", or a free area. */
function areaName(view: Table, speaker: Speaker, choice: Choice): string {
  return areaCalled(view, speaker, aimOf(choice, "area")!);
}

function areaCalled(view: Table, speaker: Speaker, number: string): string {
  const troop = own(view)?.troops.find((one) => String(one.area) === number);
  const who = troop?.captain ?? troop?.companies[0];
  if (who === undefined) return speaker.text("ventura-area-free", { number });
  return speaker.text("ventura-area-of", { number, card: named(speaker, "card", who) });
}

function cards(scene: Scene, choices: readonly Choice[]): Item[] {
  return [...aimed(choices, "card")].map(([card, first]) => {
    const name = named(scene.speaker, "card", card);
    const cost = first.numbers.cost ?? 0;
    const upkeep = scene.view.printed.cards[card]?.upkeep ?? 0;
    const notes: Note[] = [{ text: scene.speaker.text("ventura-price-card", { cost, upkeep }), kind: "price" }];
    return { id: moveName("deploy", card), label: scene.speaker.text("ventura-deploy-card", { card: name }), short: name, card, spend: cost, face: { title: name, notes } };
  });
}

function areas(scene: Scene, card: string, choices: readonly Choice[]): Section[] {
  const { view, speaker } = scene;
  const title = speaker.text("ventura-deploy-where", { card: named(speaker, "card", card) });
  const items = choices.map((choice): Item => {
    const short = areaName(view, speaker, choice);
    return { ...whole(scene, choice), short, ...priced(scene, choice, short), ...place(scene, choice) };
  });
  const open = new Set(choices.map((choice) => aimOf(choice, "area")));
  const shut = Array.from({ length: view.printed.areas }, (_, i) => String(i + 1)).filter((area) => !open.has(area));
  const others = shut.map((area): Item => {
    const label = areaCalled(view, speaker, area);
    return { id: `no ${area}`, label: speaker.text("ventura-not-now", { what: label }), short: label, cannot: moveName("deploy", card, area) };
  });
  return [{ items: [{ id: "back", label: speaker.text("ventura-back"), back: true }] }, { title, items }, ...(others.length > 0 ? [{ items: others }] : [])];
}

function hexes(scene: Scene, choices: readonly Choice[]): Item[] {
  // Free cells have their letters on the map.
  const cells = choices.filter((choice) => !tileAt(scene.view, aimOf(choice, "hex")!));
  const lettered = (choice: Choice): Item => {
    const made = item(scene, choice);
    return cells.includes(choice) ? { ...made, short: `${letterOf(cells.indexOf(choice))} ${made.short}` } : made;
  };
  if ((choices.length <= FEW && !scene.view.march) || scene.draft.listing) return choices.map(lettered);
  return [{ id: "list", label: scene.speaker.text("ventura-list", { count: choices.length }), list: true }];
}
