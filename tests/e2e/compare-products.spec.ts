import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { MAX_SHIFT, measureShifts } from "./shifts.ts";

const SUKKARI = "prd_sdr-skr-10";
const KHALAS = "prd_sdr-khl-05";
const PASTE = "prd_sdr-pst-12";
const TILES = "prd_bah-pf-6060";
/** Sold by the square metre in one currency, by a company whose prices no other journey changes. */
const GLASS = ["prd_sfz-tmp-10", "prd_sfz-dgu-24"];

const rowOf = (page: Page, name: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}( ?(مختلف|differs))?$`) }) });
const cellsOf = (page: Page, name: string) => rowOf(page, name).getByRole("cell");

/** No sideways scroll of the page itself. */
async function expectFits(page: Page): Promise<void> {
  const [content, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(content).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(window_).toBe(page.viewportSize()?.width);
}

/** Two products are ticked in the results, compared at a quantity that is typed, and asked for in that quantity. */
async function compareTwo(page: Page, locale: Locale, search: string): Promise<void> {
  const say = { locale };
  const complaints = collectComplaints(page);
  await page.goto(`/product-search?q=${encodeURIComponent(search)}`);
  await hydrated(page);
  const compare = page.getByRole("button", { name: m.search_several_compare({}, say) });
  await expect(compare).toBeHidden();
  await page.locator(`[name=p][value=${SUKKARI}]`).check();
  await expect(compare).toBeDisabled();
  await page.locator(`[name=p][value=${KHALAS}]`).check();
  await compare.click();
  await expect(page).toHaveURL(`/compare-products?p=${SUKKARI}&p=${KHALAS}`);
  await hydrated(page);
  await expectFits(page);

  const quantity = page.getByRole("textbox", { name: m.catalogue_compare_quantity({}, say) });
  await expect(quantity).toHaveValue("100");
  const totals = cellsOf(page, m.catalogue_compare_total({}, say));
  await expect(totals).toHaveText([/14,200\.00/, /9,800\.00/]);
  await expect(page.getByRole("status").filter({ hasText: m.catalogue_compare_contents({}, say) })).toBeVisible();
  await quantity.fill("٩٠٠");
  await quantity.press("Enter");
  await expect(totals).toHaveText([/116,550\.00/, /84,150\.00/]);
  const lit = cellsOf(page, m.catalogue_product_prices({}, say)).locator("[aria-current=true]");
  await expect(lit).toHaveText([/129\.50/, /93\.50/]);
  await expect(page).toHaveURL(`/compare-products?p=${SUKKARI}&p=${KHALAS}&qty=900`);
  // Handed on, it says the same before it lives.
  await page.reload();
  await expect(totals).toHaveText([/116,550\.00/, /84,150\.00/]);
  await hydrated(page);

  const supplier = rowOf(page, m.catalogue_product_supplier({}, say));
  await expect(supplier).toBeVisible();
  await page.getByRole("button", { name: m.rfqs_compare_differences({}, say) }).click();
  await expect(supplier).toBeHidden();
  await expect(rowOf(page, m.catalogue_moq({}, say))).toBeVisible();

  await page.getByRole("button", { name: m.search_several_ask({}, say) }).click();
  await expect(page).toHaveURL(`/rfqs/new?p=${SUKKARI}&p=${KHALAS}&quantity=900`);
  for (const at of [0, 1]) await expect(page.locator(`[name="lines.${at}.quantity"]`)).toHaveValue("900");
  expect(complaints).toEqual([]);
}

async function open(page: Page, context: BrowserContext, origin: string, address: string): Promise<void> {
  await speak(context, origin, "en");
  await page.goto(address);
  await hydrated(page);
}
const EN = { locale: "en" } as const;

test("two products are compared in Arabic on a phone", async ({ page, context, baseURL }, { project }) => {
  test.skip(project.name !== "phone", "for a phone");
  await speak(context, baseURL ?? "", "ar");
  await compareTwo(page, "ar", "تمر");
});

test("two products are compared in English on a desk", async ({ page, context, baseURL }, { project }) => {
  test.skip(project.name === "phone", "for a desk");
  await speak(context, baseURL ?? "", "en");
  await compareTwo(page, "en", "dates");
});

test("on a phone the first of three stays while the others are swiped to, by the arrow keys too", async ({ page }, {
  project,
}) => {
  test.skip(project.name !== "phone", "for a phone");
  const say = { locale: "ar" } as const;
  await page.goto(`/compare-products?p=${SUKKARI}&p=${KHALAS}&p=${PASTE}`);
  await hydrated(page);
  await expectFits(page);
  const totals = cellsOf(page, m.catalogue_compare_total({}, say));
  await expect(totals.nth(2)).not.toBeInViewport();
  const place = (at: string) => page.getByText(m.rfqs_compare_place({ at, all: "2" }, say), { exact: true });
  const first = await totals.nth(0).boundingBox();
  await page.getByRole("button", { name: m.catalogue_compare_after({}, say) }).click();
  await expect(totals.nth(2)).toBeInViewport();
  await expect(place("2")).toBeVisible();
  expect((await totals.nth(0).boundingBox())?.x).toBe(first?.x);
  await page.getByRole("region", { name: m.catalogue_compare_title({}, say) }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(place("1")).toBeVisible();
  await expectFits(page);
});

test("nothing moves as the page comes to life, whether its columns fit or are swiped", async ({ page }, {
  project,
}) => {
  const shifts = await measureShifts(page);
  // Too narrow for four columns, too wide for a phone; then wide enough.
  const widths = project.name === "phone" ? [page.viewportSize()?.width ?? 390] : [900, 1280];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/compare-products?p=${[SUKKARI, KHALAS, PASTE, TILES].join("&p=")}`);
    await hydrated(page);
    const after = page.getByRole("button", { name: m.catalogue_compare_after({}, { locale: "ar" }) });
    await expect(after).toBeVisible({ visible: width < 1280 });
    await page.waitForTimeout(500);
    expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
  }
});

