import type { Browser, Page } from "@playwright/test";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { openPhone, throttle } from "./measure-page.ts";

declare global {
  interface Window {
    /** The longest that a tap or key of this page waited for the next frame, in milliseconds. */
    longestTap?: number;
  }
}

/** From a tap or key to the frame that shows it, the longest of each kind, in milliseconds (INP). */
export type TapFigures = Record<"filters" | "typeahead" | "quantity", number>;

/**
 * Uses a page as people do, with a slow processor and an even network: what is measured is what the page's own code takes.
 * @param product path of a product with a price
 */
export async function measureTaps(
  browser: Browser,
  origin: string,
  product: string,
  locale: Locale,
): Promise<TapFigures> {
  const context = await openPhone(browser, origin, locale);
  await context.addInitScript(observeTaps);
  const page = await context.newPage();
  await throttle(page);
  const open = (path: string) => page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
  await open("/product-search?q=%D8%AA%D9%85%D8%B1");
  const filters = await tapFilters(page, locale);
  await open("/");
  const typeahead = await typeWords(page, locale);
  await open(product);
  const quantity = await changeQuantity(page, locale);
  await context.close();
  return { filters, typeahead, quantity };
}

async function tapFilters(page: Page, locale: Locale): Promise<number> {
  const name = m.search_filters({}, { locale });
  await page.getByRole("button", { name }).tap();
  const filters = page.getByRole("complementary", { name });
  for (const isChosen of [true, false]) {
    await filters.getByRole("link", { name: m.search_facet_verified_only({}, { locale }) }).tap();
    await page.waitForURL(({ searchParams }) => searchParams.has("verified") === isChosen);
    await page.waitForTimeout(1000);
  }
  return takeLongest(page);
}

async function typeWords(page: Page, locale: Locale): Promise<number> {
  await page.getByRole("combobox", { name: m.shell_search_label({}, { locale }) }).tap();
  await page.keyboard.type("dates premium", { delay: 120 });
  await page.getByRole("listbox").waitFor();
  for (const key of ["ArrowDown", "ArrowDown", "Escape"]) await page.keyboard.press(key);
  return takeLongest(page);
}

async function changeQuantity(page: Page, locale: Locale): Promise<number> {
  const quantity = page.getByRole("textbox", { name: m.cart_quantity({}, { locale }) });
  for (let taps = 0; taps < 3; taps++) await quantity.locator("xpath=following-sibling::button").tap();
  await quantity.fill("");
  await page.keyboard.type("900", { delay: 120 });
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]qty=900/);
  return takeLongest(page);
}

/** Runs in the page before anything else. */
function observeTaps(): void {
  window.longestTap = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOfTap = "interactionId" in entry && Number(entry.interactionId) > 0;
      if (isOfTap) window.longestTap = Math.max(window.longestTap ?? 0, entry.duration);
    }
    // The browser tells nothing that took less than 16 ms.
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.longestTap ?? 0);
}
