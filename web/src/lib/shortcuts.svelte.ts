// Keys at a table. They never steal a key from a field, a button's own key, or the browser; and whoever speaks to the
// computer, or slips, can switch them off or choose others (WCAG 2.1.4).
import { keep, settings } from "./settings.svelte";

/** The commands that have a key of their own, and which one where nobody chose another. Each has the word `key-NAME`. */
export const COMMANDS = { log: "l", rules: "r", chat: "c", undo: "u", help: "?" } as const;
export type Command = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as Command[];

export type Shortcuts = Partial<Record<Command | "escape", () => void>>;

export function keyFor(command: Command): string {
  return settings.ownKeys[command] ?? COMMANDS[command];
}

/** Gives a command another key; whichever had that key takes the old one. Digits choose options, and stay so. */
export function rebind(command: Command, key: string): boolean {
  if (key.length !== 1 || /[\d\s]/.test(key)) return false;
  const other = COMMAND_NAMES.find((one) => keyFor(one) === key);
  const own = { ...settings.ownKeys, [command]: key };
  if (other && other !== command) own[other] = keyFor(command);
  keep({ ownKeys: own });
  return true;
}

/** The keys of an option by its place in the list: 1 to 9, then 0 and two digits, such as 012. */
export function optionKey(place: number): string | undefined {
  if (place < 9) return String(place + 1);
  return place < 99 ? `0${place + 1}` : undefined;
}

const WHOLE = 3; // digits of an option beyond nine

/** The digits of such an option that were typed so far. */
export const typed = $state({ digits: "" });

/** An option's keys, if this digit completes them. */
function optionBy(digit: string): string {
  const digits = typed.digits + digit;
  const more = digits.startsWith("0") && digits.length < WHOLE;
  typed.digits = more ? digits : "";
  return more ? "" : digits;
}

export function shortcut(event: KeyboardEvent, does: Shortcuts): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [role=dialog]")) return;
  if (event.key === "Escape") {
    typed.digits = "";
    does.escape?.();
  } else if (!settings.keys) {
    return;
  } else if (/^\d$/.test(event.key)) {
    const keys = optionBy(event.key);
    if (keys) document.querySelector<HTMLButtonElement>(`[data-key="${keys}"]`)?.click();
  } else {
    if (event.key.length === 1) typed.digits = "";
    const command = COMMAND_NAMES.find((one) => keyFor(one) === event.key);
    if (!command || !does[command]) return;
    does[command]();
  }
  event.preventDefault();
}
