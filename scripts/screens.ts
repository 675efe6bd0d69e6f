import { ensureChromium } from "./chromium.ts";
import { runScript } from "./run-script.ts";
import { runSteps } from "./run-steps.ts";

const HELP = `Opens every screen in every language on phone and desktop, in the role it belongs to. \`npm test\` opens half
of these views, in which every pair of screen, language, device and role occurs.

  npm run screens            all of them
  SCREENS=1 npm run screens  the half that \`npm test\` leaves out`;

const CONFIG = "tests/e2e/playwright.config.ts";

runScript("screens", HELP, async () => {
  process.env.CHROMIUM_PATH = await ensureChromium();
  process.env.SCREENS ??= "all";
  const args = ["playwright", "test", "--config", CONFIG, "every-screen", "signed-in-screens"];
  await runSteps([{ name: "every screen", command: "npx", args }]);
});
