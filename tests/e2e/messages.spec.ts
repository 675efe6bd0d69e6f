import { type BrowserContext, expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;
const fr = { locale: "fr" } as const;

/** A conversation of the demo buyer about the first product of the demo supplier; the same one every time. */
async function startTalk(supplier: BrowserContext, buyer: BrowserContext, origin: string): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ status: "published", sort: "updated", page: 1 }));
  const own = await (await supplier.request.get(`${origin}/api/trpc/products.mine?input=${input}`)).json();
  const answer = await buyer.request.post(`${origin}/api/trpc/messages.start`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { with: { kind: "product", id: own.result.data.items[0].id }, idempotencyKey: crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result.data.id;
}

async function write(page: Page, placeholder: string, words: string): Promise<void> {
  const box = page.getByPlaceholder(placeholder);
  await box.fill(words);
  await box.press("Enter");
  await expect(box).toHaveValue("");
}

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
  const id = await startTalk(supplier, buyer, origin);
  const [asked, answered, offline] = ["سؤال", "Réponse", "بلا شبكة"].map((words) => `${words} ${crypto.randomUUID()}`);

  const purchaser = await buyer.newPage();
  await purchaser.goto(`/messages/${id}`);
  const log = purchaser.getByRole("log");
  await write(purchaser, m.messages_placeholder({}, ar), asked ?? "");
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
  await write(seller, m.messages_placeholder({}, fr), answered ?? "");
  await expect(log.getByText(answered ?? "")).toBeVisible();
  await expect(purchaser.getByText(m.messages_online({}, ar))).toBeVisible();

  await buyer.setOffline(true);
  await write(purchaser, m.messages_placeholder({}, ar), offline ?? "");
  await expect(log.getByText(m.messages_state_sending({}, ar))).toBeAttached();
  await buyer.setOffline(false);
  await expect(seller.getByRole("log").getByText(offline ?? "")).toHaveCount(1, { timeout: 20_000 });
  await purchaser.getByRole("link", { name: m.messages_back({}, ar) }).click();
  await expect(purchaser).toHaveURL(/\/messages$/);
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
