import { type BrowserContext, expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";

/** A conversation of the demo buyer about the first product of the demo supplier; the same one every time. */
export async function startConversation(supplier: BrowserContext, buyer: BrowserContext, origin: string) {
  const input = encodeURIComponent(JSON.stringify({ status: "published", sort: "updated", page: 1 }));
  const own = await (await supplier.request.get(`${origin}/api/trpc/products.mine?input=${input}`)).json();
  const answer = await buyer.request.post(`${origin}/api/trpc/messages.start`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { with: { kind: "product", id: own.result.data.items[0].id }, idempotencyKey: crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result.data.id as string;
}

/** Writes a message and hands it over; what becomes of it is seen elsewhere. */
export async function write(page: Page, locale: Locale, words: string): Promise<void> {
  const box = page.getByPlaceholder(m.messages_placeholder({}, { locale }));
  await box.fill(words);
  await box.press("Enter");
  await expect(box).toHaveValue("");
}
