import type { Entry, Guide } from "../../lib/guide";
import type { Json } from "../../lib/messages";
import type { Speaker } from "../../lib/words.svelte";
import GuidePicture from "./GuidePicture.svelte";
import GuideThing from "./GuideThing.svelte";
import { named, printedFacts, textOf } from "./naming";
import type { Printed, PrintedCard } from "./view";

const VALUES = ["move", "ranged", "melee", "resistance"] as const;

/** "Costs 2 to deploy, Upkeep 1, Movement 2 …; Melee +1 on space I" */
function cardText(card: PrintedCard, speaker: Speaker): string {
  const values =
    card.kind === "event"
      ? []
      : [
          speaker.text("ventura-deploy-cost", { value: card.cost }),
          speaker.text("ventura-upkeep-is", { value: card.upkeep ?? 0 }),
          ...VALUES.map((name) => speaker.text(`ventura-${name}-is`, { value: card[name] ?? 0 })),
        ];
  return [values.join(", "), textOf(speaker, card)].filter(Boolean).join("; ");
}

function glossary(things: Json, speaker: Speaker): Entry[] {
  const { cards, tiles } = things as unknown as Printed;
  return [
    ...Object.entries(tiles).map(([id, tile]) => ({ id, group: "tile", name: named(speaker, "tile", id), text: printedFacts(speaker, id, tile).join("; ") })),
    ...Object.entries(cards).map(([id, card]) => ({ id, group: card.kind, name: named(speaker, "card", id), text: cardText(card, speaker), titled: true })),
  ];
}

export const guide: Guide = {
  sections: [
    { id: "land", chapters: ["tiles", "phase-c"] },
    { id: "round", chapters: ["general"] },
    { id: "prestige", chapters: ["phase-a", "phase-b"] },
    { id: "deck", chapters: ["cards", "phase-d", "events"] },
    { id: "troops", chapters: ["phase-e"] },
    { id: "march", chapters: ["phase-f"] },
    { id: "battle", chapters: ["battle", "modifiers", "retreat"] },
    { id: "after", chapters: ["battle-end", "wounds"] },
    { id: "winning", chapters: ["points"] },
    { id: "start", chapters: ["setup", "information", "options", "invariants"] },
  ],
  Picture: GuidePicture,
  glossary,
  Thing: GuideThing,
};
