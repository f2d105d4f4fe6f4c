// The heading above the battle lines, and the names of cards.
import { beforeAll, describe, expect, it } from "vitest";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { called } from "./cards";
import { headline } from "./reading";
import type { View } from "./view";

const at = (site: string | null, asked: number[] | null): View => ({ site, asked }) as View;

describe("what is fought for", () => {
  let speaker: Speaker;
  beforeAll(async () => {
    await speak("it");
    await learn("condottiere");
    speaker = new Speaker("condottiere");
  });

  it("is a region, none yet, or none any more", () => {
    expect(headline(at("roma", [0]), speaker)).toBe("Battaglia per Roma");
    expect(headline(at(null, [0]), speaker)).toBe("Prima della battaglia");
    expect(headline(at(null, null), speaker)).toBe("Prima della battaglia"); // somebody is asked in secret
    expect(headline(at(null, []), speaker)).toBe("Dopo l’ultima battaglia");
  });

  it("names cards in full, and Mercenaries by their number", () => {
    expect(called("scarecrow", speaker)).toBe("Spaventapasseri");
    expect(called("mercenary-10", speaker)).toBe("10");
  });
});
