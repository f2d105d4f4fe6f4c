import type { Guide } from "../../lib/guide";
import { glossary } from "./glossary";
import GuidePicture from "./GuidePicture.svelte";
import GuideThing from "./GuideThing.svelte";

export const guide: Guide = {
  sections: [
    { id: "day", chapters: ["day", "general"] },
    { id: "hero", chapters: ["attributes", "heroes", "setup"] },
    { id: "turn", chapters: ["turns", "paid", "once", "free", "hand"] },
    { id: "map", chapters: ["map", "travel", "tokens"] },
    { id: "quests", chapters: ["quests"] },
    { id: "people", chapters: ["followers", "playing", "called", "aggression"] },
    { id: "items", chapters: ["items"] },
    { id: "fights", chapters: ["fights", "fight-items", "flight"] },
    { id: "fallen", chapters: ["defeat", "waking"] },
    { id: "ways", chapters: ["end", "solo", "together", "ancients"] },
  ],
  Picture: GuidePicture,
  glossary,
  Thing: GuideThing,
  wide: true,
};
