// The moves in the decision bar, in groups: what can be pressed at once, then what needs a thing to be chosen.
import type { Choice, Text } from "../../lib/messages";
import type { MoveGroup, MoveItem } from "../../lib/moves";
import type { Speaker } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { companyName, hexName, named } from "./naming";
import { type View, cardAt, companiesOf, own, troopOf } from "./reading";

export interface Item extends MoveItem {
  /** Choose this card: its area is asked next. */
  card?: string;
  /** The hex that it is about. */
  hex?: string;
  list?: boolean;
  back?: boolean;
}

type Section = MoveGroup<Item>;

export interface Scene {
  view: View;
  speaker: Speaker;
  prompt: Text | null;
  choices: readonly Choice[];
  desk: Desk;
}

const PLAIN = ["done", "pass", "stay", "buy", "draw tile", "recover all"];
/** These stand out only where there is nothing else to do. */
const GOES_ON = ["done", "pass", "stay"];
const PRESTIGE = [0, 1, 2, 4, 5, 7]; // points for so many Florins
const PAIRS = ["look at", "keep tile"];
const FEW = 8; // so many hexes are listed without being asked for

export interface Move {
  verb: string;
  things: string[];
  choice: Choice;
}

export function parsed(choice: Choice): Move {
  const plain = PLAIN.find((name) => name === choice.name);
  if (plain) return { verb: plain, things: [], choice };
  const words = choice.name.split(" ");
  const verb = PAIRS.find((pair) => choice.name.startsWith(`${pair} `)) ?? words[0]!;
  return { verb, things: words.slice(verb.split(" ").length), choice };
}

export function moveList(scene: Scene): Section[] {
  const moves = scene.choices.map(parsed);
  const deploys = moves.filter((move) => move.verb === "deploy");
  if (scene.desk.card !== null && deploys.some((move) => move.things[0] === scene.desk.card)) {
    return areas(scene, deploys.filter((move) => move.things[0] === scene.desk.card));
  }
  const plain = PLAIN.flatMap((name) => moves.filter((move) => move.verb === name));
  // Whoever has no Florins can only go on.
  const spends = moves.filter((move) => move.verb === "spend");
  if (spends.length === 1) plain.push(...spends);
  const sections: Section[] = [];
  if (plain.length > 0) {
    const strong = (move: Move) => !GOES_ON.includes(move.verb) || moves.length === 1 || scene.prompt?.id === "ask-upkeep";
    sections.push({ items: plain.map((move) => ({ ...whole(scene, move.choice), strong: strong(move) })) });
  }
  const verbs = new Set(moves.filter((move) => !plain.includes(move)).map((move) => move.verb));
  for (const verb of verbs) {
    const alike = moves.filter((move) => move.verb === verb);
    sections.push({ title: titleOf(scene, verb), items: verb === "deploy" ? cards(scene, alike) : verb === "at" ? hexes(scene, alike) : alike.map((move) => item(scene, move)) });
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
  const label = choice.name === "done" && speaker.has(done) ? speaker.text(done, prompt!.args) : speaker.label(choice);
  return { id: choice.name, label, move: choice.name };
}

function item(scene: Scene, move: Move): Item {
  return { ...whole(scene, move.choice), short: shortly(scene, move), ...place(scene, move) };
}

/** Where a Troop stands that a move is about. */
function place({ view }: Scene, { verb, things }: Move): { hex?: string } {
  if (verb === "at") return { hex: things[0]! };
  const area = ["activate", "defend", "clear"].includes(verb) ? things[0]! : /^(\d)\./.exec(things[0] ?? "")?.[1];
  const hex = area && view.seat !== null ? troopOf(view, view.seat, Number(area))?.hex : undefined;
  return hex === undefined ? {} : { hex };
}

/** The points that so many Florins buy the own family. */
function prestige(view: View, florins: number): number {
  const points = PRESTIGE[florins] ?? 0;
  const family = view.abilities && florins > 0 ? own(view)?.family : null;
  return Math.max(0, points + (family === "este" ? 1 : family === "medici" ? -1 : 0));
}

function shortly({ view, speaker }: Scene, { verb, things }: Move): string {
  const thing = things[0]!;
  switch (verb) {
    case "family":
      return named(speaker, "family", thing);
    case "tile":
    case "keep tile":
    case "bottom":
      return named(speaker, "tile", thing);
    case "spend":
      return speaker.text("ventura-spend", { florins: Number(thing), points: prestige(view, Number(thing)) });
    case "look at":
      return thing;
    case "activate":
    case "defend":
    case "clear":
    case "assign":
      return areaName(view, speaker, Number(thing));
    case "recover":
    case "dismiss":
    case "settle":
    case "heal": {
      const company = cardAt(view, thing);
      return company ? companyName(speaker, company) : thing;
    }
    case "line":
      return lineName(view, speaker, things);
    case "on":
      return speaker.seat(Number(thing));
    case "at":
      return hexName(speaker, view, thing);
    default:
      return named(speaker, "card", thing);
  }
}

/** "2 Acuto", "3 Swordsmen", or a free area. */
export function areaName(view: View, speaker: Speaker, area: number): string {
  const troop = view.seat === null ? undefined : troopOf(view, view.seat, area);
  const who = troop?.captain ?? troop?.companies[0];
  if (who === undefined) return speaker.text("ventura-area-free", { number: area });
  return speaker.text("ventura-area-of", { number: area, card: named(speaker, "card", who) });
}

/** Companies of one name are told apart by their wounds, where that is certain. */
function lineName(view: View, speaker: Speaker, [card, copy]: string[]): string {
  const name = named(speaker, "card", card!);
  const wounds = woundsOf(view, card!);
  if (view.battle?.order?.includes(card!) || wounds.length < 2) return copy === "1" ? name : `${name} ${copy}`;
  return companyName(speaker, { card: card!, wounds: wounds[Number(copy) - 1] ?? 0 });
}

/** The different numbers of wounds of the own fighting Companies of a name, in their order. */
export function woundsOf(view: View, card: string): number[] {
  const { battle, seat } = view;
  if (!battle || seat === null) return [];
  const troop = troopOf(view, seat, seat === battle.attacker ? battle.attacker_area : battle.defender_area);
  return [...new Set(troop ? companiesOf(troop).flatMap((company) => (company.card === card ? [company.wounds] : [])) : [])];
}

function cards(scene: Scene, moves: readonly Move[]): Item[] {
  return [...new Set(moves.map((move) => move.things[0]!))].map((card) => {
    const name = named(scene.speaker, "card", card);
    return { id: `deploy ${card}`, label: scene.speaker.text("ventura-deploy-card", { card: name }), short: name, card };
  });
}

function areas(scene: Scene, moves: readonly Move[]): Section[] {
  const { view, speaker, desk } = scene;
  const title = speaker.text("ventura-deploy-where", { card: named(speaker, "card", desk.card!) });
  const items = moves.map((move): Item => {
    const area = Number(move.things[1]);
    const hex = view.seat === null ? undefined : troopOf(view, view.seat, area)?.hex;
    return { ...whole(scene, move.choice), short: areaName(view, speaker, area), ...(hex === undefined ? {} : { hex }) };
  });
  return [{ items: [{ id: "back", label: speaker.text("ventura-back"), back: true }] }, { title, items }];
}

function hexes(scene: Scene, moves: readonly Move[]): Item[] {
  if (moves.length <= FEW || scene.desk.listing) return moves.map((move) => item(scene, move));
  return [{ id: "list", label: scene.speaker.text("ventura-list", { count: moves.length }), list: true }];
}
