// How the log is told.
import type { GameFace } from "../../lib/board";

/** The tiles that an income comes from stand behind it. */
export const brief: NonNullable<GameFace["brief"]> = (text, speaker) => (text.id === "event-earns" ? `${speaker.thing("tile", text.args.tile!)} ${text.args.count2}` : null);
export const heading: NonNullable<GameFace["heading"]> = (text) => text.id === "event-round" || text.id === "event-battle";
