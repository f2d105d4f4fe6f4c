// The licence texts of what the client bundles, built into licences/ beside it: both licences ask for it.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { AUTHORS } from "./src/pages/credits.ts";

const ICONS = `Icons of game-icons.net, by ${AUTHORS.join(", ")}. Colours were changed, and some were set into drawn scenes.
Licensed under the Creative Commons licence Attribution 3.0 (CC BY 3.0), whose text follows.

`;

/** By the name of the font, as its files have it, or of the set of icons. */
const LICENCES = {
  "eb-garamond": () => read("node_modules/@fontsource/eb-garamond/LICENSE"),
  cinzel: () => read("node_modules/@fontsource/cinzel/LICENSE"),
  "im-fell-english": () => read("node_modules/@fontsource/im-fell-english/LICENSE"),
  "im-fell-english-sc": () => read("node_modules/@fontsource/im-fell-english-sc/LICENSE"),
  "game-icons": () => ICONS + read("licences/CC-BY-3.0.txt"),
  svelte: () => read("node_modules/svelte/LICENSE.md"),
};

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf-8");
}

export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      for (const [name, text] of Object.entries(LICENCES)) {
        this.emitFile({ type: "asset", fileName: `licences/${name}.txt`, source: text() });
      }
    },
  };
}
