import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { leanMessages } from "./scripts/vite/lean-messages.ts";
import { bundledPackages } from "./tests/support/bundled-packages.ts";

const setupFiles = ["tests/support/no-console-errors.ts", "tests/support/real-clock.ts"];
const globalSetup = ["tests/support/global-setup.ts"];
// Vitest would leave a core to itself, which on two cores means one file at a time.
const shared = { setupFiles, testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 };

const OVER_HTTP = ["tests/attack/over-http.test.ts", "tests/attack/uploads.test.ts"];

const inWorkerd = (main: string) => cloudflareTest({ main, wrangler: { configPath: "./wrangler.test.toml" } });

/** Maps of what others wrote are longer than it, and each travels to workerd beside its module. */
const withoutForeignMaps: Plugin = {
  name: "mawrid:without-foreign-maps",
  enforce: "post",
  transform: (code, id) => (/\/node_modules\/|\/paraglide\//.test(id) ? { code, map: { mappings: "" } } : null),
};

export default defineConfig({
  test: {
    projects: [
      // Nothing there keeps anything: one process a core reads the words of the catalogue once, not once a file.
      { test: { ...shared, name: "domain", isolate: false, include: ["tests/domain/**/*.test.ts"] } },
      { test: { ...shared, name: "architecture", isolate: false, include: ["tests/architecture/**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "node",
          globalSetup,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [
            ...["tests/domain/**", "tests/architecture/**", "tests/worker/**", "tests/party/**", "tests/e2e/**"],
            ...OVER_HTTP,
          ],
        },
      },
      // Over what `npm run build` has made.
      { test: { ...shared, name: "built", globalSetup, include: OVER_HTTP } },
      {
        plugins: [inWorkerd("tests/worker/support/test-worker.ts"), leanMessages(), withoutForeignMaps],
        // One isolate a core for all files: each has a database of its own, and loading the Worker takes its time.
        test: {
          ...shared,
          name: "worker",
          globalSetup,
          isolate: false,
          deps: { optimizer: { ssr: { enabled: true, include: bundledPackages(import.meta.dirname) } } },
          include: ["tests/worker/**/*.test.ts"],
        },
      },
      {
        plugins: [inWorkerd("tests/party/support/room-worker.ts")],
        test: { ...shared, name: "party", include: ["tests/party/**/*.test.ts"] },
      },
    ],
  },
});
