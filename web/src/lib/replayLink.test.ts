import { expect, it } from "vitest";
import { eyesOf, languageOf, replayLink } from "./replayLink";

it("a link to a replay keeps whose eyes, which move and which language", () => {
  const link = new URL(replayLink("AAAAAAAAAA", 12, 2, "de"), "http://localhost");
  expect([link.pathname, link.hash]).toEqual(["/replay/AAAAAAAAAA", "#12"]);
  expect([eyesOf(link.search), languageOf(link.search)]).toEqual([2, "de"]);
  expect(eyesOf(new URL(replayLink("x", 0, -2, "en"), "http://localhost").search)).toBe(-2);
});

it("a link that asks for nonsense shows what everybody saw", () => {
  for (const search of ["", "?eyes=", "?eyes=-1", "?eyes=1e3", "?eyes=anna", "?eyes=123456"]) expect(eyesOf(search)).toBe(-2);
  expect(languageOf("?eyes=1")).toBe("");
});
