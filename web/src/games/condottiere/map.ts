// Italy as we draw it: a mesh of named points, and each region a ring of them.
//
// Regions that share two following points touch along that line; all others must not touch at all.
// map.test.ts holds the mesh against the table of borders, and proves it free of gaps and overlaps.
// Between two points of the mesh runs an inked line that wavers a little, the same for both its sides.

export type Point = readonly [number, number];

export const WIDTH = 1110;
export const HEIGHT = 1000;

/** Where three regions meet, by their initials; where two meet the shore; and the shore between. */
export const POINTS: Record<string, Point> = {
  // three regions
  "torino genova milano": [206, 196],
  "genova milano parma": [266, 256],
  "milano parma modena": [358, 268],
  "milano modena mantova": [420, 232],
  "milano mantova venezia": [474, 138],
  "venezia mantova ferrara": [608, 210],
  "mantova ferrara modena": [548, 288],
  "modena ferrara bologna": [572, 350],
  "modena bologna firenze": [512, 408],
  "modena lucca firenze": [412, 420],
  "parma modena lucca": [342, 356],
  "bologna firenze urbino": [640, 474],
  "firenze urbino spoleto": [628, 552],
  "firenze spoleto roma": [556, 618],
  "firenze roma siena": [478, 600],
  "urbino spoleto ancona": [742, 578],
  "spoleto ancona napoli": [776, 672],
  "spoleto roma napoli": [696, 744],
  // two regions and the edge of the map
  "torino milano": [228, 52],
  "milano venezia": [498, 40],
  "venezia ferrara": [732, 240],
  "ferrara bologna": [706, 350],
  "bologna urbino": [768, 440],
  "urbino ancona": [862, 516],
  "ancona napoli": [930, 664],
  "roma napoli": [664, 830],
  "siena roma": [434, 722],
  "firenze siena": [326, 540],
  "lucca firenze": [304, 494],
  "parma lucca": [232, 420],
  "genova parma": [210, 342],
  "torino genova": [44, 268],
  // the Alps
  "alps 1": [26, 186],
  "alps 2": [66, 98],
  "alps 3": [138, 58],
  "alps 4": [318, 24],
  "alps 5": [412, 42],
  "alps 6": [598, 22],
  "alps 7": [700, 50],
  "alps 8": [770, 92],
  // the Adriatic, from the lagoon to the heel
  lagoon: [744, 140],
  lido: [690, 176],
  "po mouth": [762, 268],
  comacchio: [720, 312],
  ravenna: [722, 392],
  rimini: [812, 474],
  conero: [902, 552],
  tronto: [914, 610],
  gargano: [1016, 700],
  barletta: [982, 742],
  bari: [1044, 806],
  heel: [1092, 884],
  // the Ionian sea, the toe, the Tyrrhenian sea
  taranto: [1016, 842],
  sibari: [986, 872],
  crotone: [1012, 928],
  toe: [952, 984],
  paola: [938, 920],
  policastro: [892, 886],
  salerno: [826, 878],
  sorrento: [786, 846],
  gaeta: [722, 826],
  circeo: [596, 806],
  ostia: [520, 770],
  argentario: [372, 686],
  piombino: [326, 600],
  livorno: [286, 520],
  versilia: [244, 462],
  "la spezia": [206, 382],
  portofino: [166, 322],
  savona: [100, 344],
  ventimiglia: [52, 330],
};

/** Each region as a ring of points, clockwise. */
export const RINGS: Record<string, readonly string[]> = {
  torino: ["torino genova", "alps 1", "alps 2", "alps 3", "torino milano", "torino genova milano"],
  milano: [
    "torino milano",
    "alps 4",
    "alps 5",
    "milano venezia",
    "milano mantova venezia",
    "milano modena mantova",
    "milano parma modena",
    "genova milano parma",
    "torino genova milano",
  ],
  venezia: [
    "milano venezia",
    "alps 6",
    "alps 7",
    "alps 8",
    "lagoon",
    "lido",
    "venezia ferrara",
    "venezia mantova ferrara",
    "milano mantova venezia",
  ],
  genova: [
    "torino genova",
    "torino genova milano",
    "genova milano parma",
    "genova parma",
    "portofino",
    "savona",
    "ventimiglia",
  ],
  mantova: [
    "milano modena mantova",
    "milano mantova venezia",
    "venezia mantova ferrara",
    "mantova ferrara modena",
  ],
  parma: [
    "genova milano parma",
    "milano parma modena",
    "parma modena lucca",
    "parma lucca",
    "la spezia",
    "genova parma",
  ],
  modena: [
    "milano parma modena",
    "milano modena mantova",
    "mantova ferrara modena",
    "modena ferrara bologna",
    "modena bologna firenze",
    "modena lucca firenze",
    "parma modena lucca",
  ],
  ferrara: [
    "venezia mantova ferrara",
    "venezia ferrara",
    "po mouth",
    "comacchio",
    "ferrara bologna",
    "modena ferrara bologna",
    "mantova ferrara modena",
  ],
  bologna: [
    "modena ferrara bologna",
    "ferrara bologna",
    "ravenna",
    "bologna urbino",
    "bologna firenze urbino",
    "modena bologna firenze",
  ],
  lucca: ["parma modena lucca", "modena lucca firenze", "lucca firenze", "versilia", "parma lucca"],
  firenze: [
    "modena lucca firenze",
    "modena bologna firenze",
    "bologna firenze urbino",
    "firenze urbino spoleto",
    "firenze spoleto roma",
    "firenze roma siena",
    "firenze siena",
    "livorno",
    "lucca firenze",
  ],
  siena: ["firenze siena", "firenze roma siena", "siena roma", "argentario", "piombino"],
  urbino: [
    "bologna firenze urbino",
    "bologna urbino",
    "rimini",
    "urbino ancona",
    "urbino spoleto ancona",
    "firenze urbino spoleto",
  ],
  ancona: [
    "urbino spoleto ancona",
    "urbino ancona",
    "conero",
    "tronto",
    "ancona napoli",
    "spoleto ancona napoli",
  ],
  spoleto: [
    "firenze urbino spoleto",
    "urbino spoleto ancona",
    "spoleto ancona napoli",
    "spoleto roma napoli",
    "firenze spoleto roma",
  ],
  roma: [
    "firenze roma siena",
    "firenze spoleto roma",
    "spoleto roma napoli",
    "roma napoli",
    "circeo",
    "ostia",
    "siena roma",
  ],
  napoli: [
    "spoleto roma napoli",
    "spoleto ancona napoli",
    "ancona napoli",
    "gargano",
    "barletta",
    "bari",
    "heel",
    "taranto",
    "sibari",
    "crotone",
    "toe",
    "paola",
    "policastro",
    "salerno",
    "sorrento",
    "gaeta",
    "roma napoli",
  ],
};

