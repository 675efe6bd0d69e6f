import { test as base, expect, type Page } from "@playwright/test";
import type { Locale } from "../../domain/kernel/locale.ts";
import { collectComplaints, LOCALES, speak } from "./in-language.ts";
import { deviceOf, isSampled, isSampledAlike, isWanted, schemesOf, type View } from "./sampling.ts";
import { CATEGORIES, SCREENS } from "./screens.ts";
import { expectWhole } from "./whole-screen.ts";

interface Visit {
  page: Page;
  complaints: string[];
}

/** One page a language, which keeps what it loaded from screen to screen: a cold start takes as long as a screen. */
const test = base.extend<object, { visitIn: (locale: Locale) => Promise<Visit> }>({
  visitIn: [
    async ({ browser }, use, { project }) => {
      const visits = new Map<Locale, Promise<Visit>>();
      const begin = async (locale: Locale) => {
        const { viewport, isMobile, hasTouch, baseURL } = project.use;
        const context = await browser.newContext({ viewport, isMobile, hasTouch, baseURL });
        await speak(context, baseURL ?? "", locale);
        const page = await context.newPage();
        return { page, complaints: collectComplaints(page) };
      };
      await use((locale) => {
        const visit = visits.get(locale) ?? begin(locale);
        visits.set(locale, visit);
        return visit;
      });
      for (const visit of visits.values()) await (await visit).page.context().close();
    },
    { scope: "worker" },
  ],
});

/** Opens each screen of a list in the languages that its sample holds. */
function everyScreen(screens: Readonly<Record<string, string>>, isIn: (view: View, seed: number) => boolean): void {
  for (const locale of LOCALES) {
    test.describe(`in ${locale}`, () => {
      for (const [screen, [name, path]] of Object.entries(screens).entries()) {
        test(`${name} is whole, accessible and fits`, async ({ visitIn }, { project }) => {
          const view = { screen, locale, device: deviceOf(project.name) };
          test.skip(!isWanted(view, process.env.SCREENS, isIn), "not in the sample");
          const { page, complaints } = await visitIn(locale);
          complaints.length = 0;
          await page.goto(path);
          await expectWhole(page, locale, schemesOf(view));
          expect(complaints.filter((text) => !(name === "not found" && text.includes("404")))).toEqual([]);
        });
      }
    });
  }
}

everyScreen(SCREENS, isSampled);
everyScreen(CATEGORIES, isSampledAlike);
