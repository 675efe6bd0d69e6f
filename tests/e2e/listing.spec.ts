import { expect, type Page, test } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, speak } from "./in-language.ts";

const EN = { locale: "en" } as const;
const heading = (page: Page) => page.getByRole("heading", { level: 2, name: /results?$|products?$/ });
const countedIn = async (page: Page) => {
  await expect(heading(page)).toHaveText(/\d/);
  return (await heading(page).textContent()) ?? "";
};

test.beforeEach(({ context, baseURL }) => speak(context, baseURL ?? "", "en"));

test("filters are ticked and unticked, counted, passed on by the address and taken off again", async ({ page }, {
  project,
}) => {
  const complaints = collectComplaints(page);
  await page.goto("/product-search?q=dates");
  await hydrated(page);
  const all = await countedIn(page);
  if (project.name === "phone") await page.getByRole("button", { name: m.search_filters({}, EN) }).click();
  const filters = page.getByRole("complementary", { name: m.search_filters({}, EN) });
  const saudi = filters.getByRole("link", { name: /^Saudi Arabia/ });
  await saudi.click();
  await expect(page).toHaveURL("/product-search?q=dates&origin=SA");
  await expect(saudi).toHaveAttribute("aria-current", "true");
  await filters.getByRole("link", { name: /^Halal/ }).click();
  await expect(page).toHaveURL(/origin=SA.*certification=halal/);
  if (project.name === "phone") {
    await expect(filters).toBeVisible();
    await filters.getByRole("button", { name: m.search_show_results({}, EN) }).click();
    await expect(filters).toBeHidden();
    await expect(
      page.getByRole("button", { name: m.search_filters_active({ count: 2, number: "2" }, EN) }),
    ).toBeFocused();
  }
  await expect(heading(page)).not.toHaveText(all);
  const filtered = await countedIn(page);

  await page.goto(page.url());
  await hydrated(page);
  await expect(heading(page)).toHaveText(filtered);
  await page.getByRole("link", { name: m.search_filters_remove({ filter: "Halal" }, EN) }).click();
  await expect(page).toHaveURL("/product-search?q=dates&origin=SA");
  await expect(heading(page)).toBeFocused();
  await page.getByRole("link", { name: m.search_filters_clear({}, EN) }).click();
  await expect(page).toHaveURL("/product-search?q=dates");
  await expect(heading(page)).toHaveText(all);
  expect(complaints).toEqual([]);
});

test("the sheet of filters opens and closes by keys and keeps the focus", async ({ page }, { project }) => {
  test.skip(project.name === "desktop", "the filters are a column there");
  await page.goto("/product-search?q=dates");
  await hydrated(page);
  const open = page.getByRole("button", { name: m.search_filters({}, EN) });
  await open.focus();
  await page.keyboard.press("Enter");
  const filters = page.getByRole("complementary", { name: m.search_filters({}, EN) });
  await expect(filters).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(filters.getByRole("button", { name: m.shell_close({}, EN) })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(filters).toBeHidden();
  await expect(open).toBeFocused();
});

test("another order keeps words and filters", async ({ page }) => {
  await page.goto("/product-search?q=dates&origin=AE");
  await hydrated(page);
  await page.getByLabel(m.search_sort_label({}, EN)).selectOption("price_low");
  await expect(page).toHaveURL("/product-search?q=dates&origin=AE&sort=price_low");
});

test("a product opens on top; back shows the same products where they were", async ({ page }) => {
  await page.goto("/product-search");
  await hydrated(page);
  const card = page.getByRole("article").nth(14).getByRole("link");
  await card.scrollIntoViewIfNeeded();
  const name = await card.textContent();
  const place = await settled(page);
  expect(place).toBeGreaterThan(400);
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toHaveText(name ?? "");
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

test("the next page begins at its top, and back is where the link was", async ({ page }) => {
  await page.goto("/product-search");
  await hydrated(page);
  const next = page.getByRole("link", { name: m.shell_next({}, EN) });
  await next.scrollIntoViewIfNeeded();
  const place = await settled(page);
  await next.click();
  await expect(page).toHaveURL("/product-search?page=2");
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

test("a list that could not be loaded says so and is fetched again", async ({ page }) => {
  await page.goto("/products/food-products");
  await hydrated(page);
  await page.route("**/api/trpc/catalogue.search**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByLabel(m.search_sort_label({}, EN)).selectOption("newest");
  await expect(page.getByRole("heading", { name: m.search_failed_title({}, EN) })).toBeAttached({ timeout: 30_000 });
  await page.unroute("**/api/trpc/catalogue.search**");
  await page.getByRole("button", { name: m.shell_retry({}, EN) }).click();
  await expect(heading(page)).toBeVisible();
});

/** The scroll position once it rests: the router takes note of it a moment later. */
async function settled(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.round(window.scrollY));
}

test("results begin in the upper third of the screen", async ({ page }) => {
  await page.goto("/product-search?q=dates");
  await hydrated(page);
  const first = await page.getByRole("article").first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(260);
});

test("several products are ticked for one request to all, before the page lives", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await speak(context, baseURL ?? "", "en");
  const page = await context.newPage();
  await page.goto("/product-search?q=dates");
  const ask = page.getByRole("button", { name: m.search_several_ask({}, EN) });
  await expect(ask).toBeHidden();
  const ticks = page.getByRole("checkbox", { name: /^Choose .+/ });
  const size = await ticks.first().locator("..").boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await ask.click();
  await expect(page).toHaveURL(/\/rfqs\/new\?p=[\w-]+&p=[\w-]+$/);
  await context.close();
});

test("a request of ticked products has a line for each; rows and cards are a tap apart", async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto("/product-search?q=dates");
  await hydrated(page);
  await page.getByRole("link", { name: m.search_view_rows({}, EN) }).click();
  await expect(page).toHaveURL("/product-search?q=dates&view=rows");
  const rows = page.getByRole("article");
  expect((await rows.first().boundingBox())?.height).toBeLessThanOrEqual(160);
  const firstByRelevance = (await rows.first().getByRole("link").textContent()) ?? "";
  await page.getByLabel(m.search_sort_label({}, EN)).selectOption("price_low");
  await expect(page).toHaveURL(/sort=price_low.*view=rows/);
  await expect(rows.first().getByRole("link")).not.toHaveText(firstByRelevance);
  await expect(page.getByRole("link", { name: m.search_view_cards({}, EN) })).toBeVisible();
  const ticks = page.getByRole("checkbox", { name: /^Choose .+/ });
  const names = await rows.getByRole("link").allTextContents();
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole("button", { name: m.search_several_ask({}, EN) }).click();
  await expect(page.getByText(m.rfqs_form_chosen({}, EN))).toBeVisible();
  for (const at of [0, 1]) await expect(page.locator(`[name="lines.${at}.description"]`)).toHaveValue(names[at] ?? "");
  expect(complaints).toEqual([]);
});
