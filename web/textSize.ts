// Media queries in rem ask how much room there is for text. A browser answers them with its own size of text, which a
// page cannot change; so they become queries of the box around the page, which know the size that was chosen here.

interface AtRule {
  name: string;
  params: string;
  cloneBefore(change: Partial<AtRule>): AtRule;
}

const OF_SIZE = /\((?:min-|max-)?(?:width|height|aspect-ratio)\b/;

export function asContainer(query: string): string | null {
  return OF_SIZE.test(query) && !/\b(?:print|screen)\b/.test(query) ? `page ${query.trim()}` : null;
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
