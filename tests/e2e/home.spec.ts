import { expect, test } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { expectAccessible } from "./accessible.ts";
import { hydrated, LOCALES, speak } from "./in-language.ts";

const SCREENS = 5;

for (const locale of LOCALES) {
  test(`in ${locale}, the home page is at most five screens of a phone long`, async ({ page, context, baseURL }, {
    project,
  }) => {
    test.skip(project.name !== "phone", "measured on a phone");
    await speak(context, baseURL ?? "", locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await hydrated(page);
    // Pictures that come later have their places.
    await expect(page.getByRole("contentinfo")).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(SCREENS * 844);
  });
}

test("a sentence on the home page becomes the lines of a request", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByLabel(m.home_need({}, { locale: "ar" })).fill("٥٠٠ كرتون تمر خلاص 5 كجم و200 كيس سكر إلى مومباسا");
  await page.getByRole("button", { name: m.home_need_request({}, { locale: "ar" }) }).click();
  await expect(page).toHaveURL(/\/rfqs\/new\?q=/);
  const lines = page.getByRole("textbox", { name: m.rfqs_form_line_what({}, { locale: "ar" }) });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toHaveValue("تمر خلاص 5 كجم");
  await expect(lines.last()).toHaveValue("سكر");
  const amounts = page.getByRole("textbox", {
    name: new RegExp(`^${m.rfqs_form_line_quantity({}, { locale: "ar" })}`),
  });
  await expect(amounts.first()).toHaveValue("500");
  await expect(page.getByLabel(m.rfqs_form_country({}, { locale: "ar" }))).toHaveValue("KE");
  await expect(page.getByLabel(m.rfq_form_category({}, { locale: "ar" }))).toHaveValue("food-products");
});

test("while one types the catalogue is suggested, once the field is touched", async ({ page }) => {
  const say = { locale: "ar" } as const;
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("catalogue.suggest") && asked.push(request.url()));
  await page.goto("/");
  await hydrated(page);
  expect(asked).toEqual([]);
  const box = page.getByLabel(m.home_need({}, say));
  const list = page.getByRole("listbox", { name: m.search_suggest_list({}, say) });
  await box.fill("أسمنت");
  await expect(list.getByRole("option").first()).toBeInViewport();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, "main form");
  await page.keyboard.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect(box).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(box).toHaveValue("أسمنت");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/building-materials\/.+/);
});

test("suggestions whose script did not come are there with the next touch, and one is taken by a tap", async ({
  page,
}) => {
  const say = { locale: "ar" } as const;
  await page.route(/need-suggestions/, (route) => route.abort());
  // Before that a browser remembers what did not come (src/lib/ahead/load-chunk.ts).
  const graph = page.waitForResponse(/script-graph-[\w-]+\.json$/);
  await page.goto("/");
  await hydrated(page);
  await page.dispatchEvent("body", "pointermove");
  await (await graph).finished();
  const box = page.getByLabel(m.home_need({}, say));
  const option = page
    .getByRole("listbox", { name: m.search_suggest_list({}, say) })
    .locator('[role=option][href^="/products/building-materials/"]')
    .first();
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("need-suggestions"));
  await box.fill("أسمنت");
  await failed;
  await expect(option).toHaveCount(0);
  await page.unroute(/need-suggestions/);
  await expect(async () => {
    await box.fill("أسمنت");
    await expect(option).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await option.click();
  await expect(page).toHaveURL(/\/products\/building-materials\/.+/);
});

test("it is searched, and nothing happens where it is empty", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "en");
  await page.goto("/");
  await hydrated(page);
  const box = page.getByLabel(m.home_need({}, { locale: "en" }));
  const search = page
    .getByRole("main")
    .getByRole("button", { name: m.home_need_search({}, { locale: "en" }), exact: true });
  await search.click();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL("/");
  await box.fill("dates");
  await search.click();
  await expect(page).toHaveURL(/\/product-search\?q=dates/);
});

test("rows of a sheet are filled in below what was typed before, and stay when the server is away", async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? "", "fr");
  await page.goto("/rfqs/new");
  await hydrated(page);
  const say = { locale: "fr" } as const;
  const lines = page.getByRole("textbox", { name: m.rfqs_form_line_what({}, say) });
  await lines.first().fill("Riz basmati");
  const words = page.getByLabel(m.rfqs_sentence({}, say));
  await words.fill("Article\tQté\tUnité\nDattes Khalas\t500\tcarton\nSucre blanc\t20\ttonne");
  const fill = page.getByRole("button", { name: m.rfqs_sentence_fill({}, say) });
  const isRead = (url: URL) => url.pathname.includes("rfq.understand");
  await page.route(isRead, (route) => route.abort());
  await fill.click();
  await expect(page.getByText(m.rfqs_sentence_failed({}, say))).toBeVisible({ timeout: 30_000 });
  await expect(words).toHaveValue(/Dattes Khalas/);
  await page.unroute(isRead);
  await fill.click();
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toHaveValue("Riz basmati");
  await expect(lines.last()).toHaveValue("Sucre blanc");
  await fill.click();
  await expect(page.getByText(m.rfqs_sentence_done({ count: 2, number: "2" }, say))).toBeVisible();
  await expect(lines).toHaveCount(3);
});
