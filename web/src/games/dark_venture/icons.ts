// The signs of verbs, attributes, slots and decks.
import Allies from "~icons/game-icons/three-friends";
import Armor from "~icons/game-icons/shield";
import Attack from "~icons/game-icons/crossed-swords";
import Bodies from "~icons/game-icons/tombstone";
import Body from "~icons/game-icons/chest-armor";
import Draw from "~icons/game-icons/card-draw";
import Gear from "~icons/game-icons/knapsack";
import Give from "~icons/game-icons/shaking-hands";
import Head from "~icons/game-icons/light-helm";
import Here from "~icons/game-icons/wooden-sign";
import Items from "~icons/game-icons/swap-bag";
import Jewel from "~icons/game-icons/gem-pendant";
import Lay from "~icons/game-icons/treasure-map";
import Luck from "~icons/game-icons/dice-six-faces-four";
import Mind from "~icons/game-icons/brain";
import Move from "~icons/game-icons/footsteps";
import Person from "~icons/game-icons/character";
import Power from "~icons/game-icons/biceps";
import Quest from "~icons/game-icons/scroll-unfurled";
import Search from "~icons/game-icons/magnifying-glass";
import Shield from "~icons/game-icons/round-shield";
import Speed from "~icons/game-icons/run";
import Use from "~icons/game-icons/hand";
import type { Icon } from "../../lib/emblems";
import type { Verb } from "./moves";

export const VERB_ICONS: Record<Verb, Icon> = {
  move: Move,
  search: Search,
  fight: Attack,
  draw: Draw,
  lay: Lay,
  play: Person,
  here: Here,
  use: Use,
  gear: Gear,
  give: Give,
  bodies: Bodies,
  allies: Allies,
};
export const STAT_ICONS: Record<string, Icon> = { power: Power, speed: Speed, mind: Mind, luck: Luck, attack: Attack, armor: Armor };
export const SLOT_ICONS: Record<string, Icon> = { head: Head, body: Body, hand: Attack, shield: Shield, jewel: Jewel };
export const DECK_ICONS: Record<string, Icon> = { item: Items, character: Person, location: Lay, heroic: Quest, side: Quest };
