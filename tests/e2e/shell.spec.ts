import { expect } from "@playwright/test";
import { m } from "../../i18n/paraglide/messages.js";
import { hydrated, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { deviceOf } from "./sampling.ts";
import { signIn } from "./sign-in.ts";

/** The most that may stand above what one came to read, in pixels. */
const HEAD = { phone: 104, desktop: 120 } as const;

for (const locale of LOCALES) {
  test(`in ${locale}, what is read begins soon and has the six places of the spec`, async ({ page, context, baseURL }, {
    project,
  }) => {
    const device = deviceOf(project.name);
    await speak(context, baseURL ?? "", locale);
    await page.goto("/products");
    await hydrated(page);
    const head = await page.locator("#content").boundingBox();
    expect(head?.y).toBeLessThanOrEqual(HEAD[device]);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const places = page.getByRole("navigation", { name: m.shell_bottom_navigation({}, { locale }) }).getByRole("link");
    await expect(places).toHaveCount(device === "phone" ? 6 : 0);
  });
}

test("the bar goes with who reads down and comes back to who scrolls up, moving nothing", async ({
  page,
  context,
  baseURL,
}, { project }) => {
  test.skip(deviceOf(project.name) !== "phone", "a desk has room for both");
  await speak(context, baseURL ?? "", "ar");
  await page.goto("/products/food-products");
  await hydrated(page);
  const bar = page.getByRole("banner");
  await page.mouse.wheel(0, 1500);
  await expect(bar).not.toBeInViewport();
  // What brings the bar back comes with the first sign of a reader.
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(bar).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await page.mouse.wheel(0, 500);
  await expect(bar).not.toBeInViewport();
  const card = page.getByRole("article").nth(4);
  const placeOf = async () => (await card.boundingBox())?.y ?? 0;
  const [place, scrolled] = [await placeOf(), await page.evaluate(() => scrollY)];
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport({ ratio: 1 });
  const moved = scrolled - (await page.evaluate(() => scrollY));
  expect(Math.round((await placeOf()) - place)).toBe(Math.round(moved));
  await page.mouse.wheel(0, 300);
  await expect(bar).not.toBeInViewport();
});

test("a company at work has its parts beside it, no shop around it, and buys with one press", async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const isPhone = deviceOf(project.name) === "phone";
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "supplier");
  await page.goto("/supplier-dashboard");
  const say = { locale: "ar" } as const;
  const parts = page.getByRole("navigation", { name: m.dashboard_nav({}, say) });
  await expect(parts.getByRole("link").filter({ visible: true })).toHaveCount(isPhone ? 5 : 13);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const requests = parts.getByRole("link", { name: isPhone ? m.shell_work_requests({}, say) : m.inbox_nav({}, say) });
  await requests.click();
  await expect(page).toHaveURL(/\/inbox/);
  await expect(requests).toHaveAttribute("aria-current", "page");
  if (isPhone) return;
  await parts.getByRole("link", { name: m.shell_work_buying({}, say) }).click();
  await expect(page).toHaveURL(/\/rfqs/);
  await expect(page.getByRole("navigation", { name: m.shell_work_buying_parts({}, say) })).toBeVisible();
});

test("a phone gives an open conversation the screen", async ({ page, context, baseURL }, { project }) => {
  test.skip(deviceOf(project.name) !== "phone", "a desk has room for the list beside it");
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "supplier");
  await page.goto("/messages");
  await expect(page.getByRole("navigation", { name: m.dashboard_nav({}, { locale: "ar" }) })).toBeVisible();
  await expect(page.locator("[data-bottom-bar]").filter({ visible: true })).toHaveCount(1);
  await page.locator("#content").getByRole("link").last().click();
  const log = page.getByRole("log");
  await expect(log).toBeVisible();
  const box = await log.boundingBox();
  expect((box?.height ?? 0) / (page.viewportSize()?.height ?? 1)).toBeGreaterThanOrEqual(0.7);
  await expect(page.locator("[data-bottom-bar]").filter({ visible: true })).toHaveCount(1);
});

test("operators see no shop, and whoever is none sees no administration", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "admin");
  await page.goto("/admin");
  await expect(page.getByRole("navigation", { name: m.admin_title({}, { locale: "ar" }), exact: true })).toBeVisible();
  await expect(page.getByRole("search")).toHaveCount(0);
  await context.clearCookies();
  await signIn(context, "buyer");
  await page.goto("/admin");
  await expect(page.getByRole("search").first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: m.admin_title({}, { locale: "ar" }), exact: true })).toHaveCount(0);
});
