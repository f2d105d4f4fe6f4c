// The link to a moment of a replay: through whose eyes, at which move, in which language.

const SPECTATOR = -2;

export function replayLink(id: string, move: number, viewer: number, language: string): string {
  const eyes = viewer === SPECTATOR ? "" : `&eyes=${viewer}`;
  return `/replay/${id}?lang=${language}${eyes}#${move}`;
}

/** Whose eyes a link asks for; a spectator's, where it asks for none or for nonsense. */
export function eyesOf(search: string): number {
  const eyes = new URLSearchParams(search).get("eyes") ?? "";
  return /^\d{1,2}$/.test(eyes) ? Number(eyes) : SPECTATOR;
}

/** The language that a link asks for; "" for none. */
export function languageOf(search: string): string {
  return new URLSearchParams(search).get("lang") ?? "";
}