test("one is taken off, units that differ are told, and back brings it again", async ({ page, context, baseURL }) => {
  await open(page, context, baseURL ?? "", `/compare-products?p=${KHALAS}&p=${SUKKARI}&p=${PASTE}`);
  const heads = page.getByRole("button", { name: m.catalogue_compare_remove({ name: "" }, EN).slice(0, 7) });
  await expect(heads).toHaveCount(3);
  await expect(page.getByText(m.catalogue_compare_units({}, EN))).toBeVisible();
  await heads.last().click();
  await expect(page).toHaveURL(`/compare-products?p=${KHALAS}&p=${SUKKARI}`);
  await expect(page.getByText(m.catalogue_compare_units({}, EN))).toBeHidden();
  await expect(page.getByText(m.catalogue_compare_contents({}, EN))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const quantity = page.getByRole("textbox", { name: m.catalogue_compare_quantity({}, EN) });
  await quantity.fill("900");
  await quantity.press("Enter");
  await expect(page).toHaveURL(`/compare-products?p=${KHALAS}&p=${SUKKARI}&qty=900`);
  await page.goBack();
  await expect(heads).toHaveCount(3);
  await expect(quantity).toHaveValue("100");
  await page.goForward();
  await expect(quantity).toHaveValue("900");
  await page.goBack();

  // Two taps before anything is drawn again, and without the server.
  await expect(heads).toHaveCount(3);
  await context.setOffline(true);
  await heads.evaluateAll((buttons) => {
    for (const button of buttons.slice(1)) (button as HTMLElement).click();
  });
  await expect(page).toHaveURL(`/compare-products?p=${KHALAS}`);
  await expect(heads).toHaveCount(1);
  await context.setOffline(false);
});

test("the lowest sum is marked among what is sold by one measure, and none among cartons", async ({
  page,
  context,
  baseURL,
}) => {
  const lowest = page.getByText(m.catalogue_compare_lowest({}, EN), { exact: true });
  await open(page, context, baseURL ?? "", `/compare-products?p=${GLASS.join("&p=")}`);
  const totals = cellsOf(page, m.catalogue_compare_total({}, EN));
  await expect(totals).toHaveText([/10,240\.00/, /17,120\.00/]);
  await expect(lowest).toHaveCount(1);
  await expect(totals.nth(0)).toContainText(m.catalogue_compare_lowest({}, EN));
  await open(page, context, baseURL ?? "", `/compare-products?p=${KHALAS}&p=${SUKKARI}`);
  await expect(totals).toHaveCount(2);
  await expect(lowest).toHaveCount(0);
});

test("what is gone is said and the others stay; one alone, none and more than four lead on", async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  await open(page, context, origin, `/compare-products?p=${KHALAS}&p=prd_gone&p=${SUKKARI}`);
  await expect(page.getByText(m.catalogue_compare_some_gone({}, EN))).toBeVisible();
  await expect(cellsOf(page, m.catalogue_compare_total({}, EN))).toHaveCount(2);
  await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");

  await open(page, context, origin, `/compare-products?p=${KHALAS}`);
  await expect(page.getByText(m.catalogue_compare_one({}, EN))).toBeVisible();
  await open(page, context, origin, "/compare-products?p=prd_gone");
  await expect(page.getByText(m.catalogue_compare_all_gone({}, EN))).toBeVisible();
  await open(page, context, origin, "/compare-products?p=%3Cb%3E");
  await page.getByRole("link", { name: m.catalogue_compare_search({}, EN) }).click();
  await expect(page).toHaveURL("/search");
  await hydrated(page);
  const ticks = page.locator("[name=p][type=checkbox]");
  for (const at of [0, 1, 2, 3, 4]) await ticks.nth(at).check();
  await expect(page.getByRole("button", { name: m.search_several_compare_most({}, EN) })).toBeDisabled();
  const ids = await ticks.evaluateAll((all) => all.slice(0, 5).map((one) => (one as HTMLInputElement).value));
  await open(page, context, origin, `/compare-products?p=${ids.join("&p=")}`);
  await expect(page.getByText(m.catalogue_compare_most({}, EN))).toBeVisible();
  await expect(cellsOf(page, m.catalogue_compare_total({}, EN))).toHaveCount(4);
});

test("without scripts the first four of what is ticked are compared", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await speak(context, baseURL ?? "", "en");
  const page = await context.newPage();
  await page.goto("/search");
  for (const at of [0, 1, 2, 3, 4]) await page.locator("[name=p][type=checkbox]").nth(at).check();
  await page.getByRole("button", { name: m.search_several_compare({}, EN) }).click();
  await expect(page).toHaveURL(/\/compare-products\?(p=[\w-]+&?){5}$/);
  await expect(page.getByText(m.catalogue_compare_most({}, EN))).toBeVisible();
  await expect(cellsOf(page, m.catalogue_compare_total({}, EN))).toHaveCount(4);
  await context.close();
});
