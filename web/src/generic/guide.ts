// Any game without a guide of its own: no pages, and for cards what is printed on its things.
import type { Entry, Guide } from "../lib/guide";
import type { Json } from "../lib/messages";
import type { Speaker } from "../lib/words.svelte";
import Thing from "./Thing.svelte";

const KINDS = ["card", "tile", "place", "token", "item"];

/** Whether it holds things by their names, each with what is printed on it. */
function isTable(value: unknown): value is Record<string, Json> {
  const things = value && typeof value === "object" && !Array.isArray(value) ? Object.values(value) : [];
  return things.length > 0 && things.every((thing) => thing && typeof thing === "object" && !Array.isArray(thing));
}

export function nameOf(id: string, thing: Json, speaker: Speaker): string {
  if (typeof thing.name === "string") return thing.name;
  const kind = KINDS.find((one) => speaker.thing(one, id) !== id);
  return kind ? String(speaker.thing(kind, id)) : id.replaceAll(/[-_]/g, " ");
}

function glossary(printed: Json, speaker: Speaker): Entry[] {
  return Object.entries(printed).flatMap(([group, things]) =>
    isTable(things) ? Object.entries(things).map(([id, thing]) => ({ id, group, name: nameOf(id, thing, speaker), text: about(id, speaker) })) : [],
  );
}

function about(id: string, speaker: Speaker): string {
  return speaker.has(`about-${id}`) ? speaker.text(`about-${id}`) : "";
}

export const guide: Guide = { sections: [], glossary, Thing };
