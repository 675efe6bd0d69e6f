import { expect, type Page, type Request, test } from "@playwright/test";
import { m } from "../../i18n/paraglide/messages.js";
import { hydrated } from "./in-language.ts";

test("a first visit is Arabic and right-to-left in the served page, before any script", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<h1[^>]*>[^<]*[\u0600-\u06ff]/);
});

test("the cookie decides the language of the served page", async ({ request }) => {
  const french = await (await request.get("/", { headers: { cookie: "preferred-language=fr" } })).text();
  expect(french).toContain('<html lang="fr" dir="ltr">');
  const unknown = await (await request.get("/", { headers: { cookie: "preferred-language=de" } })).text();
  expect(unknown).toContain('<html lang="fr" dir="ltr">');
});

test("an unknown stored language reads French, left-to-right", async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem("preferred-language", "xx"));
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test("blocked storage does not stop the page", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test("the picker switches, remembers, and survives a reload and a deep link", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.getByLabel(/^اللغة/).click();
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => window.localStorage.getItem("preferred-language"))).toBe("en");
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test.describe("in a browser that prefers French", () => {
  test.use({ locale: "fr-CI" });

  test("a first visit is Arabic, is offered French once somebody begins to read, and moves nothing for it", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const offer = page.getByRole("region", { name: "Français" });
    await expect(offer).toHaveCount(0);
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    await page.keyboard.press("Shift");
    await expect(offer).toHaveAttribute("lang", "fr");
    expect(await heading.boundingBox()).toEqual(before);
    await offer.getByRole("button", { name: m.shell_offer_switch({}, { locale: "fr" }) }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(await offersOf(page, () => page.reload())).toEqual([]);
    await expect(offer).toHaveCount(0);
  });

  test("who stays in Arabic is not asked again, and no bar below lies under the question", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.keyboard.press("Shift");
    const offer = page.getByRole("region", { name: "Français" });
    const bar = page.locator("[data-bottom-bar]");
    if (await bar.isVisible()) {
      const top = (await bar.boundingBox())?.y ?? 0;
      await expect.poll(async () => bottomOf(await offer.boundingBox())).toBeLessThanOrEqual(top);
    }
    await offer.getByRole("button", { name: m.shell_offer_stay({}, { locale: "fr" }) }).click();
    await expect(offer).toHaveCount(0);
    expect(await offersOf(page, () => page.reload())).toEqual([]);
    await expect(offer).toHaveCount(0);
  });
});

/** The scripts of an offer that a page loads until its network is quiet. */
async function offersOf(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const loaded: string[] = [];
  const note = (request: Request) => request.url().includes("language-offer") && loaded.push(request.url());
  page.on("request", note);
  await open();
  await hydrated(page);
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return loaded;
}

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

test("an unknown address answers 404 with the spec's words", async ({ page }) => {
  await page.context().addCookies([{ name: "preferred-language", value: "en", url: "http://localhost:8790" }]);
  const answer = await page.goto("/nothing/here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
