import { describe, expect, it } from "vitest";
import type { Text } from "../../lib/messages";
import { Speaker } from "../../lib/words.svelte";
import { beat } from "./beats";

const view = { seat: 0, lines: [{ strength: 4 }, { strength: 11 }, { strength: 0 }] };
const text = (id: string, args: Text["args"] = {}): Text => ({ id, args });
const happening = (events: Text[]) => ({ speaker: new Speaker("condottiere", ["Anna", "Bruno", "Carla"]), before: view, after: view, events });

describe("what of a battle is played back", () => {
  it("is what others do, and not what only adds to it", () => {
    expect(beat(text("event-plays", { seat: 1, card: "winter" }), happening([]))).toBe(true);
    expect(beat(text("event-plays", { seat: 0, card: "winter" }), happening([]))).toBe(false);
    expect(beat(text("event-strength", { seat: 1, count: 4 }), happening([]))).toBe(false);
  });

  it("ends with a banner of the final strengths, the strongest first", () => {
    const won = text("event-wins-battle", { seat: 1, region: "roma", count: 14 });
    const found = beat(won, happening([text("event-final-strength", { seat: 1, count: 14 }), won]));
    expect(found).toMatchObject({
      lines: [
        { seat: 1, text: "14", first: true },
        { seat: 0, text: "4", first: false },
      ],
    });
  });
});
