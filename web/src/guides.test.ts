// Every guide can be read in five minutes in every language, names rules and cards that there are, and leaves none out.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Guide, gameGuide, plain, things } from "./lib/guide";
import { finder, search } from "./lib/rulebook.svelte";
import { LANGUAGES, Speaker, speak } from "./lib/words.svelte";

const BOXES = "../src/ludoteca/games";
const WORDS_A_MINUTE = 200;
const MINUTES = 5;
/** What the server would tell: the book, what is printed in the box, and the names of cards. */
const TOLD = `
import json, sys, ludoteca
from ludoteca.engine.registry import rules_of
from ludoteca.table import catalogue
told = {}
for name in ludoteca.catalogue():
    book = catalogue.rule_book(name, "en")
    t = ludoteca.new(name, seed=1)
    told[name] = {
        "rules": [{"id": rule.id, "chapter": rule.chapter, "text": rule.text} for rule in book.rules],
        "chapters": book.chapters,
        "printed": json.loads(catalogue.printed(name, book.printed, "en")),
        "cards": t.rules.space(t.state).things.get("card", ()),
    }
json.dump(told, sys.stdout)
`;
interface Told {
  rules: { id: string; chapter: string; text: string }[];
  chapters: Record<string, string>;
  printed: Record<string, Record<string, unknown>>;
  cards: string[];
}
const told = JSON.parse(execFileSync("python", ["-c", TOLD], { encoding: "utf8", maxBuffer: 1e8 })) as Record<string, Told>;
const GUIDED = readdirSync("src/games").filter((folder) => readdirSync(`src/games/${folder}`).includes("guide.ts"));

function catalogue(folder: string, language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${BOXES}/${folder}/words/${language}.guide.ftl`, "utf8")));
  return bundle;
}

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  await speak("en");
});

it("is there for every game of the house", () => {
  expect(GUIDED.map((folder) => folder.replaceAll("_", "-")).sort()).toEqual(Object.keys(told).sort());
});

describe.each(GUIDED)("the guide of %s", (folder) => {
  const game = folder.replaceAll("_", "-");
  const box = told[game]!;
  let guide: Guide;
  beforeAll(async () => {
    guide = await gameGuide(game);
  });

  it.each(LANGUAGES)("is read in five minutes: %s", (language) => {
    const bundle = catalogue(folder, language);
    const text = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
    const needed = guide.sections.flatMap(({ id }) => [`guide-${id}`, `guide-${id}-text`]);
    expect(["guide-lead", ...needed].filter((id) => !bundle.hasMessage(id))).toEqual([]);
    const words = ["guide-lead", ...needed].map((id) => plain(text(id))).join(" ").split(/\s+/).length;
    expect(words).toBeGreaterThan(400);
    expect(words / WORDS_A_MINUTE).toBeLessThanOrEqual(MINUTES);
  });

  it("names rules and cards that there are", () => {
    const chapters = guide.sections.flatMap((section) => section.chapters);
    expect(chapters.filter((chapter) => !(chapter in box.chapters))).toEqual([]);
    expect(new Set(chapters).size).toBe(chapters.length);
    // Rulings are for who wants to know exactly.
    expect(Object.keys(box.chapters).filter((chapter) => !chapter.startsWith("ruling") && !chapters.includes(chapter))).toEqual([]);
    const entries = new Set(guide.glossary(box.printed, new Speaker(game)).map((entry) => entry.id));
    for (const language of LANGUAGES) {
      const source = readFileSync(`${BOXES}/${folder}/words/${language}.guide.ftl`, "utf8").replace(/^#.*/gm, "");
      expect(things(source).filter((thing) => !entries.has(thing))).toEqual([]);
    }
  });

  it("has every card in its glossary, and words for each group", () => {
    const entries = guide.glossary(box.printed, new Speaker(game));
    const ids = new Set(entries.map((entry) => entry.id));
    expect(ids.size).toBe(entries.length);
    const tables = ["cards", "tiles", "figures", "items", "places", "quests", "ancients"];
    const printed = tables.flatMap((table) => Object.keys(box.printed[table] ?? {}));
    expect([...printed, ...box.cards].filter((card) => !ids.has(card))).toEqual([]);
    for (const language of LANGUAGES) {
      const bundle = catalogue(folder, language);
      const groups = [...new Set(entries.map((entry) => `guide-group-${entry.group}`))];
      expect(groups.filter((id) => !bundle.hasMessage(id))).toEqual([]);
    }
    expect(entries.filter(({ name, text }) => !name || /\[[a-z-]+\]/.test(name + text))).toEqual([]);
  });

  it("is found by a search, as are cards and rules", () => {
    const speaker = new Speaker(game);
    const { name } = guide.glossary(box.printed, speaker).at(-1)!;
    expect(guide.glossary(box.printed, speaker).some((entry) => finder(name.toUpperCase())(entry.name))).toBe(true);
    const title = speaker.text(`guide-${guide.sections[0]!.id}`);
    expect(finder(title)(`${title}. ${speaker.text(`guide-${guide.sections[0]!.id}-text`)}`)).toBe(true);
    const rule = box.rules.at(-1)!;
    expect(search(box, rule.text.split(" ").slice(0, 6).join(" ")).flatMap((chapter) => chapter.rules)).toContainEqual(rule);
  });
});
