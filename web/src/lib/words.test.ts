import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Speaker, choose, gameTitle, has, language, learn, preferred, speak, t } from "./words.svelte";

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("words", () => {
  it("follow the browser's setting until somebody chooses", async () => {
    vi.stubGlobal("navigator", { languages: ["fr-FR", "de-AT", "en"] });
    expect(preferred()).toBe("de");
    await choose("it");
    expect(preferred()).toBe("it");
    expect(language()).toBe("it");
    expect(document.documentElement.lang).toBe("it");
  });

  it("name seats, cards and regions in the reader's language", async () => {
    const text = { id: "event-plays", args: { seat: 1, card: "bishop" } };
    await learn("condottiere");
    expect(new Speaker("condottiere", ["Anna", "Bruno"]).say(text)).toBe("Bruno plays Bishop.");
    await speak("de");
    expect(new Speaker("condottiere", ["Anna"]).say(text)).toContain("Bischof");
    expect(new Speaker("condottiere", ["Anna"]).seat(2)).toBe("Platz 3");
  });

  it("say a card of a table by its numbers", async () => {
    await learn("venti");
    const anna = new Speaker("venti", ["Anna"]);
    expect(anna.thing("card", "3.12")).toBe("triangle 3");
    expect(anna.say({ id: "do-draw", args: { card: "3.12" } })).toBe("Draw triangle 3");
    expect(anna.say({ id: "do-pay", args: { point: "3.12" } })).toBe("Pay triangle 3 (4 points)");
    expect(anna.thing("card", "joker")).toBe("Joker");
    expect(anna.thing("nothing", "3.12")).toBe("3.12");
    expect(anna.thing("card", "3")).toBe("3");
  });

  it("of a game are read when it is opened; the catalogue has its own", async () => {
    expect(has("tagline-ventura")).toBe(true);
    expect(gameTitle("ventura")).toBe("Ventura");
    expect(has("reason-city", "ventura")).toBe(false);
    await learn("ventura");
    expect(has("reason-city", "ventura")).toBe(true);
    await speak("it");
    expect(has("reason-city", "ventura")).toBe(true);
    await speak("en");
  });

  it("of an owner's pack stand over the catalogue, in every language, and mean nothing but themselves", async () => {
    await learn("condottiere");
    const own = 'card-bishop = { "The \\"{ $seat }\\"\\u000A\\\\ <b>" }\n';
    const text = { id: "event-plays", args: { seat: 0, card: "bishop" } };
    const name = 'The "{ $seat }"\n\\ <b>';
    for (const language of ["en", "it", "de"] as const) {
      await speak(language);
      expect(new Speaker("condottiere", ["Anna"], own).say(text)).toContain(name);
      expect(new Speaker("condottiere", ["Anna"]).say(text)).not.toContain(name);
    }
    await speak("en");
    const other = 'card-mercenary-1 = { "Lancer" }\n';
    const speaker = new Speaker("condottiere", [], other);
    expect([speaker.thing("mercenary", "mercenary-1"), speaker.thing("card", "bishop")]).toEqual(["Lancer", "Bishop"]);
  });

  it("show a missing message of our own as a mistake", () => {
    expect(t("no-such-id")).toBe("[no-such-id]");
    expect(has("ui-title")).toBe(true);
  });

  it("learn a game that came later from the server, and can do without", async () => {
    const text = { id: "do-lay", args: { tile: "red-1" } };
    expect(new Speaker("toy").say(text)).toBe("lay red 1");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("do-lay = Lay { $tile }\n")));
    await learn("toy");
    expect(new Speaker("toy").say(text)).toBe("Lay red-1");
    expect(gameTitle("red-barn")).toBe("Red barn");
  });
});
