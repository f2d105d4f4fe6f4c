// No message is missing in any language, and no visible string bypasses the catalogues.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "it", "de"];
const BOXES = "../src/ludoteca/games";
const GAMES = readdirSync(BOXES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);
const FOLDERS = [
  "src/words",
  "../src/ludoteca/engine/words",
  "../src/ludoteca/table/words",
  ...GAMES.map((game) => `${BOXES}/${game}/words`),
];

/** The catalogues of a folder in English, such as `en.ftl` and `en.board.ftl`; `LANG` stands for the language. */
const CATALOGUES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^en\b.*\.ftl$/.test(name))
    .map((name) => join(folder, name.replace(/^en/, "LANG"))),
);

function read(catalogue: string, language: string): string {
  return readFileSync(catalogue.replace("LANG", language), "utf8");
}

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, ending) : path.endsWith(ending) ? [path] : [];
  });
}

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1]!);
}

const english = new Set(CATALOGUES.flatMap((catalogue) => ids(read(catalogue, "en"))));

describe("the catalogues", () => {
  for (const catalogue of CATALOGUES) {
    it(`have the same messages in all languages: ${catalogue}`, () => {
      const [first, ...others] = LANGUAGES.map((language) => ids(read(catalogue, language)));
      for (const other of others) expect([...other].sort()).toEqual([...first!].sort());
      expect(new Set(first).size).toBe(first!.length);
    });

    it(`use the same arguments in all languages, and can be read: ${catalogue}`, () => {
      const used = LANGUAGES.map((language) => {
        const text = read(catalogue, language);
        const bundle = new FluentBundle(language, { useIsolating: false });
        expect(bundle.addResource(new FluentResource(text))).toEqual([]);
        const parts = text.split(/^(?=[a-z][a-z0-9-]* *=)/m).filter((part) => /^[a-z]/.test(part));
        return new Map(
          parts.map((part) => [
            /^[a-z0-9-]+/.exec(part)![0],
            [...new Set(part.match(/\$[a-z0-9]+/g) ?? [])].sort().join(" "),
          ]),
        );
      });
      for (const other of used.slice(1)) expect(Object.fromEntries(other)).toEqual(Object.fromEntries(used[0]!));
    });
  }
});

/** Every text and every spoken attribute of a component's template. */
function strings(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => strings(one, found));
  else if (node && typeof node === "object") {
    const one = node as Record<string, unknown>;
    if (one.type === "Text") found.push(String(one.data));
    if (one.type === "Attribute") {
      if (!["title", "aria-label", "placeholder", "alt", "label"].includes(String(one.name))) return found;
    }
    if (one.type === "ExpressionTag" && !("value" in one)) return found;
    for (const [key, value] of Object.entries(one)) {
      if (!["css", "instance", "module", "expression", "parent"].includes(key)) strings(value, found);
    }
  }
  return found;
}

describe("components", () => {
  for (const file of files("src", ".svelte")) {
    it(`say nothing that is not in the catalogues: ${file}`, () => {
      const tree = parse(readFileSync(file, "utf8"), { modern: true });
      const bare = strings(tree.fragment)
        .map((text) => text.trim())
        .filter((text) => /\p{L}/u.test(text));
      expect(bare).toEqual([]);
    });
  }

  it("ask for messages that exist", () => {
    const sources = [...files("src", ".svelte"), ...files("src", ".ts")].filter((file) => !file.endsWith(".test.ts"));
    const missing = sources.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\b(?:t|text)\(\s*(?:[^()"`]*\? )?"([a-z][a-z0-9-]+)"/g)]
        .map((match) => match[1]!)
        .filter((id) => !english.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("leave no message of the client's own unused", () => {
    const all = [...files("src", ".svelte"), ...files("src", ".ts")].map((file) => readFileSync(file, "utf8")).join("\n");
    const made = [...all.matchAll(/[`"]([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!);
    const own = CATALOGUES.filter((catalogue) => catalogue.startsWith("src/words/") || /LANG\.(board|catalogue)\./.test(catalogue));
    const unused = own.flatMap((catalogue) => ids(read(catalogue, "en"))).filter(
      (id) => !all.includes(`"${id}"`) && !all.includes(`'${id}'`) && !made.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
