// Calls a person whose turn it is: the tab's title, and a notification when that was allowed.
import { settings } from "./settings.svelte";
import { cue } from "./sound";

export function resetTitle(title: string): void {
  document.title = title;
}

export function notify(title: string, sentence: string): void {
  document.title = `● ${title}`;
  cue("turn");
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(title, { body: sentence, tag: "ludoteca-turn" });
  }
}

/** Ask the browser's permission; false where it was refused. */
export async function requestPermission(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
