import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import MapWindow from "./MapWindow.svelte";

test("what is pointed at is asked for once, however long the map glides there", () => {
  const land = { x: 0, y: 0, wide: 400, high: 300 };
  const children = createRawSnippet(() => ({ render: () => "<g></g>" }));
  const near = { x: 0, y: 0, wide: 40, high: 30 };
  const map = mount(MapWindow, { target: document.body, props: { land, closest: 20, label: "map", places: new Map(), near, children } });
  let asked = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      asked += 1;
      map.reveal({ x: 300, y: 200 });
    });
  });
  flushSync();
  expect(asked).toBe(1);
  stop();
  void unmount(map);
});