/** Where a region's seal and name have room: the middle of the seal; the name stands below it. */
export const PLACES: Record<string, Point> = {
  torino: [124, 142],
  milano: [332, 140],
  venezia: [618, 104],
  genova: [150, 266],
  mantova: [512, 200],
  parma: [282, 308],
  modena: [456, 322],
  ferrara: [652, 268],
  bologna: [626, 392],
  lucca: [314, 412],
  firenze: [500, 488],
  siena: [396, 608],
  urbino: [738, 492],
  ancona: [836, 584],
  spoleto: [672, 622],
  roma: [566, 696],
  napoli: [846, 764],
};

/** Where the banner's pole stands, seen from the seal; elsewhere it would wave over a neighbour's name. */
export const POLES: Record<string, Point> = { roma: [-80, 10], mantova: [-92, 8] };

/** Numbers that look random and are the same each time: xorshift from a text. */
function waverer(text: string): () => number {
  let x = 2166136261;
  for (const character of text) x = Math.imul(x ^ character.charCodeAt(0), 16777619);
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32 - 0.5;
  };
}

const STEP = 16;

/** The inked line from one point of the mesh to another, without the last point. */
export function line(from: string, to: string): Point[] {
  const [a, b] = from < to ? [from, to] : [to, from];
  const random = waverer(`${a}|${b}`);
  const shore = isShore(a) || isShore(b);
  const bend = (p: Point, q: Point, by: number): Point[] => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (length < STEP) return [p];
    const off = random() * length * by;
    const middle: Point = [
      Math.round(((p[0] + q[0]) / 2 - ((q[1] - p[1]) / length) * off) * 10) / 10,
      Math.round(((p[1] + q[1]) / 2 + ((q[0] - p[0]) / length) * off) * 10) / 10,
    ];
    return [...bend(p, middle, by), ...bend(middle, q, by)];
  };
  const forth = bend(POINTS[a]!, POINTS[b]!, shore ? 0.28 : 0.2);
  return from < to ? forth : [...forth, POINTS[b]!].reverse().slice(0, -1);
}

/** Points of the mesh with one name only lie on the shore or in the Alps. */
function isShore(name: string): boolean {
  return !name.split(" ").every((part) => part in RINGS);
}

export function isAlpine(name: string): boolean {
  return name.startsWith("alps");
}

export function outline(region: string): Point[] {
  const ring = RINGS[region]!;
  return ring.flatMap((name, i) => line(name, ring[(i + 1) % ring.length]!));
}

export function path(points: readonly Point[], closed = true): string {
  return `M${points.map((point) => point.join(" ")).join("L")}${closed ? "Z" : ""}`;
}

/** The edge of all regions together, as one ring of names, clockwise. */
export function rim(): string[] {
  const next = new Map<string, string>();
  const inner = new Set<string>();
  for (const ring of Object.values(RINGS)) {
    ring.forEach((name, i) => inner.add(`${ring[(i + 1) % ring.length]}>${name}`));
  }
  for (const ring of Object.values(RINGS)) {
    ring.forEach((name, i) => {
      const to = ring[(i + 1) % ring.length]!;
      if (!inner.has(`${name}>${to}`)) next.set(name, to);
    });
  }
  const start = "torino genova";
  const names = [start];
  for (let at = next.get(start)!; at !== start; at = next.get(at)!) names.push(at);
  return names;
}

export function rimLine(): Point[] {
  const names = rim();
  return names.flatMap((name, i) => line(name, names[(i + 1) % names.length]!));
}
