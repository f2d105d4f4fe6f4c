// What one browser remembers: a name, given or made up, how the table looks and sounds, which keys do what.

import { somebody } from "./names";
import type { Speed } from "./playback";

const KEPT = "ludoteca.settings";

interface Settings {
  name: string;
  /** How well the bots of a quick game play. */
  level: string;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  notify: boolean;
  drawer: boolean;
  theme: "system" | "light" | "dark";
  /** The size of all text, in percent of what the browser has. */
  text: number;
  /** Whether single keys do anything at a table. */
  keys: boolean;
  /** Commands whose key was changed. */
  ownKeys: Record<string, string>;
  /** Of bots and of playback. */
  speed: Speed;
  /** Whether choices say how likely they succeed, in games that tell it. */
  odds: boolean;
}

function load(): Settings {
  const fresh: Settings = {
    name: "",
    level: "medium",
    sound: false,
    volume: 0.5,
    notify: false,
    drawer: true,
    theme: "system",
    text: 100,
    keys: true,
    ownKeys: {},
    speed: "calm",
    odds: true,
  };
  try {
    Object.assign(fresh, JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
  } catch {
    // Whatever stands there is not ours.
  }
  return fresh;
}

export const settings = $state(load());
keep({}); // whoever was given a name keeps it

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  settings.name ||= somebody();
  localStorage.setItem(KEPT, JSON.stringify(settings));
}
