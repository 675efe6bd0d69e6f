import { gzipSync } from "node:zlib";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";
import { hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 180_000 });

/** Waits until the browser keeps what own screens need. */
async function untilKept(page: Page): Promise<void> {
  await expect(async () => {
    const isKept = await page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match("/offline-shell")) !== undefined,
    );
    expect(isKept).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** The databases of kept answers that the browser has. */
function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = (await indexedDB.databases()).map(({ name = "" }) => name);
    return all.filter((name) => name.startsWith("mawrid-answers:"));
  });
}

/** Service workers that are registered, and whether a page can begin without a network. */
function ofTheWorker(page: Page): Promise<[number, boolean]> {
  return page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    await caches.has("mawrid-shell"),
  ]);
}

/** A conversation of the demo buyer about the first product of the demo supplier. */
async function startConversation(supplier: BrowserContext, buyer: BrowserContext, origin: string): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ status: "published", sort: "updated", page: 1 }));
  const own = await (await supplier.request.get(`${origin}/api/trpc/products.mine?input=${input}`)).json();
  const answer = await buyer.request.post(`${origin}/api/trpc/messages.start`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { with: { kind: "product", id: own.result.data.items[0].id }, idempotencyKey: crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result.data.id;
}

async function write(page: Page, locale: Locale, words: string): Promise<void> {
  const box = page.getByPlaceholder(m.messages_placeholder({}, { locale }));
  await box.fill(words);
  await box.press("Enter");
  await expect(box).toHaveValue("");
}

for (const locale of ["ar", "en"] as const) {
  test(`in ${locale}, a seller reads and writes without a network, and what was written is sent once`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const phone = { viewport: { width: 390, height: 844 }, baseURL: origin };
    const seller = await browser.newContext({ ...phone, serviceWorkers: "allow" });
    const buyer = await browser.newContext(phone);
    await speak(seller, origin, locale);
    await signIn(seller, "supplier", origin);
    await signIn(buyer, "buyer", origin);
    const id = await startConversation(seller, buyer, origin);
    const [said, unsent] = [crypto.randomUUID(), crypto.randomUUID()];

    const page = await seller.newPage();
    await page.goto("/supplier-dashboard");
    const today = page.getByRole("heading", { level: 1 });
    const title = await today.textContent();
    await page.waitForLoadState("networkidle");
    await page.goto("/quotes");
    const quote = page.locator("#content").locator('a[href^="/quotes/"]').first();
    const subject = (await quote.textContent()) ?? "";
    await page.goto(`/messages/${id}`);
    await write(page, locale, said);
    await expect(page.getByRole("log").getByText(said)).toBeVisible();
    await untilKept(page);
    // What was said is kept once it is quiet.
    await page.waitForTimeout(1500);

    await seller.setOffline(true);
    await page.reload();
    const log = page.getByRole("log");
    await expect(log.getByText(said)).toBeVisible();
    await expect(page.getByText(asOf(locale))).toBeVisible();
    await write(page, locale, unsent);
    await expect(log.getByText(m.messages_state_sending({}, { locale }))).toBeAttached();
    await page.goto("/quotes");
    await expect(quote).toHaveText(subject);
    await page.goto("/supplier-dashboard");
    await expect(today).toHaveText(title ?? "");
    await expect(page.getByText(asOf(locale))).toBeVisible();
    // The installed app begins at the home page.
    await page.goto("/");
    await expect(page).toHaveURL(/\/waiting$/);
    await page.goto(`/messages/${id}`);
    await expect(log.getByText(unsent)).toBeVisible();

    await seller.setOffline(false);
    const received = async () => {
      const input = encodeURIComponent(JSON.stringify({ id }));
      const answer = await (await buyer.request.get(`${origin}/api/trpc/messages.page?input=${input}`)).json();
      return answer.result.data.items.filter(({ content }: { content: string }) => content === unsent).length;
    };
    await expect.poll(received, { timeout: 30_000 }).toBe(1);
    await expect(page.getByText(asOf(locale))).toHaveCount(0, { timeout: 30_000 });
    await page.waitForTimeout(3000);
    expect(await received()).toBe(1);
  });
}

/** What is said of a screen that is shown as it was, whatever the time. */
function asOf(locale: Locale): string {
  const [before = ""] = m.shell_as_of({ time: "%" }, { locale }).split("%");
  return before.trim();
}

