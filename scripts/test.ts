import { ensureChromium } from "./chromium.ts";
import { runSteps } from "./run-steps.ts";
import { VERIFY_STEPS } from "./verify.ts";

/** The whole suite: rules, database, Worker in workerd, rooms, and the built site in a real browser and under load. */
async function main(): Promise<void> {
  process.env.CHROMIUM_PATH = await ensureChromium();
  await runSteps([
    ...VERIFY_STEPS,
    {
      name: "database, Worker and rooms",
      command: "npx",
      args: ["vitest", "run", "--project", "node", "--project", "worker", "--project", "party"],
    },
    { name: "browser", command: "npx", args: ["playwright", "test", "--config", "tests/e2e/playwright.config.ts"] },
    // Over what the step before has built.
    { name: "fuzz over HTTP, short", command: "npx", args: ["vitest", "run", "--project", "built"] },
    { name: "load, short", command: "npx", args: ["tsx", "scripts/test-load.ts", "--short"] },
  ]);
}

main().catch((error: unknown) => {
  console.error(String(error));
  process.exitCode = 1;
});
