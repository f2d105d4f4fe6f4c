// How the cards of Condottiere look, and in which order they are shown. What is printed on them the server says.
import type { Icon } from "../../lib/emblems";
import type { Speaker } from "../../lib/words.svelte";
import Bishop from "~icons/game-icons/pope-crown";
import Courtesan from "~icons/game-icons/carnival-mask";
import Drummer from "~icons/game-icons/drum";
import Heroine from "~icons/game-icons/swordwoman";
import M1 from "~icons/game-icons/spears";
import M10 from "~icons/game-icons/mounted-knight";
import M2 from "~icons/game-icons/crossbow";
import M3 from "~icons/game-icons/sharp-halberd";
import M4 from "~icons/game-icons/pikeman";
import M5 from "~icons/game-icons/crossed-swords";
import M6 from "~icons/game-icons/swordman";
import Scarecrow from "~icons/game-icons/scarecrow";
import Spring from "~icons/game-icons/flowers";
import Surrender from "~icons/game-icons/flying-flag";
import Unknown from "~icons/game-icons/wax-seal";
import Winter from "~icons/game-icons/snowflake-1";

export interface Face {
  icon: Icon;
  mercenary: boolean;
  /** The shield's colour: dark enough for white on it. */
  tint: string;
}

const soldier = (icon: Icon, tint: string): Face => ({ icon, mercenary: true, tint });
const special = (icon: Icon, tint: string): Face => ({ icon, mercenary: false, tint });

/** In the order in which a hand is shown. */
export const FACES: Record<string, Face> = {
  "mercenary-1": soldier(M1, "#8a7354"),
  "mercenary-2": soldier(M2, "#86663d"),
  "mercenary-3": soldier(M3, "#86572e"),
  "mercenary-4": soldier(M4, "#874a26"),
  "mercenary-5": soldier(M5, "#873c20"),
  "mercenary-6": soldier(M6, "#852c1c"),
  "mercenary-10": soldier(M10, "#751616"),
  winter: special(Winter, "#3d6280"),
  spring: special(Spring, "#3f6b34"),
  bishop: special(Bishop, "#5d2f72"),
  courtesan: special(Courtesan, "#92355f"),
  drummer: special(Drummer, "#6b4a17"),
  heroine: special(Heroine, "#8c6410"),
  scarecrow: special(Scarecrow, "#6a6326"),
  surrender: special(Surrender, "#4a4f55"),
};
export const UNKNOWN: Face = special(Unknown, "#4d3d2d");

export const ORDER = Object.keys(FACES);

export function face(card: string): Face {
  return FACES[card] ?? UNKNOWN;
}

/** A card by its name, a Mercenary by the number alone. */
export function called(card: string, speaker: Speaker): string {
  return speaker.text(face(card).mercenary ? `short-${card}` : `card-${card}`);
}

/** Cards with their numbers, in the order in which a hand is shown. */
export function sorted(cards: Record<string, number>): [string, number][] {
  return Object.entries(cards).sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}
