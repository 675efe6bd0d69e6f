import { expect, test } from "@playwright/test";
import { collectComplaints, LOCALES, speak } from "./in-language.ts";
import { SCREENS } from "./screens.ts";
import { expectWhole } from "./whole-screen.ts";

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => speak(context, baseURL ?? "", locale));

    for (const [name, path] of Object.entries(SCREENS)) {
      test(`${name} is whole, accessible and fits`, async ({ page }) => {
        const complaints = collectComplaints(page);
        await page.goto(path);
        await expectWhole(page, locale);
        expect(complaints.filter((text) => !(name === "not found" && text.includes("404")))).toEqual([]);
      });
    }
  });
}
