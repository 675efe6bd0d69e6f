import { expect, type Page, test } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { MAX_SHIFT, measureShifts } from "./shifts.ts";

const AR = { locale: "ar" } as const;
const DATES = "/products/food-products/khalas-dates-carton-5kg";

/** To the end as a reader scrolls; once more from the top, since who passes the place before its script came is shown nothing. */
async function scrollThrough(page: Page): Promise<void> {
  await scrollDown(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/follow-reader-")),
  );
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await scrollDown(page);
}

async function scrollDown(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < end; at += 300) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(100);
  }
}

const recent = (page: Page) => page.evaluate(() => window.localStorage.getItem("recent-products"));

const strip = (page: Page) =>
  page.getByRole("heading", { name: m.catalogue_recent_title({}, AR) }).locator("xpath=ancestor::section");

test("what was looked at comes back on the home page without moving what is in view, and goes in one tap", async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const reads: string[] = [];
  page.on("request", (request) => request.url().includes("catalogue.products") && reads.push(request.url()));
  await page.goto("/");
  await hydrated(page);
  await scrollThrough(page);
  await expect(strip(page)).toBeHidden();
  expect(reads).toEqual([]);

  await page.goto(DATES);
  await hydrated(page);
  // Who leaves at once looked at nothing.
  expect(await recent(page)).toBeNull();
  await scrollThrough(page);
  await expect.poll(() => recent(page)).not.toBeNull();
  await page.evaluate((gone) => {
    const seen: string[] = JSON.parse(window.localStorage.getItem("recent-products") ?? "[]");
    window.localStorage.setItem("recent-products", JSON.stringify([...seen, gone, "prd_sdr-skr-10"]));
  }, "prd_gone");

  const shifts = await measureShifts(page);
  await page.goto("/");
  await hydrated(page);
  await scrollThrough(page);
  const links = strip(page).getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute("href", DATES);
  expect(reads).toHaveLength(1);
  expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);

  await strip(page)
    .getByRole("button", { name: m.catalogue_recent_clear({}, AR) })
    .click();
  await expect(strip(page)).toBeHidden();
  expect(await recent(page)).toBeNull();
  expect(complaints).toEqual([]);
});

test("a product's page shows the others that were looked at, the latest first and twelve at most", async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? "", "ar");
  await page.goto("/terms");
  const many = Array.from({ length: 20 }, (_, at) => `prd_${at}`);
  await page.evaluate(
    (ids) => window.localStorage.setItem("recent-products", JSON.stringify(ids)),
    ["prd_sdr-skr-10", "prd_sdr-khl-05", ...many],
  );
  const shifts = await measureShifts(page);
  await page.goto(DATES);
  await hydrated(page);
  await scrollThrough(page);
  const links = strip(page).getByRole("link");
  await expect(links).toHaveCount(1);
  await expect(links).not.toHaveAttribute("href", DATES);
  expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
  const kept = await page.evaluate(() => JSON.parse(window.localStorage.getItem("recent-products") ?? "[]"));
  expect(kept.slice(0, 3)).toEqual(["prd_sdr-khl-05", "prd_sdr-skr-10", "prd_0"]);
  expect(kept).toHaveLength(12);
});

test("a strip that could not be read says so and comes by a tap; what is forgotten in another tab goes here too", async ({
  page,
  context,
}) => {
  await page.goto("/terms");
  await page.evaluate(() => window.localStorage.setItem("recent-products", '["prd_sdr-skr-10"]'));
  await page.route(/catalogue\.products/, (route) => route.abort());
  await page.goto("/");
  await hydrated(page);
  await scrollThrough(page);
  await expect(strip(page)).toContainText(m.catalogue_recent_failed({}, AR), { timeout: 20_000 });
  await page.unroute(/catalogue\.products/);
  await strip(page)
    .getByRole("button", { name: m.shell_retry({}, AR) })
    .click();
  await expect(strip(page).getByRole("link")).toHaveCount(1);

  const other = await context.newPage();
  await other.goto("/terms");
  await other.evaluate(() => window.localStorage.removeItem("recent-products"));
  await expect(strip(page)).toBeHidden();
});
