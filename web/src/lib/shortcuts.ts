// Shortcuts at a table. They never steal a key from a field, a button's own key, or the browser.

export interface Shortcuts {
  option(number: number): void;
  log(): void;
  rules(): void;
  chat(): void;
  undo(): void;
  help(): void;
  escape(): void;
}

export function shortcut(event: KeyboardEvent, keys: Shortcuts): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog, [role=dialog]")) return;
  if (/^[1-9]$/.test(event.key)) keys.option(Number(event.key));
  else if (event.key === "l") keys.log();
  else if (event.key === "r") keys.rules();
  else if (event.key === "c") keys.chat();
  else if (event.key === "u") keys.undo();
  else if (event.key === "?") keys.help();
  else if (event.key === "Escape") keys.escape();
  else return;
  event.preventDefault();
}
