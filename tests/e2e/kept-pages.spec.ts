import { type APIRequestContext, expect, test } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated } from "./in-language.ts";

const ar = { locale: "ar" } as const;

/** What a page links to first below a path. */
async function firstBelow(request: APIRequestContext, list: string): Promise<string> {
  const html = await (await request.get(list)).text();
  const found = new RegExp(`href="(${list}/[\\w-]+)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`nothing below ${list}`);
  return found;
}

/** Marks of a campaign, which every visitor may bring others of. */
const marked = (path: string) => `${path}${path.includes("?") ? "&" : "?"}utm_source=${crypto.randomUUID()}`;

test("kept pages live like drawn ones, whatever marks their addresses carry", async ({ browser, request, baseURL }) => {
  test.setTimeout(120_000);
  const [product, company, tip] = [
    await firstBelow(request, "/products/food-products"),
    await firstBelow(request, "/suppliers"),
    await firstBelow(request, "/tips"),
  ];
  const pages = ["/", product, company, tip, "/search?q=تمر", "/products/food-products?sort=newest", "/tips", "/terms"];
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "ar-AE" });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  for (const path of pages) {
    // Another reader has it drawn; nothing waits for the keeping, and what other tests write has it drawn again.
    await expect(async () => {
      await request.get(path);
      const answer = await page.goto(marked(path));
      expect(answer?.headers()["x-page"], path).toBe("kept");
      expect(answer?.headers()["cache-control"]).toBe("private, no-cache");
    }).toPass({ timeout: 20_000 });
    await hydrated(page);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test("what a kept page does not know comes after it: the cart, and a quantity", async ({
  browser,
  request,
  baseURL,
}) => {
  const product = await firstBelow(request, "/products/food-products");
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "ar-AE" });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  await expect(async () => {
    await request.get(product);
    expect((await page.goto(product))?.headers()["x-page"]).toBe("kept");
  }).toPass({ timeout: 20_000 });
  await hydrated(page);
  await page
    .getByRole("button", { name: m.cart_add({}, ar) })
    .filter({ visible: true })
    .first()
    .click();
  expect((await page.goto(marked("/cart")))?.status()).toBe(200);
  await expect(page.locator(`main a[href^="${product}"]`).first()).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
