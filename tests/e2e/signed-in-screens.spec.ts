import { expect } from "@playwright/test";
import { demoRequest, HISTORY } from "./demo-request.ts";
import { collectComplaints, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { deviceOf, isWanted } from "./sampling.ts";
import { OWN_SCREENS } from "./screens.ts";
import { signIn } from "./sign-in.ts";
import { expectWhole } from "./whole-screen.ts";

for (const locale of LOCALES) {
  for (const [name, all] of Object.entries(OWN_SCREENS)) {
    test(`in ${locale}, each screen of ${name} is whole, accessible and fits`, async ({ page, context, baseURL }, {
      project,
    }) => {
      const paths = all.filter((_, screen) => isWanted({ screen, locale, device: deviceOf(project.name) }));
      test.skip(paths.length === 0, "in the other half of the sample");
      test.setTimeout(30_000 + paths.length * 10_000);
      await speak(context, baseURL ?? "", locale);
      await signIn(context, name);
      const complaints = collectComplaints(page);
      for (const pattern of paths) {
        await test.step(pattern, async () => {
          const path = pattern.includes(":request")
            ? pattern.replace(":request", await demoRequest(context, HISTORY.backupPower))
            : pattern;
          // What a mail programme or a shared link appends is no input of any screen.
          await page.goto(`${path}${path.includes("?") ? "&" : "?"}utm_source=mail`);
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
          const [asked] = path.split("?");
          expect(new URL(page.url()).pathname, "stays where it is allowed to be").toBe(asked);
          await expectWhole(page, locale);
          expect(complaints).toEqual([]);
        });
      }
    });
  }
}
