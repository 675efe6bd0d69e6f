import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Locale } from "../../domain/kernel/locale.ts";
import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./in-language.ts";
import type { Scheme } from "./sampling.ts";

/** A message's key on screen instead of its text (workflows: never again 12); the number of a row may begin like one. */
const RAW_KEY = new RegExp(`\\b(${messageDomains().join("|")})_[a-z0-9_]+(?![\\w-])`);

/**
 * What holds for each screen: its language and direction, one main heading, a title, no raw key, no sideways scroll at
 * the widths of its kind of device, no violation of WCAG 2.2 AA in any of the schemes.
 */
export async function expectWhole(page: Page, locale: Locale, schemes: readonly Scheme[] = ["light"]): Promise<void> {
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await page.locator(".radix-themes").first().textContent()).not.toMatch(RAW_KEY);
  expect(await page.title()).not.toBe("");
  await expectNoSidewaysScroll(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
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

/** Folders of messages, which are the first word of their keys. */
function messageDomains(): string[] {
  const settings = readFileSync(new URL("../../i18n/project.inlang/settings.json", import.meta.url), "utf8");
  return [...settings.matchAll(/\/messages\/(\w+)\//g)].map(([, domain]) => domain ?? "");
}
