import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { testsThatReplace } from "./tests/support/tests-that-replace.ts";

const setupFiles = ["tests/support/no-console-errors.ts"];
const globalSetup = ["tests/support/global-setup.ts"];
// Vitest would leave a core to itself, which on two cores means one file at a time.
const shared = { setupFiles, testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 };

const FOLDERS = ["domain", "architecture", "worker", "party", "e2e"];
const elsewhere = FOLDERS.map((folder) => `tests/${folder}/**`);
// What measures the processor wants a heap of its own as well.
const alone =
  process.env.ISOLATE === "each" ? [] : [...testsThatReplace([...FOLDERS, "security"]), "tests/security/**/*.test.ts"];

const inWorkerd = (main: string) => cloudflareTest({ main, wrangler: { configPath: "./wrangler.test.toml" } });

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "domain", include: ["tests/domain/**/*.test.ts"] } },
      { test: { ...shared, name: "architecture", include: ["tests/architecture/**/*.test.ts"] } },
      // Loading the app takes longer than trying it: what replaces nothing of its surroundings shares an isolate.
      {
        test: {
          ...shared,
          name: "node",
          globalSetup,
          // Whoever asks what one file runs has each load for itself (scripts/mutate).
          isolate: process.env.ISOLATE === "each",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, ...alone],
        },
      },
      { test: { ...shared, name: "node-alone", globalSetup, include: alone } },
      {
        plugins: [inWorkerd("tests/worker/support/test-worker.ts")],
        // One isolate a core for all files: each has a database of its own, and loading the Worker takes its time.
        test: {
          ...shared,
          name: "worker",
          globalSetup,
          isolate: false,
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
