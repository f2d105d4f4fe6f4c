// Words in the reader's language, from the same Fluent catalogues that the Python side reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Text } from "./messages";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

const KEPT = "ludoteca.language";

const files = import.meta.glob<string>(
  ["../words/*.ftl", "../../../src/ludoteca/{engine,table}/words/*.ftl", "../../../src/ludoteca/games/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);

/** "…/games/condottiere/words/it.ftl" -> ["condottiere", "it"]; engine and client words belong to every game. */
function home(path: string): [string, string] {
  const language = path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
  return [/games\/([^/]+)\//.exec(path)?.[1] ?? "", language];
}

const current = $state<{ language: Language; catalogues: Map<string, FluentBundle> }>({
  language: "en",
  catalogues: new Map(),
});

/** The language that was chosen, else the first one of the browser's that we speak. */
export function preferred(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return "en";
}

export async function speak(language: Language): Promise<void> {
  const paths = Object.keys(files).filter((path) => home(path)[1] === language);
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  const catalogues = new Map<string, FluentBundle>();
  for (const game of ["", ...new Set(paths.map((path) => home(path)[0]))]) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    paths.forEach((path, i) => {
      if (["", game].includes(home(path)[0])) {
        bundle.addResource(new FluentResource(texts[i]!), { allowOverrides: true });
      }
    });
    catalogues.set(game, bundle);
  }
  current.catalogues = catalogues;
  current.language = language;
  document.documentElement.lang = language;
  await Promise.all([...late].map(learn));
}

const late = new Set<string>();

/** Words of a game that came to the shelf after this client was built: the server has them. */
export async function learn(game: string): Promise<void> {
  if (current.catalogues.has(game)) return;
  const language = current.language;
  late.add(game);
  try {
    const answer = await fetch(`/api/words/${language}.ftl?game=${encodeURIComponent(game)}`);
    if (!answer.ok || language !== current.language) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    current.catalogues = new Map([...current.catalogues, [game, bundle]]);
  } catch {
    // Without words the plain names of things must do.
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

/** The catalogue with a message: the game's, else everybody's. */
function bundle(id: string, game: string): FluentBundle | undefined {
  return [current.catalogues.get(game), current.catalogues.get("")].find((one) => one?.hasMessage(id));
}

export function has(id: string, game = ""): boolean {
  return bundle(id, game) !== undefined;
}

/** The words of a message id. An id that is in no catalogue is our mistake, and shows. */
export function t(id: string, args: Args = {}, game = ""): string {
  const from = bundle(id, game);
  const pattern = from?.getMessage(id)?.value;
  return from && pattern ? from.formatPattern(pattern, args) : `[${id}]`;
}

/** A game's title; a game that we have no words for yet is called by its name. */
export function gameTitle(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game.replaceAll("_", " ").replace(/^./, (c) => c.toUpperCase());
}

/** Speaks about one game and the people at one table. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly names: readonly string[] = [],
  ) {}

  seat(seat: number): string {
    return this.names[seat] || t("seat", { number: seat + 1 }, this.game);
  }

  /** What a card, a region, a seat is called; other values stay as they are. */
  thing(kind: string, value: string | number): string | number {
    if (kind === "seat") return this.seat(Number(value));
    if (typeof value !== "string") return value;
    if (has(`${kind}-${value}`, this.game)) return t(`${kind}-${value}`, {}, this.game);
    const [first, second] = value.split(/\.(.*)/s);
    // A card of a table, such as "3.12"; a place may have a letter, such as "2.c".
    if (second !== undefined && has(`${kind}-numbered`, this.game)) {
      const plain = (part: string) => (Number.isNaN(Number(part)) ? part : Number(part));
      return t(`${kind}-numbered`, { first: plain(first!), second: plain(second) }, this.game);
    }
    return value;
  }

  say(text: Text): string {
    if (!this.has(text.id)) return plainly(text);
    const args: Args = {};
    for (const [name, value] of Object.entries(text.args)) {
      args[name] = this.thing(name.replace(/\d+$/, ""), value);
    }
    return t(text.id, args, this.game);
  }

  text(id: string, args: Args = {}): string {
    return t(id, args, this.game);
  }

  /** What an option is set to; a choice that came later, such as an owner's content, goes by its name. */
  choice(option: string, value: boolean | number | string): string {
    const id = `option-${option.replaceAll("_", "-")}-${value}`;
    if (typeof value === "boolean") return t(value ? "ui-on" : "ui-off");
    return this.has(id) ? this.text(id) : String(value);
  }

  has(id: string): boolean {
    return has(id, this.game);
  }
}
