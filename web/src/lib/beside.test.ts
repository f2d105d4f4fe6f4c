import { expect, test } from "vitest";
import { beside } from "./beside";

const room = { width: 1000, height: 600 };
const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 });

test("a large card stands above what it is about, or below", () => {
  expect(beside(box(400, 500), { width: 300, height: 400 }, room)).toEqual({ left: 300, top: 92 });
  expect(beside(box(400, 100), { width: 300, height: 400 }, room)).toEqual({ left: 300, top: 158 });
});

test("a tall one stands at the side that has room", () => {
  expect(beside(box(20, 100), { width: 300, height: 580 }, room)).toEqual({ left: 128, top: 12 });
  expect(beside(box(880, 100), { width: 300, height: 580 }, room)).toEqual({ left: 572, top: 12 });
});

test("it stays within a narrow window", () => {
  expect(beside(box(20, 100), { width: 300, height: 580 }, { width: 320, height: 600 })).toEqual({ left: 8, top: 12 });
  expect(beside(box(-90, 500), { width: 300, height: 400 }, room)).toEqual({ left: 8, top: 92 });
});

test("it leaves the decision bar clear, which lies between it and a hand below", () => {
  const bar = { x: 64, y: 440, width: 700, height: 80 };
  expect(beside(box(100, 530), { width: 300, height: 400 }, room, bar)).toEqual({ left: 8, top: 32 });
  expect(beside(box(400, 450), { width: 300, height: 400 }, room, bar)).toEqual({ left: 300, top: 32 });
});

test("a tall one stands beside the bar where it cannot stand above it, and over it only where there is no room at all", () => {
  const bar = { x: 64, y: 300, width: 600, height: 200 };
  expect(beside(box(100, 530), { width: 300, height: 400 }, room, bar)).toEqual({ left: 672, top: 192 });
  expect(beside(box(100, 530), { width: 300, height: 400 }, room, { ...bar, width: 900 })).toEqual({ left: 8, top: 122 });
});
