// What is played back: how a battle ended is a banner with both totals, the winner marked.
import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../lib/messages";
import type { Banner } from "../../lib/playback";
import { Speaker, learn, speak } from "../../lib/words.svelte";
import { beat } from "./beats";

const totals = (one: number, other: number) => ({ kind: "melee", sides: [{ total: one, parts: {} }, { total: other, parts: {} }] });
const after = { seat: 0, fought: { attacker: 0, defender: 2, hex: "0,0", assaults: [totals(1, 1), totals(7, 6)] } } as unknown as Json;
const happening = (speaker: Speaker) => ({ speaker, before: {}, after, events: [] });

describe("the banner of a battle", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("ventura");
  });

  it("has the totals of the last assault, the attacker's first, and says who won", () => {
    const speaker = new Speaker("ventura", ["Anna", "Bruno", "Carla"]);
    const banner = beat({ id: "event-battle-won", args: { seat: 2, count: 5 } }, happening(speaker));
    expect(banner).toMatchObject({
      lines: [
        { seat: 0, text: "7", first: false },
        { seat: 2, text: "6", first: true },
      ],
    });
    expect((banner as Banner).title).toContain("Carla");
  });

  it("marks nobody where nobody is left, and other events are beats without one", () => {
    const speaker = new Speaker("ventura", ["Anna", "Bruno", "Carla"]);
    const even = beat({ id: "event-battle-even", args: {} }, happening(speaker)) as Banner;
    expect(even.lines.map(({ first }) => first)).toEqual([false, false]);
    const march = (seat: number) => beat({ id: "event-marches", args: { seat, area: 2, hex: "0,0" } }, happening(speaker));
    expect([march(0), march(1)]).toEqual([false, true]); // what one does oneself one has seen
  });
});
