// A router of a few lines: the address is the state.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "credits" }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "lost" };

/** A part of an address; one that is no text names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: "lost" };
  if (!first) return { page: "home" };
  if (first === "credits" && !second) return { page: "credits" };
  if (!second) return { page: "lost" };
  if (first === "new") return { page: "new", game: second };
  if (first === "t") return { page: "table", id: second };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "learn") return { page: "learn", game: second };
  return { page: "lost" };
}

const here = $state({ route: parse(location.pathname), hash: location.hash.slice(1) });

export function route(): Route {
  return here.route;
}

export function hash(): string {
  return here.hash;
}

function read(): void {
  here.route = parse(location.pathname);
  here.hash = location.hash.slice(1);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  read();
  window.scrollTo(0, 0);
}

/** Change what stands after `#` without a step in the history. */
export function mark(hash: string): void {
  history.replaceState(null, "", `#${hash}`);
  here.hash = hash;
}

/** Links to our own pages do not load the client anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

window.addEventListener("popstate", read);
window.addEventListener("hashchange", read);
