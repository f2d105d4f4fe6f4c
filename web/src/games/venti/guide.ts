import type { Entry, Guide } from "../../lib/guide";
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { spoken } from "./cards";
import GuidePicture from "./GuidePicture.svelte";
import GuideThing from "./GuideThing.svelte";
import type { Printed } from "./view";

/** Special cards first, then those that are worth most. */
function glossary(things: Json, speaker: Speaker): Entry[] {
  const { cards } = things as unknown as Printed;
  const entries = Object.entries(cards).map(([id, { points, condition }]): Entry => {
    const name = String(speaker.thing("any", id));
    if (!condition) return { id, group: "special", name, text: speaker.text(`about-${id}`) };
    return { id, group: `worth-${points}`, name, text: speaker.text("guide-entry", { count: points ?? 0, condition: spoken(condition, speaker) }) };
  });
  return entries.sort((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0));
}

export const guide: Guide = {
  sections: [
    { id: "card", chapters: ["setup"] },
    { id: "turn", chapters: ["turn"] },
    { id: "fulfil", chapters: ["fulfil"] },
    { id: "conditions", chapters: [] },
    { id: "change", chapters: ["draw"] },
    { id: "freeze", chapters: ["freeze", "penalty"] },
    { id: "specials", chapters: ["special"] },
    { id: "points", chapters: ["sacrifice"] },
    { id: "end", chapters: ["end", "ten-points"] },
  ],
  Picture: GuidePicture,
  glossary,
  Thing: GuideThing,
};
