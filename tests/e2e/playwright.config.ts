import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";
import { leftToOther } from "./journeys.ts";

const PORT = Number(process.env.E2E_PORT ?? 8790);

/** The built site (`npm start`) with demo data in a folder of its own, in a real Chromium. */
export default defineConfig({
  testDir: ".",
  outputDir: "./output",
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  // What fails now and then is a fault, of the site or of its test.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], [fileURLToPath(new URL("slowest-specs.ts", import.meta.url))]],
  use: {
    // A control that is not there is told soon, with its name.
    actionTimeout: 15_000,
    // The site's own language: in another one the page offers to change.
    locale: "ar-AE",
    baseURL: `http://localhost:${PORT}`,
    // Tests take answers away, which the page asks for itself; offline.spec.ts lets one in.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findChromium() ?? "chromium",
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
    // A trace takes as long again as the test; of a failure there are a picture and the page's outline without it.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "phone",
      testIgnore: leftToOther("phone"),
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: leftToOther("desktop"), use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: "npx tsx tests/e2e/serve-fresh.ts",
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    url: `http://localhost:${PORT}/api/health`,
    env: { PORT: String(PORT), DB_FILE: ".data/e2e/mawrid.db" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "pipe",
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
