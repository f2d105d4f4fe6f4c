// Seats are told apart by whoever confuses colours, too: by the colour as it is seen then, or by another mark.
import { describe, expect, it } from "vitest";
import { LOOKS } from "../games/venti/cards";
import { armsOf } from "../games/ventura/families";
import { PAINTS, type Paint, WEAVES } from "../games/ventura/paints";
import { emblem } from "./emblems";

type Colour = readonly [number, number, number];

// How linear red, green and blue are seen (Machado, Oliveira and Fernandes 2009, complete deficiency).
const VISIONS: Record<string, readonly Colour[]> = {
  deuteranopia: [[0.367, 0.861, -0.228], [0.28, 0.673, 0.047], [-0.012, 0.043, 0.969]],
  protanopia: [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
  tritanopia: [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
};
const APART = 20; // CIE76; two that are as far apart are never taken for one another
const SEATS = [0, 1, 2, 3, 4, 5];

function linear(hex: string): Colour {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function times(matrix: readonly Colour[], [r, g, b]: Colour): Colour {
  const row = (i: number) => Math.max(0, matrix[i]![0] * r + matrix[i]![1] * g + matrix[i]![2] * b);
  return [row(0), row(1), row(2)];
}

function lab(colour: Colour): Colour {
  const [x, y, z] = times([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], colour);
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.9505), f(y), f(z / 1.089)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function difference(one: string, other: string, vision: readonly Colour[]): number {
  const [a, b] = [lab(times(vision, linear(one))), lab(times(vision, linear(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe("the colours of seats", () => {
  for (const [name, vision] of Object.entries(VISIONS)) {
    it(`are apart, or the seats have other emblems: ${name}`, () => {
      for (const a of SEATS) {
        for (const b of SEATS.filter((seat) => seat > a)) {
          const [one, other] = [emblem(a), emblem(b)];
          const apart = difference(one.wax, other.wax, vision) >= APART && difference(one.lit, other.lit, vision) >= APART;
          expect(apart || one.icon !== other.icon, `${a} and ${b}`).toBe(true);
        }
      }
    });
  }

  it("are not apart by colour alone in any of them: the emblems are needed", () => {
    const close = SEATS.flatMap((a) => SEATS.filter((b) => b > a && difference(emblem(a).wax, emblem(b).wax, VISIONS.deuteranopia!) < APART));
    expect(close.length).toBeGreaterThan(0);
    expect(new Set(SEATS.map((seat) => emblem(seat).icon)).size).toBe(SEATS.length);
  });
});

describe("the shapes of VENTI", () => {
  const SHAPES = Object.entries(LOOKS);

  for (const [name, vision] of Object.entries(VISIONS)) {
    it(`are apart by their colours, whoever sees them: ${name}`, () => {
      for (const [a, one] of SHAPES) {
        for (const [b, other] of SHAPES.filter(([shape]) => shape > a)) expect(difference(one.colour, other.colour, vision), `${a} and ${b}`).toBeGreaterThan(APART);
      }
    });
  }

  it("are apart by their outlines, and their numerals are read on them", () => {
    expect(new Set(SHAPES.map(([, { outline }]) => outline)).size).toBe(SHAPES.length);
    for (const [name, { colour, ink }] of SHAPES) expect(contrast(ink, colour), name).toBeGreaterThan(3); // large
  });
});

describe("what is painted on Ventura's map", () => {
  const LANDS = Object.entries(PAINTS);
  const FAMILIES = ["este", "gonzaga", "medici", "visconti"].map((family) => armsOf({ players: [{ family }] }, 0));

  for (const [name, vision] of Object.entries(VISIONS)) {
    it(`is apart by colour, or the lands have other weaves and the families other bands and emblems: ${name}`, () => {
      for (const [a, one] of LANDS) {
        for (const [b, other] of LANDS.filter(([paint]) => paint > a)) {
          const apart = difference(one.light, other.light, vision) >= APART && difference(one.deep, other.deep, vision) >= APART;
          expect(apart || WEAVES[a as Paint] !== WEAVES[b as Paint], `${a} and ${b}`).toBe(true);
        }
      }
      FAMILIES.forEach((one, i) => {
        for (const other of FAMILIES.slice(i + 1)) {
          const apart = difference(one.colour, other.colour, vision) >= APART;
          expect(apart || one.band?.dashes !== other.band?.dashes).toBe(true);
          expect(one.icon).not.toBe(other.icon);
        }
      });
    });
  }

  it("is read on its ground: signs on lands, emblems on arms", () => {
    for (const [name, { light, deep, ink }] of LANDS) for (const ground of [light, deep]) expect(contrast(ink, ground), name).toBeGreaterThan(3);
    for (const { colour, on } of FAMILIES) expect(contrast(on, colour)).toBeGreaterThan(4.5);
  });
});

function contrast(one: string, other: string): number {
  const light = (hex: string) => linear(hex).reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0.05);
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}
