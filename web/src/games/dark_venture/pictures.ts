// The woodcuts of the cards, as addresses of images: tools/make_art.py writes them when the client is built. A card without
// a picture of its own, as in an owner's pack, shows its land, its faction or its sort.
const FILES = import.meta.glob<string>("./pictures/*.svg", { eager: true, query: "?url", import: "default" });

const file = (name: string): string | undefined => FILES[`./pictures/${name}.svg`];

/** The copies of a card are called by its name and a number. */
function first(kind: string, id: string): string | undefined {
  return file(`${kind}-${id}`) ?? file(`${kind}-${id.replace(/-\d+$/, "")}`);
}

/** 160 wide, 110 high. */
export function placePicture(id: string, book: string, land = "waste"): string {
  return file(`place-${id}-${book}`) ?? file(`land-${land}`) ?? "";
}

/** Square, 100 wide and high; the face itself is within 68, from 16 across and 13 down. */
export function facePicture(id: string, faction = "hollow"): string {
  return first("face", id) ?? file(`faction-${faction}`) ?? "";
}

/** Square, and clear behind: on a card it lies on `itemGround`. */
export function itemPicture(id: string, sort = "object"): string {
  return first("item", id) ?? file(`sort-${sort}`) ?? "";
}

/** What the map lies on, 240 wide and 180 high, to be repeated. */
export const tablePicture = (): string => file("table") ?? "";

export const itemGround = (): string => file("ground") ?? "";

export function ancientPicture(id: string): string {
  return file(`ancient-${id}`) ?? "";
}
