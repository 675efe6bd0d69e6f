import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { mutate, query } from "./api-call.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;
/** How much of a phone's height the pinned matter may take. */
const MOST_PINNED = 48;

test("words lead to the message they were said in, a half-written one is seen in the list, the pinned matter leads there", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 390, height: 844 }, baseURL: origin };
  const [supplier, buyer] = [await browser.newContext(phone), await browser.newContext(phone)];
  await speak(buyer, origin, "ar");
  await signIn(supplier, "supplier", origin);
  await signIn(buyer, "buyer3", origin);
  const goods = { status: "published", sort: "updated", page: 1 };
  const { items } = await query<{ items: { id: string }[] }>(supplier, origin, "products.mine", goods);
  const product = { with: { kind: "product", id: items[0]?.id }, idempotencyKey: crypto.randomUUID() };
  const { id } = await mutate<{ id: string }>(buyer, origin, "messages.start", product);
  const sign = crypto.randomUUID();
  const say = (content: string) =>
    mutate<{ seq: number }>(supplier, origin, "messages.send", {
      ...{ conversationId: id, clientId: crypto.randomUUID(), kind: "text", content },
    });
  const { seq } = await say(`تُسلَّمُ البضاعةُ ${sign}`);
  for (let place = 0; place < 18; place += 1) await say(`سطر ${place} ${sign}\n${"كلام ".repeat(60)}`);

  const page = await buyer.newPage();
  const complaints = collectComplaints(page);
  await page.goto("/messages");
  await hydrated(page);
  const box = page.getByRole("searchbox", { name: m.messages_search({}, ar) }).filter({ visible: true });
  await box.fill(`البضاعه ${sign.toUpperCase()}`);
  const hits = page.getByRole("region", { name: m.messages_found({}, ar) });
  await expect(hits.getByRole("link")).toHaveCount(1);
  await expect(hits.locator("mark").first()).toBeVisible();
  await hits.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/messages/${id}#message-${seq}$`));
  const found = page.locator("[data-message]", { hasText: m.messages_found_here({}, ar) });
  await expect(found).toContainText(sign);
  await expect(found).toBeInViewport();
  await expect(found).toBeFocused();

  const draft = `نصف رسالة ${sign}`;
  await page.getByPlaceholder(m.messages_placeholder({}, ar)).fill(draft);
  await page.getByRole("link", { name: m.messages_back({}, ar) }).click();
  await box.fill("");
  const entry = page.getByRole("listitem").filter({ hasText: draft });
  await expect(entry).toContainText(m.messages_draft({}, ar));
  await entry.getByRole("link").click();
  await expect(page.getByPlaceholder(m.messages_placeholder({}, ar))).toHaveValue(draft);
  await expect(page.getByRole("log").getByText(`سطر 17 ${sign}`)).toBeInViewport();

  const pinned = page.getByRole("region", { name: m.messages_matter({}, ar) });
  expect((await pinned.boundingBox())?.height).toBeLessThanOrEqual(MOST_PINNED);
  await expect(pinned).toContainText(m.messages_matter_open_product({}, ar));
  await pinned.getByRole("link").click();
  await expect(page).toHaveURL(/\/products\/[^/]+\/[^/]+$/);
  expect(complaints).toEqual([]);
  await supplier.close();
  await buyer.close();
});
