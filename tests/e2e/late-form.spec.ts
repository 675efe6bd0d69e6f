import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";

const say = { locale: "ar" } as const;

test.beforeEach(({ context, baseURL }) => speak(context, baseURL ?? "", "ar"));

/** Opens a request whose form is held back although the page lives, until the answer is called. */
async function openHeldForm(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route(/\/new-request-[^/]*\.js$/, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto("/rfqs/new");
  await hydrated(page);
  expect(asked, "the form comes with the first touch").toBe(0);
  return release;
}

test("what is typed while the form comes stays, and so does the place where one types", async ({ page }) => {
  const release = await openHeldForm(page);
  const description = page.locator("main [name=productDescription]");
  await page.locator("main [name=email]").fill("late@buyer.test");
  await description.fill("أرز  كغ");
  await description.evaluate((node: HTMLTextAreaElement) => node.setSelectionRange(4, 4));
  await page.keyboard.type("بسم");
  release();
  await page.keyboard.type("تي 25", { delay: 100 });
  const draft = () => page.evaluate(() => sessionStorage.getItem("draft:request:"));
  await expect.poll(draft).toContain("أرز بسمتي 25 كغ");
  expect(await draft()).toContain("late@buyer.test");
  await expect(description).toHaveValue("أرز بسمتي 25 كغ");
});

test("a tap acts once the form has come", async ({ page }) => {
  const release = await openHeldForm(page);
  const sign = page.getByRole("status").filter({ hasText: m.shell_early_wait({}, say) });
  await page.getByRole("button", { name: m.rfqs_form_line_add({}, say) }).click();
  await expect(sign).toBeVisible();
  release();
  await expect(page.locator("main [name='lines.1.description']")).toHaveCount(1);
  await expect(sign).toHaveCount(0);
});

/** Pages whose part below the first view comes late, and a button that stands there. */
const BELOW = [
  { path: "/", script: /\/-home-rest-[^/]*\.js$/, name: m.rfq_button_request({}, say) },
  {
    path: "/products/food-products/khalas-dates-carton-5kg",
    script: /\/-product-parts-[^/]*\.js$/,
    name: m.reports_button_product({}, say),
  },
];

for (const { path, script, name } of BELOW) {
  test(`what stands below the first view of ${path} is whole, and a tap on it acts once it lives`, async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route(script, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(asked, "it comes with the first sign of a reader").toBe(0);
    const button = page.locator("[data-late]").getByRole("button", { name }).last();
    await button.click();
    await expect(page.getByRole("status").filter({ hasText: m.shell_early_wait({}, say) })).toBeVisible();
    release();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 20_000 });
  });
}
