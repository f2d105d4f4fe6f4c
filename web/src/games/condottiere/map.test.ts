import { describe, expect, it } from "vitest";
import { HEIGHT, PLACES, POINTS, type Point, RINGS, WIDTH, outline, rim, rimLine } from "./map";

// The table of borders (src/ludoteca/games/condottiere/content.py; 34 borders).
const BORDERS: Record<string, string> = {
  torino: "genova milano",
  genova: "torino milano parma",
  milano: "torino genova parma modena mantova venezia",
  venezia: "milano mantova ferrara",
  mantova: "milano venezia ferrara modena",
  parma: "genova milano modena lucca",
  modena: "milano mantova ferrara bologna firenze lucca parma",
  ferrara: "venezia mantova modena bologna",
  bologna: "ferrara modena firenze urbino",
  lucca: "parma modena firenze",
  firenze: "lucca modena bologna urbino spoleto roma siena",
  siena: "firenze roma",
  urbino: "bologna firenze spoleto ancona",
  ancona: "urbino spoleto napoli",
  spoleto: "firenze urbino ancona roma napoli",
  roma: "siena firenze spoleto napoli",
  napoli: "roma spoleto ancona",
};
const REGIONS = Object.keys(BORDERS);
const VISIBLE = 45; // the least length of a border, in a drawing 1110 wide

const key = (p: Point) => p.join(",");
const sides = (ring: Point[]): [Point, Point][] => ring.map((p, i) => [p, ring[(i + 1) % ring.length]!]);
const length = ([p, q]: [Point, Point]) => Math.hypot(p[0] - q[0], p[1] - q[1]);
const area = (ring: Point[]) => sides(ring).reduce((sum, [p, q]) => sum + (p[0] * q[1] - q[0] * p[1]) / 2, 0);

function shared(a: string, b: string): number {
  const other = new Set(sides(outline(b)).map(([p, q]) => `${key(q)}>${key(p)}`));
  return sides(outline(a))
    .filter(([p, q]) => other.has(`${key(p)}>${key(q)}`))
    .reduce((sum, side) => sum + length(side), 0);
}

function inside(point: Point, ring: Point[]): boolean {
  let odd = false;
  for (const [p, q] of sides(ring)) {
    if (p[1] > point[1] !== q[1] > point[1]) {
      const x = p[0] + ((point[1] - p[1]) / (q[1] - p[1])) * (q[0] - p[0]);
      if (point[0] < x) odd = !odd;
    }
  }
  return odd;
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const cross = ([a, b]: [Point, Point], [c, d]: [Point, Point]) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

describe("the map of Italy", () => {
  it("has the seventeen regions and thirty-four borders of the board", () => {
    expect(Object.keys(RINGS).sort()).toEqual([...REGIONS].sort());
    expect(REGIONS.reduce((sum, region) => sum + BORDERS[region]!.split(" ").length, 0)).toBe(68);
  });

  for (const a of REGIONS) {
    it(`draws ${a} touching its neighbours and nobody else`, () => {
      const points = new Set(outline(a).map(key));
      for (const b of REGIONS.filter((other) => other !== a)) {
        if (BORDERS[a]!.split(" ").includes(b)) {
          expect(shared(a, b), `${a}-${b}`).toBeGreaterThan(VISIBLE);
        } else {
          expect(outline(b).filter((p) => points.has(key(p))), `${a}-${b}`).toEqual([]);
        }
      }
    });
  }

  it("has no gaps: every line inside has a region on each side, and the rim is one ring", () => {
    const count = new Map<string, number>();
    for (const region of REGIONS) {
      for (const [p, q] of sides(outline(region))) {
        const edge = `${key(p)}>${key(q)}`;
        count.set(edge, (count.get(edge) ?? 0) + 1);
      }
    }
    expect([...count.values()].every((n) => n === 1)).toBe(true);
    const open = [...count.keys()].filter((edge) => !count.has(edge.split(">").reverse().join(">")));
    expect(open.length).toBe(rimLine().length);
    expect(new Set(rim()).size).toBe(rim().length);
  });

  it("has no overlaps: no lines cross, and the regions add up to the whole", () => {
    const lines = new Map<string, [Point, Point]>();
    for (const region of REGIONS) {
      for (const [p, q] of sides(outline(region))) lines.set([key(p), key(q)].sort().join(" "), [p, q]);
    }
    const all = [...lines.values()];
    const crossings = all.flatMap((a, i) => all.slice(i + 1).filter((b) => cross(a, b)).map((b) => [a, b]));
    expect(crossings).toEqual([]);
    const whole = REGIONS.reduce((sum, region) => sum + area(outline(region)), 0);
    expect(REGIONS.every((region) => area(outline(region)) > 5000)).toBe(true);
    expect(whole).toBeCloseTo(area(rimLine()), 3);
  });

  it("keeps to the sheet, and each seal lies in its region", () => {
    for (const [x, y] of Object.values(POINTS)) {
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
    for (const region of REGIONS) expect(inside(PLACES[region]!, outline(region)), region).toBe(true);
  });
});
