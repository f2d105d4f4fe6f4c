// The moves in the decision bar, in groups: what can be pressed at once, then what needs a thing to be chosen.
import { aimOf, aimed, moveName } from "../../lib/choices";
import type { Choice, Text } from "../../lib/messages";
import type { MoveGroup, MoveItem } from "../../lib/moves";
import type { Speaker } from "../../lib/words.svelte";
import type { Draft } from "./draft.svelte";
import { companyName, named } from "./naming";
import { placeName } from "./places.svelte";
import { type Table, atSpot, troopOfChoice } from "./reading";

export interface Item extends MoveItem {
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
    const label = scene.speaker.text(reach.battle ? "ventura-attack-at" : "ventura-march-to", { place: placeName(scene.speaker, scene.view, aim) });
    sections.push({ items: [{ id: "go", label, go: aim, hex: aim, strong: reach.battle !== undefined }] });
  }
  if (plain.length > 0) {
    const strong = (choice: Choice) => !GOES_ON.includes(choice.verb) || choices.length === 1 || scene.prompt?.id === "ask-upkeep";
    sections.push({ items: plain.map((choice) => ({ ...whole(scene, choice), strong: strong(choice) })) });
  }
  const verbs = new Set(choices.filter((choice) => !plain.includes(choice)).map((choice) => choice.verb));
  for (const verb of verbs) {
    const alike = choices.filter((choice) => choice.verb === verb);
    sections.push({ title: titleOf(scene, verb), items: verb === "deploy" ? cards(scene, alike) : verb === "at" ? hexes(scene, alike) : alike.map((choice) => item(scene, choice)) });
  }
  return sections;
}

/** What a group of moves does: a hex is marched to, annexed, or fled to. */
function titleOf({ speaker, prompt }: Scene, verb: string): string {
  const at = `ventura-at-${prompt?.id}`;
  return verb === "at" && speaker.has(at) ? speaker.text(at) : speaker.text(`ventura-verb-${verb.replace(" ", "-")}`);
}

function whole({ speaker, prompt }: Scene, choice: Choice): Item {
  const done = `ventura-done-${prompt?.id}`; // "Done" says little where one pays or stops
  const label = choice.verb === "done" && speaker.has(done) ? speaker.text(done, prompt!.args) : speaker.label(choice);
  return { id: choice.name, label, move: choice.name, danger: choice.danger };
}

function item(scene: Scene, choice: Choice): Item {
  return { ...whole(scene, choice), short: shortly(scene, choice), ...place(scene, choice) };
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
  const number = aimOf(choice, "area")!;
  const troop = troopOfChoice(view, choice);
  const who = troop?.captain ?? troop?.companies[0];
  if (who === undefined) return speaker.text("ventura-area-free", { number });
  return speaker.text("ventura-area-of", { number, card: named(speaker, "card", who) });
}

function cards(scene: Scene, choices: readonly Choice[]): Item[] {
  return [...aimed(choices, "card").keys()].map((card) => {
    const name = named(scene.speaker, "card", card);
    return { id: moveName("deploy", card), label: scene.speaker.text("ventura-deploy-card", { card: name }), short: name, card };
  });
}

function areas(scene: Scene, card: string, choices: readonly Choice[]): Section[] {
  const { view, speaker } = scene;
  const title = speaker.text("ventura-deploy-where", { card: named(speaker, "card", card) });
  const items = choices.map((choice): Item => ({ ...whole(scene, choice), short: areaName(view, speaker, choice), ...place(scene, choice) }));
  return [{ items: [{ id: "back", label: speaker.text("ventura-back"), back: true }] }, { title, items }];
}

function hexes(scene: Scene, choices: readonly Choice[]): Item[] {
  if (choices.length <= FEW || scene.draft.listing) return choices.map((choice) => item(scene, choice));
  return [{ id: "list", label: scene.speaker.text("ventura-list", { count: choices.length }), list: true }];
}
