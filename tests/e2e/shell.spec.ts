import { expect } from "@playwright/test";
import { m } from "../../i18n/paraglide/messages.js";
import { expectAccessible } from "./accessible.ts";
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

test("a company at work has its parts beside it and no shop around it", async ({ page, context, baseURL }, {
  project,
}) => {
  const isPhone = deviceOf(project.name) === "phone";
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "supplier");
  await page.goto("/supplier-dashboard");
  const say = { locale: "ar" } as const;
  const parts = page.getByRole("navigation", { name: m.dashboard_nav({}, say) });
  await expect(parts.getByRole("link").filter({ visible: true })).toHaveCount(isPhone ? 5 : 11);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const requests = parts.getByRole("link", { name: isPhone ? m.shell_work_requests({}, say) : m.inbox_nav({}, say) });
  await requests.click();
  await expect(page).toHaveURL(/\/inbox/);
  await expect(requests).toHaveAttribute("aria-current", "page");
});

for (const locale of LOCALES) {
  test(`in ${locale}, who buys and sells changes sides with one press, by hand or by keys, and nothing moves for it`, async ({
    page,
    context,
    baseURL,
  }, { project }) => {
    const say = { locale };
    await speak(context, baseURL ?? "", locale);
    await signIn(context, "supplier");
    let letScriptCome = () => {};
    const coming = new Promise<void>((resolve) => {
      letScriptCome = resolve;
    });
    await page.route(/work-navigation/, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto("/supplier-dashboard");
    const sides = page.getByRole("navigation", { name: m.shell_work_sides({}, say) });
    const toSell = sides.getByRole("link", { name: m.shell_work_selling({}, say), exact: true });
    const toBuy = sides.getByRole("link", { name: m.shell_work_buying({}, say), exact: true });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const begins = async () => (await page.locator("#content").boundingBox())?.y;
    const before = await begins();
    await expect(sides).toHaveCount(0);
    letScriptCome();
    await expect(toBuy).toBeInViewport({ ratio: 1 });
    expect(await begins()).toBe(before);
    expect(before).toBeLessThanOrEqual(HEAD[deviceOf(project.name)]);
    expect((await toBuy.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await toBuy.click();
    await expect(page).toHaveURL(/\/rfqs$/);
    await expect(page.getByRole("navigation", { name: m.shell_work_buying_parts({}, say) })).toBeVisible();
    // For a moment on the way both are: where one is going, and where one was.
    const shown = () => sides.locator("[aria-current]").allTextContents();
    await expect.poll(shown).toEqual([m.shell_work_buying({}, say)]);
    await expectAccessible(page);
    await toBuy.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(toSell).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/supplier-dashboard$/);
    await expect.poll(shown).toEqual([m.shell_work_selling({}, say)]);
  });
}

test("who only buys is shown no other side", async ({ page, context, baseURL }) => {
  const say = { locale: "ar" } as const;
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "buyer");
  await page.goto("/rfqs");
  await expect(page.getByRole("navigation", { name: m.shell_work_buying_parts({}, say) })).toBeVisible();
  await expect(page.getByRole("navigation", { name: m.shell_work_sides({}, say) })).toHaveCount(0);
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
