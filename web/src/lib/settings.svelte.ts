// What one browser remembers: a name, given or made up, sounds, notifications.

import { somebody } from "./names";

const KEPT = "ludoteca.settings";

interface Settings {
  name: string;
  sound: boolean;
  notify: boolean;
  drawer: boolean;
}

function load(): Settings {
  const fresh: Settings = { name: "", sound: false, notify: false, drawer: true };
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
