import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { collectComplaints, hydrated, LOCALES, speak } from "./in-language.ts";
import { SCREENS } from "./screens.ts";

const RAW_KEY =
  /\b(shell|home|catalogue|search|suppliers|rfq|content|forms|mails|accounts|auth|profile|settings|company|admin|legal)_[a-z0-9_]+\b/;

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) => speak(context, baseURL ?? "", locale));

    for (const [name, path] of Object.entries(SCREENS)) {
      test(`${name} is whole, accessible and fits`, async ({ page }) => {
        const complaints = collectComplaints(page);
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect(await page.locator(".radix-themes").first().textContent()).not.toMatch(RAW_KEY);
        expect(await page.title()).not.toBe("");
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        expect(complaints.filter((text) => !(name === "not found" && text.includes("404")))).toEqual([]);
      });
    }
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { height, width } = page.viewportSize() ?? { height: 780, width: 360 };
  for (const narrow of width < 400 ? [360, 320] : [width, 768]) {
    await page.setViewportSize({ width: narrow, height });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll at ${narrow} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width, height });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`)).toEqual(
    [],
  );
}
