// What one browser remembers: a name, sounds, notifications.

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
  fresh.name ||= somebody();
  return fresh;
}

export const settings = $state(load());

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  settings.name ||= somebody();
  localStorage.setItem(KEPT, JSON.stringify(settings));
}
