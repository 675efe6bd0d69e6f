import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const setupFiles = ["tests/support/no-console-errors.ts"];
const globalSetup = ["tests/support/global-setup.ts"];
const shared = { setupFiles, testTimeout: 20_000 };

const inWorkerd = () => cloudflareTest({ wrangler: { configPath: "./wrangler.test.toml" } });

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "domain", include: ["tests/domain/**/*.test.ts"] } },
      { test: { ...shared, name: "architecture", include: ["tests/architecture/**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "node",
          globalSetup,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/domain/**", "tests/architecture/**", "tests/worker/**", "tests/party/**", "tests/e2e/**"],
        },
      },
      {
        plugins: [inWorkerd()],
        test: { ...shared, name: "worker", globalSetup, include: ["tests/worker/**/*.test.ts"] },
      },
      {
        plugins: [inWorkerd()],
        test: { ...shared, name: "party", globalSetup, include: ["tests/party/**/*.test.ts"] },
      },
    ],
  },
});
