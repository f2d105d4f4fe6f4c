// The rules of a game, fetched once a language.
import * as api from "./api";
import type { RuleBook, RuleText } from "./messages";

const cache = new Map<string, Promise<RuleBook>>();

export function ruleBook(game: string, language: string): Promise<RuleBook> {
  const key = `${game} ${language}`;
  const found = cache.get(key) ?? api.rules(game, language);
  cache.set(key, found);
  found.catch(() => cache.delete(key));
  return found;
}

/** Small letters, and the apostrophe that keyboards have. */
function asTyped(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

/** Whether a text has every word of a search. */
export function finder(words: string): (text: string) => boolean {
  const wanted = asTyped(words).split(/\s+/).filter(Boolean);
  return (text) => {
    const typed = asTyped(text);
    return wanted.every((word) => typed.includes(word));
  };
}

/** Rules that have every word of a search in their id or text, by chapter in rulebook order. */
export function search(book: Pick<RuleBook, "chapters" | "rules">, words: string): { chapter: string; title: string; rules: RuleText[] }[] {
  const found = finder(words);
  return Object.entries(book.chapters)
    .map(([chapter, title]) => ({
      chapter,
      title,
      rules: book.rules.filter((rule) => rule.chapter === chapter && found(`${rule.id} ${title} ${rule.text}`)),
    }))
    .filter(({ rules }) => rules.length > 0);
}
