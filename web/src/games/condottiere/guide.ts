import type { Entry, Guide } from "../../lib/guide";
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import { ORDER, face } from "./cards";
import GuidePicture from "./GuidePicture.svelte";
import GuideThing from "./GuideThing.svelte";

function group(card: string): string {
  if (face(card).mercenary) return "mercenaries";
  return card === "winter" || card === "spring" ? "seasons" : "specials";
}

function glossary(_printed: Json, speaker: Speaker): Entry[] {
  return ORDER.map((card) => ({ id: card, group: group(card), name: speaker.text(`card-${card}`), text: speaker.text(`about-${card}`) }));
}

export const guide: Guide = {
  sections: [
    { id: "token", chapters: ["frame", "setup"] },
    { id: "turn", chapters: ["turns"] },
    { id: "total", chapters: ["battle", "mercenaries"] },
    { id: "tie", chapters: [] },
    { id: "seasons", chapters: ["winter", "spring"] },
    { id: "cards", chapters: ["bishop", "courtesan", "drummer", "others"] },
    { id: "round", chapters: ["round"] },
    { id: "winning", chapters: ["winning", "final"] },
    { id: "table", chapters: ["deals", "draw-after-battle", "series", "bigger-kingdoms", "capturing-regions", "hidden-cards"] },
  ],
  Picture: GuidePicture,
  glossary,
  Thing: GuideThing,
};
