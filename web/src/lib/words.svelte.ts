// Words in the reader's language, from the same Fluent catalogues that the Python side reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languageOf } from "./replayLink";
import { labelArgs } from "./choices";
import type { Choice, Text } from "./messages";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

const KEPT = "ludoteca.language";

const files = import.meta.glob<string>(
  ["../words/*.ftl", "../../../src/ludoteca/{engine,table}/words/*.ftl", "../../../src/ludoteca/games/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);

/** "…/games/dark_venture/words/it.board.ftl" -> game "dark-venture", language "it", part "board". */
function home(path: string): { game: string; language: string; part: string } {
  const [language, part] = path.slice(path.lastIndexOf("/") + 1, -".ftl".length).split(".");
  const game = /games\/([^/]+)\//.exec(path)?.[1] ?? "";
  return { game: game.replaceAll("_", "-"), language: language!, part: part ?? "" };
}

/** Said in the terminal alone. */
const UNHEARD = "terminal";
/** What the catalogue says of a game stands in a file of its own: it is read before anybody opens the box. */
const CATALOGUE = "catalogue";

async function bundleOf(language: Language, wanted: (game: string, part: string) => boolean): Promise<FluentBundle> {
  const paths = Object.keys(files).filter((path) => {
    const at = home(path);
    return at.language === language && at.part !== UNHEARD && wanted(at.game, at.part);
  });
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  return made([language], texts.map((text) => new FluentResource(text)));
}

const sources = new WeakMap<FluentBundle, readonly FluentResource[]>();

function made(locales: string[], resources: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(locales, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  sources.set(bundle, resources);
  return bundle;
}

const overlaid = new WeakMap<FluentBundle, { own: string; bundle: FluentBundle }>();

/** A catalogue with what an owner's pack says in place of it; the last pack is remembered. */
function withOwn(base: FluentBundle, own: string): FluentBundle {
  const found = overlaid.get(base);
  if (found?.own === own) return found.bundle;
  const bundle = made(base.locales, [...sources.get(base)!, new FluentResource(own)]);
  overlaid.set(base, { own, bundle });
  return bundle;
}

const built = new Set(Object.keys(files).map((path) => home(path).game));
/** The games that this client was built with. */
export const BUILT: readonly string[] = [...built].filter((game) => game !== "").sort();

const current = $state<{ language: Language; catalogues: Map<string, FluentBundle> }>({
  language: "en",
  catalogues: new Map(),
});

/** The language of a link that somebody shared, else the one that was chosen, else the first of the browser's that we speak. */
export function preferred(): Language {
  const wishes = [languageOf(location.search), localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return "en";
}

/** A game's words; those of everybody ("") are among them. One that this client was not built with has them on
 *  the server. */
async function catalogue(game: string, language: Language): Promise<FluentBundle | null> {
  if (game && !built.has(game)) return fetched(game, language);
  return bundleOf(language, (name, part) => !name || name === game || (!game && part === CATALOGUE));
}

const opened = new Set([""]);

/** Words in a language: everybody's, and those of the games that were opened so far. */
export async function speak(language: Language): Promise<void> {
  const games = [...opened];
  const found = await Promise.all(games.map((game) => catalogue(game, language)));
  const known = games.map((game, i) => [game, found[i]] as const).filter((one): one is [string, FluentBundle] => !!one[1]);
  current.catalogues = new Map(known);
  current.language = language;
  document.documentElement.lang = language;
}

/** The words of a game whose table, rules or replay is opened. */
export async function learn(game: string): Promise<void> {
  opened.add(game);
  if (current.catalogues.has(game)) return;
  const language = current.language;
  const bundle = await catalogue(game, language);
  if (bundle && language === current.language) current.catalogues = new Map([...current.catalogues, [game, bundle]]);
}

async function fetched(game: string, language: Language): Promise<FluentBundle | null> {
  try {
    const answer = await fetch(`/api/words/${language}.ftl?game=${encodeURIComponent(game)}`);
    if (!answer.ok) return null;
    return made([language], [new FluentResource(await answer.text())]);
  } catch {
    return null; // Without words the plain names of things must do.
  }
}

/** A message without words, such as `do-lay` with a tile: readable all the same. */
function plainly(text: Text): string {
  const verb = text.id.replace(/^(event|do|ask|no)-/, "");
  return [verb, ...Object.values(text.args)].join(" ").replaceAll(/[-_]/g, " ");
}

export async function choose(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
}

export function language(): Language {
  return current.language;
}

/** The catalogue with a message: the game's, with what an owner says instead, else everybody's. */
function bundle(id: string, game: string, own: string): FluentBundle | undefined {
  const learned = current.catalogues.get(game);
  const spoken = learned && own ? withOwn(learned, own) : learned;
  return [spoken, current.catalogues.get("")].find((one) => one?.hasMessage(id));
}

export function has(id: string, game = "", own = ""): boolean {
  return bundle(id, game, own) !== undefined;
}

/** The words of a message id. An id that is in no catalogue is our mistake, and shows. */
export function t(id: string, args: Args = {}, game = "", own = ""): string {
  const from = bundle(id, game, own);
  const pattern = from?.getMessage(id)?.value;
  return from && pattern ? from.formatPattern(pattern, args) : `[${id}]`;
}

/** A game's title; a game that we have no words for yet is called by its name. */
export function gameTitle(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game.replaceAll("-", " ").replace(/^./, (c) => c.toUpperCase());
}

export type Called = (kind: string, value: string, speaker: Speaker) => string | null;

/** Speaks about one game and the people at one table; `own` is what the pack that they play with says itself. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly names: readonly string[] = [],
    readonly own = "",
    /** What a board calls things by where they are, such as a place of the map; null for what it does not name. */
    readonly called: Called = () => null,
  ) {}

  seat(seat: number): string {
    return this.names[seat] || this.text("seat", { number: seat + 1 });
  }

  /** What a card, a region, a seat is called; other values stay as they are. */
  thing(kind: string, value: string | number): string | number {
    if (kind === "seat") return this.seat(Number(value));
    if (typeof value !== "string") return value;
    const called = this.called(kind, value, this);
    if (called !== null) return called;
    if (this.has(`${kind}-${value}`)) return this.text(`${kind}-${value}`);
    const [first, second] = value.split(/\.(.*)/s);
    // A card of a table, such as "3.12"; a place may have a letter, such as "2.c".
    if (second !== undefined && this.has(`${kind}-numbered`)) {
      const plain = (part: string) => (Number.isNaN(Number(part)) ? part : Number(part));
      return this.text(`${kind}-numbered`, { first: plain(first!), second: plain(second) });
    }
    return value;
  }

  say(text: Text): string {
    if (!this.has(text.id)) return plainly(text);
    const args: Args = {};
    let named = false;
    for (const [name, value] of Object.entries(text.args)) {
      const kind = name.replace(/\d+$/, "");
      args[name] = this.thing(kind, value);
      named ||= typeof value === "string" && this.called(kind, value, this) !== null;
    }
    // A sentence about a thing with a name of its own may need other words around it.
    return this.text(named && this.has(`${text.id}-named`) ? `${text.id}-named` : text.id, args);
  }

  /** What a choice does, in words. */
  label(choice: Choice): string {
    return this.say({ id: choice.label, args: labelArgs(choice) });
  }

  text(id: string, args: Args = {}): string {
    return t(id, args, this.game, this.own);
  }

  /** What an option is set to; a choice that came later, such as an owner's content, goes by its name. */
  choice(option: string, value: boolean | number | string): string {
    const id = `option-${option.replaceAll("_", "-")}-${value}`;
    if (typeof value === "boolean") return t(value ? "ui-on" : "ui-off");
    return this.has(id) ? this.text(id) : String(value);
  }

  has(id: string): boolean {
    return has(id, this.game, this.own);
  }
}
