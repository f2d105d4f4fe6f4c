import { expect, test } from "vitest";
import { ancientPicture, facePicture, itemGround, itemPicture, placePicture } from "./pictures";

test("a card has its own picture, its copies the same", () => {
  expect(placePicture("salt-chapel", "a")).toContain("place-salt-chapel-a");
  expect(placePicture("salt-chapel", "b")).toContain("place-salt-chapel-b");
  expect(facePicture("tax-birds-2")).toBe(facePicture("tax-birds"));
  expect(itemPicture("marsh-tea-1")).toContain("item-marsh-tea");
  expect(ancientPicture("patient-tide")).toContain("ancient-patient-tide");
  expect(itemGround()).toContain("ground");
});

test("a card of an owner's pack shows what it is", () => {
  expect(placePicture("shed", "a", "wood")).toContain("land-wood");
  expect(facePicture("uncle", "ashen")).toContain("faction-ashen");
  expect(itemPicture("spoon", "weapon")).toContain("sort-weapon");
});
