// Media queries in rem ask how much room there is for text. A browser answers them with its own size of text, which a
// page cannot change; so they become queries of the box around the page, which know the size that was chosen here.

interface AtRule {
  name: string;
  params: string;
  cloneBefore(change: Partial<AtRule>): AtRule;
}

const OF_SIZE = /\((?:min-|max-)?(?:width|height|aspect-ratio)\b/;
const OF_DEVICE = /\((?:any-)?(?:pointer|hover)\b|\(prefers-/;

export function asContainer(query: string): string | null {
  if (!OF_SIZE.test(query) || /\b(?:print|screen)\b/.test(query)) return null;
  // A box knows of no pointer: such a query would never hold.
  if (OF_DEVICE.test(query)) throw new Error(`a query asks for a size or for a device, one inside the other: ${query.trim()}`);
  return `page ${query.trim()}`;
}

/** A PostCSS plugin: each query of a list by itself, since lists may also ask for a pointer or for less motion. */
export function textSize() {
  return {
    postcssPlugin: "text-size",
    AtRule: {
      media(rule: AtRule) {
        const queries = rule.params.split(",");
        if (!queries.some((query) => asContainer(query))) return;
        const last = queries.pop()!;
        for (const query of queries) rule.cloneBefore(asWritten(query));
        Object.assign(rule, asWritten(last));
      },
    },
  };
}

function asWritten(query: string): Partial<AtRule> {
  const container = asContainer(query);
  return container ? { name: "container", params: container } : { params: query.trim() };
}