test("a sign-out takes away what was kept, and another account sees nothing of it", async ({ browser, baseURL }) => {
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 390, height: 844 }, baseURL: origin };
  const context = await browser.newContext({ ...phone, serviceWorkers: "allow" });
  await speak(context, origin, "ar");
  // Not a session that other tests go on with.
  await context.request.post(`${origin}/api/trpc/auth.signIn`, {
    data: { email: "supplier2@demo.test", password: "demo-Mawrid-2026" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const page = await context.newPage();
  await page.goto("/quotes");
  await page.waitForLoadState("networkidle");
  await untilKept(page);
  await expect.poll(() => keptBy(page)).toHaveLength(1);
  const [first = ""] = await keptBy(page);

  await page.goto("/profile");
  await page
    .getByRole("button", { name: m.profile_sign_out({}, { locale: "ar" }) })
    .last()
    .click();
  await expect.poll(() => keptBy(page)).toEqual([]);
  await expect.poll(() => ofTheWorker(page)).toEqual([0, false]);
  expect(await page.evaluate(() => localStorage.getItem("answers-of"))).toBeNull();

  await signIn(context, "buyer", origin);
  await page.goto("/orders");
  await page.waitForLoadState("networkidle");
  await expect.poll(() => keptBy(page)).toHaveLength(1);
  expect(await keptBy(page)).not.toContain(first);
  await context.setOffline(true);
  await page.goto("/quotes");
  await hydrated(page);
  const content = page.locator("#content");
  await expect(content).not.toBeEmpty();
  await expect(content.locator('a[href^="/quotes/"]')).toHaveCount(0);
});

test("a new build is offered, and an old page goes on; switched off, everything of the service worker goes", async ({
  context,
  page,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  await speak(context, origin, "ar");
  await signIn(context, "supplier", origin);
  // As after a deployment: the server's empty page names another graph of scripts.
  await page.route("**/offline-shell/ar", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace("script-graph-", "script-graph-newer-"),
    });
  });
  await page.goto("/quotes");
  const offer = page.getByText(m.shell_new_version({}, { locale: "ar" }));
  await expect(offer).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilKept(page);
  await page.unroute("**/offline-shell/ar");
  await page.getByRole("button", { name: m.shell_new_version_reload({}, { locale: "ar" }) }).click();
  await expect(offer).toHaveCount(0);
  // What the page does of itself is done before the next one begins.
  await page.waitForLoadState("networkidle");

  await page.route("**/offline-shell/ar", (route) => route.fulfill({ status: 410 }));
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => name.startsWith("mawrid-")).length,
    ]);
  await expect.poll(left, { timeout: 30_000 }).toEqual([0, 0]);
});

test("a buyer's cart is read and changed without a network, and the account has it afterwards", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 390, height: 844 }, baseURL: origin };
  const context = await browser.newContext({ ...phone, serviceWorkers: "allow" });
  await speak(context, origin, "ar");
  await context.request.post(`${origin}/api/trpc/auth.signIn`, {
    data: { email: "buyer3@demo.test", password: "demo-Mawrid-2026" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const page = await context.newPage();
  await page.goto("/cart");
  const [before = ""] = m.cart_more({ name: "%" }, { locale: "ar" }).split("%");
  const more = page.getByRole("button", { name: before }).first();
  await expect(more).toBeVisible();
  await untilKept(page);
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await page.reload();
  await expect(more).toBeVisible();
  await expect(page.getByText(asOf("ar"))).toBeVisible();
  await more.click();
  await expect(page.getByText(m.cart_stale({}, { locale: "ar" }))).toBeVisible();
  await expect(more).toBeVisible();
  const wanted = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}") as { lines: object[]; isUnsent: boolean });
  const { lines, isUnsent } = await wanted();
  expect(isUnsent).toBe(true);

  await context.setOffline(false);
  await expect.poll(async () => (await wanted()).isUnsent, { timeout: 30_000 }).toBe(false);
  const input = encodeURIComponent(JSON.stringify({ locale: "ar" }));
  const { result } = await (await context.request.get(`${origin}/api/trpc/cart.mine?input=${input}`)).json();
  expect(result.data.lines).toMatchObject(lines);
  await expect(page.getByText(asOf("ar"))).toHaveCount(0, { timeout: 30_000 });
});

test("a page that was kept in another language than the reader's by now opens once", async ({
  context,
  page,
  baseURL,
}) => {
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "supplier", baseURL ?? "");
  await page.goto("/quotes");
  await untilKept(page);
  await page.evaluate(() => localStorage.setItem("preferred-language", "en"));
  await context.setOffline(true);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto("/quotes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(loads).toBe(1);
});

test("a visitor gets nothing of this, and own screens need few files", async ({ page, request, baseURL }) => {
  await speak(page.context(), baseURL ?? "", "ar");
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  for (const path of ["/", "/search", "/cart", "/rfqs/new"]) {
    await page.goto(path);
    await page.mouse.move(100, 200);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState("networkidle");
  }
  expect(await ofTheWorker(page)).toEqual([0, false]);
  expect(await keptBy(page)).toEqual([]);
  const names = /sw\.js|offline|own-files|(?:keep|forget)-answers|account-bars/;
  expect(asked.filter((path) => names.test(path))).toEqual([]);

  const shell = await (await request.get("/offline-shell/ar")).text();
  const list = /name="own-files" content="([^"]+)"/.exec(shell)?.[1] ?? "";
  const files: string[] = await (await request.get(list)).json();
  const answers = await Promise.all(
    files.map((file) => request.get(file.startsWith("/") ? file : `/assets/ar/${file}`)),
  );
  const bytes = await Promise.all(answers.map(async (answer) => gzipSync(await answer.body()).length));
  expect(answers.every((answer) => answer.ok())).toBe(true);
  // What they were, and hardly more: 430 files of 690 KB, nearly all of them here already with the screens that were opened.
  expect(files.length).toBeLessThanOrEqual(445);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(720 * 1024);
  expect(files.filter((file) => /^(?:editor|health|claims_admin)_/.test(file))).toEqual([]);
});
