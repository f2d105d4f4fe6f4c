import { describe, expect, it } from "vitest";
import { asContainer } from "../../textSize";

describe("queries for room", () => {
  it("become queries of the box around the page, which knows the size of text", () => {
    expect(asContainer("(min-width: 48.01rem) and (min-height: 32.01rem)")).toBe("page (min-width: 48.01rem) and (min-height: 32.01rem)");
    expect(asContainer(" (max-height: 32rem) and (min-aspect-ratio: 1) ")).toBe("page (max-height: 32rem) and (min-aspect-ratio: 1)");
  });

  it("stay as they are where they ask for something else", () => {
    for (const query of ["(pointer: coarse)", "(prefers-reduced-motion: reduce)", "print", "print and (min-width: 10cm)"]) expect(asContainer(query)).toBeNull();
  });

  it("are refused where they ask for both, since they would never hold", () => {
    for (const query of ["(min-width: 68rem) and (pointer: fine)", "(hover: hover) and (max-height: 32rem)"])
      expect(() => asContainer(query)).toThrow("one inside the other");
  });
});
