import { expect, test } from "@playwright/test";
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

test("an unknown address answers 404 with the spec's words", async ({ page }) => {
  await page.context().addCookies([{ name: "preferred-language", value: "en", url: "http://localhost:8790" }]);
  const answer = await page.goto("/nothing/here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
