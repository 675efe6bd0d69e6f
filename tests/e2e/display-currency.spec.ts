import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { MAX_SHIFT, measureShifts } from "./shifts.ts";

/** As `npm start` begins: a product of two prices and more, in dirhams. */
const PRODUCT = "/products/food-products/khalas-dates-carton-5kg";
const RIYALS: Record<Locale, RegExp> = { ar: /ريال سعودي/, en: /SAR/, fr: /SAR/ };

/** Arabic on the phone, English on the desk. */
const localeOf = (project: string): Locale => (project === "phone" ? "ar" : "en");
const amounts = (page: Page) => page.locator(".approx bdi");

async function openChoice(page: Page, locale: Locale) {
  await page.getByLabel(new RegExp(`^${m.shell_language({}, { locale })}`)).click();
  return page.getByRole("banner").getByLabel(m.shell_currency({}, { locale }));
}

test("a currency is chosen, read on results, product and sum, kept over languages, and forgotten", async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const locale = localeOf(project.name);
  await speak(context, baseURL ?? "", locale);
  const shifts = await measureShifts(page);
  const complaints = collectComplaints(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await test.step("nobody is asked for rates before", async () => {
    await page.goto("/product-search?q=dates");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await expect(amounts(page)).toHaveCount(0);
    expect(asked).not.toContain("/rates.json");
  });

  await test.step("chosen beside the languages, it stands behind each price at once", async () => {
    await (await openChoice(page, locale)).selectOption("SAR");
    await page.keyboard.press("Escape");
    await expect(amounts(page).first()).toHaveText(RIYALS[locale]);
    await expect(amounts(page).first()).toContainText(m.shell_currency_about({}, { locale }));
    await expect(page.getByRole("article").first()).toContainText(locale === "ar" ? "درهم إماراتي" : "AED");
    // But for those in riyals themselves, and those on request.
    const others = page.getByRole("article").locator('.approx:not([data-of="SAR"])');
    await expect(amounts(page)).toHaveCount(await others.count());
  });

  await test.step("the next page has it from the start, and nothing moves for it", async () => {
    await page.goto(PRODUCT);
    await expect(amounts(page).first()).toHaveText(RIYALS[locale]);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const buy = page.getByRole("region", { name: m.catalogue_product_buy({}, { locale }) });
    const day = m.shell_currency_rate({ date: "§" }, { locale }).split("§");
    for (const words of day) await expect(buy).toContainText(words);
    expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
    const beyond = await amounts(page).evaluateAll((drawn) =>
      drawn.map(({ parentElement: line }) => {
        const height = line?.getBoundingClientRect().height ?? 0;
        return line && height > 0 ? Math.round(height - Number.parseFloat(getComputedStyle(line).minBlockSize)) : 0;
      }),
    );
    expect(beyond.filter((height) => height !== 0)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  await test.step("the sum follows the quantity", async () => {
    const box = page.getByRole("region", { name: m.catalogue_product_buy({}, { locale }) });
    // Not within what is read out as it changes: it comes late.
    await expect(box.getByRole("status").locator(".approx")).toHaveCount(0);
    const sum = box.locator("[role=status] + .approx");
    await expect(sum).toHaveText(RIYALS[locale]);
    const before = (await sum.textContent()) ?? "";
    await page
      .getByRole("button", { name: m.cart_more({ name: "" }, { locale }).trim() })
      .first()
      .click();
    await expect(sum).not.toHaveText(before);
    // The address follows, and what is open closes with a new one.
    await expect(page).toHaveURL(/\?/);
  });

  await test.step("another language keeps it", async () => {
    await page.getByLabel(new RegExp(`^${m.shell_language({}, { locale })}`)).click();
    await page.getByRole("link", { name: "Français", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(amounts(page).first()).toHaveText(/environ [\d\s,]+SAR/);
  });

  await test.step("forgotten, prices are the suppliers' alone again", async () => {
    await hydrated(page);
    await (await openChoice(page, "fr")).selectOption("");
    await expect(amounts(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(page.locator(".approx:visible")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("price-currency"))).toBeNull();
  });
  expect(complaints).toEqual([]);
});

test("the footer offers it too; in dirhams, prices in dirhams stay alone", async ({ page, context, baseURL }, {
  project,
}) => {
  const locale = localeOf(project.name);
  await speak(context, baseURL ?? "", locale);
  await page.goto(PRODUCT);
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByText(m.shell_display({}, { locale }), { exact: true }).click();
  const choice = footer.getByLabel(m.shell_currency({}, { locale }));
  await choice.selectOption("KWD");
  await expect(amounts(page).first()).toHaveText(/\d\.\d{3}(?!\d)/);
  await choice.selectOption("AED");
  await expect(amounts(page)).toHaveCount(0);
  await expect(page.locator("span.approx:visible")).toHaveCount(0);
});

test("a choice that could not be loaded says so and comes by a tap, once however often the panel is opened", async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const locale = localeOf(project.name);
  await speak(context, baseURL ?? "", locale);
  const script = /display-choice/;
  await page.route(script, (route) => route.abort());
  await page.goto("/terms");
  await hydrated(page);
  const panel = page.getByRole("contentinfo").locator("details");
  const summary = panel.locator("summary");
  await summary.click();
  const again = panel.getByRole("button", { name: m.shell_display_failed({}, { locale }) });
  await expect(again).toBeVisible();
  await page.unroute(script);
  await page.route(script, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await again.click();
  await expect(again).toBeHidden();
  await hydrated(page);
  // Opened, closed, opened while the script is on its way.
  for (let tap = 0; tap < 3; tap += 1) await summary.click();
  await expect(panel.getByLabel(m.shell_currency({}, { locale }))).toHaveCount(1);
  await expect(panel.locator("[data-display] > *")).toHaveCount(1);
});
