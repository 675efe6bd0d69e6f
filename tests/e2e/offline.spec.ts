import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { hydrated, speak } from "./in-language.ts";
import { asOf, keptBy, ofTheWorker, untilKept } from "./offline-steps.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";
import { startConversation, write } from "./talking.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 180_000 });

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
  await page.waitForLoadState("networkidle");
  const signOut = page.getByRole("button", { name: m.profile_sign_out({}, { locale: "ar" }) }).last();
  // Also where the server does not hear of it, and the session lives on.
  await context.setOffline(true);
  await signOut.click();
  await expect(page.getByText(m.profile_sign_out_failed({}, { locale: "ar" }))).toBeVisible();
  await expect.poll(() => keptBy(page)).toEqual([]);
  await expect.poll(() => ofTheWorker(page)).toEqual([0, false]);
  await context.setOffline(false);
  const signedOut = page.waitForResponse((answer) => answer.url().includes("auth.signOut") && answer.ok());
  await signOut.click();
  await signedOut;
  expect(await keptBy(page)).toEqual([]);
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
