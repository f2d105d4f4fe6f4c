// The figures on cards. A card of an owner's pack has the figure of its kind.
import ArrowCluster from "~icons/game-icons/arrow-cluster";
import AttachedShield from "~icons/game-icons/attached-shield";
import BandageRoll from "~icons/game-icons/bandage-roll";
import Barbute from "~icons/game-icons/barbute";
import BlackKnightHelm from "~icons/game-icons/black-knight-helm";
import BowArrow from "~icons/game-icons/bow-arrow";
import BrutalHelm from "~icons/game-icons/brutal-helm";
import BurningEmbers from "~icons/game-icons/burning-embers";
import Cannon from "~icons/game-icons/cannon";
import Cavalry from "~icons/game-icons/cavalry";
import ClosedBarbute from "~icons/game-icons/closed-barbute";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import Crossbow from "~icons/game-icons/crossbow";
import CrossedChains from "~icons/game-icons/crossed-chains";
import Envelope from "~icons/game-icons/envelope";
import Farmer from "~icons/game-icons/farmer";
import FlyingFlag from "~icons/game-icons/flying-flag";
import GuardedTower from "~icons/game-icons/guarded-tower";
import Halberd from "~icons/game-icons/halberd";
import HeavyHelm from "~icons/game-icons/heavy-helm";
import Hidden from "~icons/game-icons/hidden";
import KeyCard from "~icons/game-icons/key-card";
import LightHelm from "~icons/game-icons/light-helm";
import MountedKnight from "~icons/game-icons/mounted-knight";
import Musket from "~icons/game-icons/musket";
import NightSky from "~icons/game-icons/night-sky";
import OldWagon from "~icons/game-icons/old-wagon";
import Pikeman from "~icons/game-icons/pikeman";
import Pitchfork from "~icons/game-icons/pitchfork";
import Run from "~icons/game-icons/run";
import SandsOfTime from "~icons/game-icons/sands-of-time";
import ScrollQuill from "~icons/game-icons/scroll-quill";
import Spears from "~icons/game-icons/spears";
import Swordman from "~icons/game-icons/swordman";
import TiedScroll from "~icons/game-icons/tied-scroll";
import TrumpetFlag from "~icons/game-icons/trumpet-flag";
import TwoCoins from "~icons/game-icons/two-coins";
import VisoredHelm from "~icons/game-icons/visored-helm";
import WalkingBoot from "~icons/game-icons/walking-boot";
import WarlordHelmet from "~icons/game-icons/warlord-helmet";
import WoodAxe from "~icons/game-icons/wood-axe";
import WoodenFence from "~icons/game-icons/wooden-fence";
import type { Icon } from "../../lib/emblems";
import type { PrintedCard } from "./view";

const FIGURES: Record<string, Icon> = {
  crossbowmen: Crossbow,
  "mounted-crossbowmen": Cavalry,
  "light-cavalry": Cavalry,
  spearmen: Spears,
  "horse-carts": OldWagon,
  artillerymen: Cannon,
  swordsmen: Swordman,
  "heavy-cavalry": MountedKnight,
  "mounted-skirmishers": Cavalry,
  barbute: Barbute,
  "broken-lances": MountedKnight,
  household: MountedKnight,
  "hungarian-archers": BowArrow,
  stradiots: Cavalry,
  "english-archers": BowArrow,
  "pavise-bearers": AttachedShield,
  billmen: Halberd,
  halberdiers: Halberd,
  handgunners: Musket,
  pikemen: Pikeman,
  farmers: Pitchfork,
  "town-militia": Pitchfork,
  foragers: Farmer,
  woodsmen: WoodAxe,
  "barber-surgeons": BandageRoll,
  ambush: Hidden,
  "rain-of-bolts": ArrowCluster,
  charge: TrumpetFlag,
  palisade: WoodenFence,
  "feigned-flight": Run,
  "cut-off": CrossedChains,
  "night-withdrawal": NightSky,
  "forced-march": WalkingBoot,
  "free-company-tribute": TwoCoins,
  "delayed-pay": SandsOfTime,
  "burned-harvest": BurningEmbers,
  "spys-letter": Envelope,
  "signed-contract": ScrollQuill,
  "relief-column": FlyingFlag,
  "papal-interdict": KeyCard,
};
const HELMETS: readonly Icon[] = [VisoredHelm, CrestedHelmet, BlackKnightHelm, ClosedBarbute, HeavyHelm, LightHelm, WarlordHelmet, BrutalHelm];
const OTHERS: Record<PrintedCard["kind"], Icon> = { captain: VisoredHelm, company: Swordman, event: TiedScroll };

/** Captains have one of the helmets, always the same; Garrisons a tower. */
export function figureOf(card: string, kind: PrintedCard["kind"]): Icon {
  if (kind === "captain") return HELMETS[[...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % HELMETS.length]!;
  return FIGURES[card] ?? (card.startsWith("garrison") ? GuardedTower : OTHERS[kind]);
}
