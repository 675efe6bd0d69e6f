import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;

test.beforeEach(async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "ar");
  await page.goto("/terms");
});

test("the dashboard's numbers lead to their rows", async ({ page }) => {
  const complaints = collectComplaints(page);
  await signIn(page.context(), "supplier");
  await page.goto("/supplier-dashboard");
  const figures = page.getByRole("list", { name: m.dashboard_figures({}, ar) });
  await expect(figures.getByRole("link")).toHaveCount(4);
  await figures.getByRole("link", { name: m.dashboard_figure_requests({}, ar) }).click();
  await expect(page).toHaveURL(/\/inbox\?status=waiting/);
  await expect(page.getByRole("main").getByRole("link", { name: m.inbox_filter_waiting({}, ar) })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goBack();
  await figures.getByRole("link", { name: m.dashboard_figure_orders({}, ar) }).click();
  await expect(page).toHaveURL(/\/orders\/sold\?status=in_work/);
  await page.goBack();
  const live = figures.getByRole("link", { name: m.dashboard_figure_products({}, ar) });
  const count = Number(/\d+/.exec((await live.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(0);
  await live.click();
  await expect(page).toHaveURL(/\/supplier-dashboard\/products\?status=published/);
  await expect(page.locator("main").getByText(String(count)).first()).toBeVisible();
  await page.goBack();
  await figures.getByRole("link", { name: m.dashboard_figure_views({}, ar) }).click();
  await expect(page.getByRole("heading", { level: 1, name: m.analytics_title({}, ar) })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the price table saves two products in one go and keeps what is wrong", async ({ page }) => {
  await signIn(page.context(), "supplier2");
  await page.goto("/supplier-dashboard/prices");
  const prices = page.getByLabel(m.dashboard_prices_price({}, ar), { exact: true });
  await expect(prices.first()).toBeVisible();
  const before = [await prices.nth(0).inputValue(), await prices.nth(1).inputValue()].map(Number);
  const raised = before.map((price) => (price + 1).toFixed(2));
  await prices.nth(0).fill("٠");
  await expect(page.getByText(m.dashboard_prices_bad_price({}, ar))).toBeVisible();
  await prices.nth(0).fill(raised[0] ?? "");
  await prices.nth(1).fill(raised[1] ?? "");
  await expect(page.getByText(m.dashboard_prices_changed({ number: "2" }, ar))).toBeVisible();
  await page
    .getByRole("navigation", { name: m.dashboard_nav({}, ar) })
    .getByRole("link")
    .nth(1)
    .click();
  const leaving = page.getByRole("dialog", { name: m.dashboard_prices_leave({}, ar) });
  await leaving.getByRole("button", { name: m.forms_cancel({}, ar) }).click();
  await page.getByRole("button", { name: m.dashboard_prices_save({}, ar) }).click();
  await expect(page.getByText(m.dashboard_prices_saved({}, ar), { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(prices.nth(0)).toHaveValue(raised[0] ?? "");
  await expect(prices.nth(1)).toHaveValue(raised[1] ?? "");
});

test("many rows move by a percentage, seen before it is saved", async ({ page }) => {
  await signIn(page.context(), "supplier");
  await page.goto("/supplier-dashboard/prices");
  const prices = page.getByLabel(m.dashboard_prices_price({}, ar), { exact: true });
  const before = Number(await prices.first().inputValue());
  await page.getByLabel(m.dashboard_prices_select_all({}, ar)).check();
  await page.getByRole("button", { name: m.dashboard_prices_bulk_percent({}, ar) }).click();
  await page.getByLabel(m.dashboard_prices_bulk_percent_field({}, ar)).fill("١٠");
  await expect(page.getByRole("region", { name: m.dashboard_prices_bulk_preview({}, ar) })).toBeVisible();
  await page.getByRole("button", { name: m.dashboard_prices_bulk_apply({}, ar) }).click();
  await expect(prices.first()).toHaveValue((before * 1.1).toFixed(2));
  await page.getByRole("button", { name: m.dashboard_prices_undo({}, ar) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: m.dashboard_prices_undo({}, ar) })
    .click();
  await expect(prices.first()).toHaveValue(before.toFixed(2));
});

test("the period of the analytics stands in the address", async ({ page }) => {
  await signIn(page.context(), "supplier");
  await page.goto("/analytics");
  await expect(page.getByRole("link", { name: m.analytics_period_30d({}, ar) })).toHaveAttribute(
    "aria-current",
    "true",
  );
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const span = page.getByRole("heading", { level: 2 }).first();
  const month = (await span.textContent()) ?? "";
  await page.route("**/api/trpc/analytics.report**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: m.analytics_period_12m({}, ar) }).click();
  await expect(page).toHaveURL(/period=12m/);
  await page.getByRole("button", { name: m.analytics_period_custom({}, ar) }).click();
  await page.getByRole("textbox", { name: m.analytics_period_from({}, ar), exact: true }).fill("2026-03-09");
  await page.getByRole("textbox", { name: m.analytics_period_to({}, ar), exact: true }).fill("2026-03-01");
  // The year's figures arrive while somebody types: they take nothing away.
  letGo();
  await expect(span).not.toHaveText(month);
  await page.getByRole("button", { name: m.analytics_period_apply({}, ar) }).click();
  await expect(page.getByRole("alert")).toHaveText(m.analytics_period_order({}, ar));
  await page.getByRole("textbox", { name: m.analytics_period_to({}, ar), exact: true }).fill("2026-03-31");
  await page.getByRole("button", { name: m.analytics_period_apply({}, ar) }).click();
  await expect(page).toHaveURL(/from=2026-03-09&to=2026-03-31/);
  await page.goBack();
  await expect(page).toHaveURL(/period=12m/);
});
