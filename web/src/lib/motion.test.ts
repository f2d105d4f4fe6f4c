import { afterEach, describe, expect, it, vi } from "vitest";
import { depart, quick } from "./motion";

describe("motion", () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it("takes 300 ms at most", () => {
    expect([quick(180), quick(2000)]).toEqual([180, 300]);
  });

  it("flies a copy of what moves from place to place, and takes it away", async () => {
    document.body.innerHTML = '<div class="table"><b data-place="seat 1" id="s">Anna</b></div>';
    let done = () => {};
    const finished = new Promise<void>((resolve) => (done = resolve));
    const asked: unknown[] = [];
    HTMLElement.prototype.animate = function (frames, options) {
      asked.push(options);
      return { finished } as unknown as Animation;
    };
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      return (this.dataset.place?.startsWith("seat") ? { x: 0, y: 0, width: 200, height: 50 } : { x: 300, y: 90, width: 30, height: 40 }) as DOMRect;
    });
    const land = depart([{ from: "seat 1", to: "line 1 winter", later: true }, { from: "nowhere", to: "seat 1" }]);
    document.querySelector(".table")!.insertAdjacentHTML("beforeend", '<i data-place="line 1 winter" role="img">W</i>');
    land();
    const flying = document.querySelectorAll("[inert]");
    expect([...flying].map((one) => one.outerHTML.slice(0, 2))).toEqual(["<i"]);
    expect(flying[0]!.hasAttribute("data-place") || flying[0]!.hasAttribute("role")).toBe(false);
    expect(asked).toEqual([{ duration: 300, easing: "ease-in-out" }]);
    done();
    await finished;
    await Promise.resolve();
    await Promise.resolve();
    expect(document.querySelectorAll("[inert]")).toHaveLength(0);
  });

  it("flies a part of a drawing in a drawing of its own", () => {
    document.body.innerHTML = '<div class="table"><svg><g data-place="troop 0.1" transform="translate(5 5)"><path d="M0 0H9" /></g></svg></div>';
    HTMLElement.prototype.animate = () => ({ finished: new Promise(() => {}) }) as unknown as Animation;
    const troop = document.querySelector<SVGGElement>("g")!;
    troop.getBBox = () => ({ x: -3, y: 0, width: 6, height: 8 }) as DOMRect;
    depart([{ from: "troop 0.1", to: "troop 0.1" }])();
    const [flying] = document.querySelectorAll("[inert]");
    expect(flying!.innerHTML).toContain('viewBox="-3 0 6 8"');
    expect(flying!.querySelector("g")!.getAttributeNames()).toEqual([]);
  });
});
