import { type BrowserContext, expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";
import { startConversation, write } from "./talking.ts";

const ar = { locale: "ar" } as const;
const fr = { locale: "fr" } as const;

test("two talk in two languages: words arrive without a reload, a cut network loses nothing, the bell counts and leads there", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 360, height: 780 }, baseURL: origin };
  const [supplier, buyer] = [await browser.newContext(phone), await browser.newContext(phone)];
  await speak(supplier, origin, "fr");
  await speak(buyer, origin, "ar");
  await signIn(supplier, "supplier", origin);
  await signIn(buyer, "buyer", origin);
  const id = await startConversation(supplier, buyer, origin);
  const [asked, answered, offline] = ["سؤال", "Réponse", "بلا شبكة"].map((words) => `${words} ${crypto.randomUUID()}`);

  const purchaser = await buyer.newPage();
  await purchaser.goto(`/messages/${id}`);
  const log = purchaser.getByRole("log");
  await write(purchaser, "ar", asked ?? "");
  await expect(log.getByText(asked ?? "")).toBeVisible();
  await expect(purchaser.getByRole("button", { name: m.messages_send({}, ar) })).toHaveCount(0);

  const seller = await supplier.newPage();
  await seller.goto("/notifications");
  await expect(seller).toHaveTitle(/^\(\d+\) /);
  await seller
    .getByRole("list", { name: m.notices_list({}, fr) })
    .locator(`a[href="/messages/${id}"]`)
    .first()
    .click();
  await expect(seller).toHaveURL(new RegExp(`/messages/${id}`));
  await expect(seller.getByRole("log").getByText(asked ?? "")).toBeVisible();
  await expect(log.getByText(m.messages_state_read({}, ar)).last()).toBeAttached();
  await write(seller, "fr", answered ?? "");
  await expect(log.getByText(answered ?? "")).toBeVisible();
  await expect(purchaser.getByText(m.messages_online({}, ar))).toBeVisible();
  // Typing is told every few seconds at most: who types on is seen typing.
  const next = seller.getByPlaceholder(m.messages_placeholder({}, fr));
  await expect(async () => {
    await next.press("B");
    await expect(purchaser.getByText(m.messages_typing({}, ar)).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await next.fill("");

  await buyer.setOffline(true);
  await write(purchaser, "ar", offline ?? "");
  await expect(log.getByText(m.messages_state_sending({}, ar))).toBeAttached();
  await buyer.setOffline(false);
  await expect(seller.getByRole("log").getByText(offline ?? "")).toHaveCount(1, { timeout: 20_000 });
  await purchaser.getByRole("link", { name: m.messages_back({}, ar) }).click();
  await expect(purchaser).toHaveURL(/\/messages$/);
  await supplier.close();
  await buyer.close();
});

/** Says something without a page, as fast as the platform lets one (20 in 10 s). */
async function say(who: BrowserContext, origin: string, conversationId: string, content: string): Promise<void> {
  await expect(async () => {
    const answer = await who.request.post(`${origin}/api/trpc/messages.send`, {
      headers: { "Sec-Fetch-Site": "same-origin" },
      data: { conversationId, clientId: crypto.randomUUID(), kind: "text", content },
    });
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: 30_000, intervals: [1000] });
}

test("what could not be sent outlives a reload, and leaves from another page of the site", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 360, height: 780 }, baseURL: origin };
  const [supplier, buyer] = [await browser.newContext(phone), await browser.newContext(phone)];
  await speak(buyer, origin, "ar");
  await signIn(supplier, "supplier", origin);
  await signIn(buyer, "buyer", origin);
  const id = await startConversation(supplier, buyer, origin);
  const [first, second] = ["أولى", "ثانية"].map((words) => `${words} ${crypto.randomUUID()}`);

  const page = await buyer.newPage();
  const isSending = (url: URL) => url.pathname.includes("messages.send");
  await page.route(isSending, (route) => route.abort());
  await page.goto(`/messages/${id}`);
  await write(page, "ar", first ?? "");
  await write(page, "ar", second ?? "");
  await page.reload();
  const log = page.getByRole("log");
  await expect(log.getByText(first ?? "")).toBeVisible();
  await expect(log.getByText(m.messages_state_sending({}, ar))).toHaveCount(2);
  await page.goto("/about");
  await page.unroute(isSending);

  const asked = async () => {
    const input = encodeURIComponent(JSON.stringify({ id }));
    const answer = await (await supplier.request.get(`${origin}/api/trpc/messages.page?input=${input}`)).json();
    const said: string[] = answer.result.data.items.map(({ content }: { content: string }) => content);
    return said.filter((words) => words === first || words === second);
  };
  await expect.poll(asked, { timeout: 20_000 }).toEqual([first, second]);
  await supplier.close();
  await buyer.close();
});

