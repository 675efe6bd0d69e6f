import { expect } from "@playwright/test";
import { demoRequest, HISTORY } from "./demo-request.ts";
import { collectComplaints, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { deviceOf, isWanted, schemesOf } from "./sampling.ts";
import { OWN_SCREENS } from "./screens.ts";
import { signIn } from "./sign-in.ts";
import { expectWhole } from "./whole-screen.ts";

for (const locale of LOCALES) {
  for (const [name, all] of Object.entries(OWN_SCREENS)) {
    test(`in ${locale}, each screen of ${name} is whole, accessible and fits`, async ({ page, context, baseURL }, {
      project,
    }) => {
      const views = all
        .map((path, screen) => ({ path, screen, locale, device: deviceOf(project.name) }))
        .filter((view) => isWanted(view));
      test.skip(views.length === 0, "in the other half of the sample");
      test.setTimeout(30_000 + views.length * 10_000);
      await speak(context, baseURL ?? "", locale);
      await signIn(context, name);
      const complaints = collectComplaints(page);
      for (const view of views) {
        const { path: pattern } = view;
        await test.step(pattern, async () => {
          const path = pattern.includes(":request")
            ? pattern.replace(":request", await demoRequest(context, HISTORY.backupPower))
            : pattern;
          // What a mail programme or a shared link appends is no input of any screen.
          await page.goto(`${path}${path.includes("?") ? "&" : "?"}utm_source=mail`);
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
          const [asked] = path.split("?");
          expect(new URL(page.url()).pathname, "stays where it is allowed to be").toBe(asked);
          await expectWhole(page, locale, schemesOf(view));
          expect(complaints).toEqual([]);
        });
      }
    });
  }
}
