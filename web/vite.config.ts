import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";
import { textSize } from "./textSize.ts";

const server = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte", scale: 1 }), svelteTesting(), licences()],
  css: { postcss: { plugins: [textSize()] } },
  build: {
    outDir: "../src/ludoteca/table/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"], // the first with light-dark()
    // The server forbids inline scripts, styles and data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Whoever wants to play need not read how long plugins took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