test("a refused message stays where it was written, is found from the end, and leaves once it is taken", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 360, height: 780 }, baseURL: origin };
  const [supplier, buyer] = [await browser.newContext(phone), await browser.newContext(phone)];
  await speak(buyer, origin, "ar");
  await signIn(supplier, "supplier", origin);
  await signIn(buyer, "buyer", origin);
  const id = await startConversation(supplier, buyer, origin);
  const words = `مرفوضة ${crypto.randomUUID()}`;

  const page = await buyer.newPage();
  const isSending = (url: URL) => url.pathname.includes("messages.send");
  await page.route(isSending, (route) => route.fulfill({ status: 403, body: "<h1>Forbidden</h1>" }));
  await page.goto(`/messages/${id}`);
  const log = page.getByRole("log");
  await write(page, "ar", words);
  await expect(log.getByText(m.messages_refused_on_the_way({}, ar))).toBeVisible();
  const lost = page.getByRole("button", { name: m.messages_refused_hidden({ count: 1, number: "1" }, ar) });
  await expect(lost).toHaveCount(0);

  const news = Array.from({ length: 12 }, (_, place) => `بعدها ${place} ${crypto.randomUUID()}`);
  for (const line of news) await say(supplier, origin, id, line);
  await expect(log.getByText(news.at(-1) ?? "")).toBeInViewport();
  await expect(log.getByText(words)).not.toBeInViewport();
  await page.reload();
  await expect(log.getByText(news.at(-1) ?? "")).toBeInViewport();
  await lost.click();
  await expect(log.getByText(words)).toBeInViewport();
  await expect(lost).toHaveCount(0);
  const retry = log.getByRole("button", { name: m.messages_retry({}, ar) });
  await expect(retry).toBeFocused();
  await page.unroute(isSending);
  await retry.click();
  await expect(log.getByText(words)).toBeInViewport();
  await expect(retry).toHaveCount(0);
  await expect(log.locator("[data-message]").last()).toContainText(words);
  await supplier.close();
  await buyer.close();
});

test("who reads above is left there, hears how much is new, and comes to the end by it", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 360, height: 780 }, baseURL: origin };
  const [supplier, buyer] = [await browser.newContext(phone), await browser.newContext(phone)];
  await speak(buyer, origin, "ar");
  await signIn(supplier, "supplier", origin);
  // A conversation of this test alone: what is new in it is counted.
  await signIn(buyer, "buyer2", origin);
  const news = `خبر جديد ${crypto.randomUUID()}`;
  const id = await startConversation(supplier, buyer, origin);
  for (let place = 0; place < 60; place += 1) await say(place % 2 ? buyer : supplier, origin, id, `سطر ${place}`);

  const page = await buyer.newPage();
  await page.goto(`/messages/${id}`);
  const log = page.getByRole("log");
  await expect(log.getByText("سطر 59")).toBeInViewport();
  const drawn = () => log.locator("[data-message]").count();
  expect(await drawn()).toBe(50);

  // The older page takes its time, so that the reader is where they are when it comes.
  const isOlderPage = ({ pathname, search }: URL) =>
    pathname.includes("messages.page") && decodeURIComponent(search).includes('"before":');
  await page.route(isOlderPage, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await log.evaluate((box) => box.scrollTo({ top: 150 }));
  const key = await log.locator("[data-message]").nth(4).getAttribute("data-message");
  const read = log.locator(`[data-message="${key}"]`);
  await expect(read).toBeInViewport();
  const before = (await read.boundingBox())?.y ?? 0;
  expect(await drawn()).toBe(50);
  await expect.poll(drawn).toBeGreaterThan(50);
  expect(Math.abs(((await read.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);

  await say(supplier, origin, id, news);
  const toNews = page.getByRole("button", { name: m.messages_new({ count: 1, number: "1" }, ar) });
  await expect(toNews).toBeVisible();
  expect(Math.abs(((await read.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
  await toNews.click();
  await expect(log.getByText(news)).toBeInViewport();
  await expect(toNews).toHaveCount(0);
  await supplier.close();
  await buyer.close();
});

test("a visitor sees an empty list and a way in, and stays", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "ar");
  await page.goto("/messages");
  await expect(page.getByText(m.messages_empty({}, ar))).toBeVisible();
  await expect(page.getByRole("link", { name: m.messages_sign_in({}, ar) }).last()).toHaveAttribute("href", /\/auth/);
  await expect(page).toHaveURL(/\/messages$/);
});
