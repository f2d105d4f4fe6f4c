import { expect, it } from "vitest";
import { search } from "./rulebook.svelte";

const book = {
  chapters: { a: "Winter", b: "Spring" },
  rules: [
    { id: "CON-1", chapter: "a", text: "Each Mercenary counts one." },
    { id: "CON-2", chapter: "b", text: "The strongest Mercenary gains three." },
  ],
};

it("finds rules by words of their text, chapter and id", () => {
  expect(search(book, "").map((c) => c.chapter)).toEqual(["a", "b"]);
  expect(search(book, "mercenary three")[0]!.rules[0]!.id).toBe("CON-2");
  expect(search(book, "winter")).toHaveLength(1);
  expect(search(book, "con-1")).toHaveLength(1);
  expect(search(book, "nothing")).toEqual([]);
});

it("finds the printed apostrophe by the one of the keyboard", () => {
  const italian = { chapters: { a: "Inverno" }, rules: [{ id: "CON-1", chapter: "a", text: "Un’Eroina ha forza 10." }] };
  expect(search(italian, "un'eroina")).toHaveLength(1);
  expect(search(italian, "un’eroina")).toHaveLength(1);
});
