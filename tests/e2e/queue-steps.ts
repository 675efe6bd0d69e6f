import type { Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";
import { goodsOf } from "./supplier-goods.ts";

const ar = { locale: "ar" } as const;
const LETTERS = ["ألف", "باء", "جيم", "دال"];

/** Some products of one stem that wait for a look, and the operator before the list of them alone. */
export const queueTest = test.extend<{
  waiting: { names: string[]; list: string; recall: (at: number) => Promise<void> };
}>({
  waiting: async ({ page, browser, baseURL }, use, info) => {
    const stem = `طابور ${info.project.name} ${info.testId.slice(-6)} ${info.retry}`;
    const seller = await browser.newContext(baseURL ? { baseURL } : {});
    await signIn(seller, "supplier");
    const goods = goodsOf(seller.request);
    const ids: string[] = [];
    for (const letter of LETTERS) ids.push(await goods.submitted(`${stem} ${letter}`));
    await speak(page.context(), baseURL ?? "", "ar");
    await signIn(page.context(), "admin");
    await use({
      names: LETTERS.map((letter) => `${stem} ${letter}`),
      list: `/admin/products?q=${encodeURIComponent(stem)}`,
      recall: (at) => goods.recall(ids[at] ?? ""),
    });
    await seller.close();
  },
});

export async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name }).filter({ visible: true }).click();
}

export async function tick(page: Page, name: string): Promise<void> {
  const label = m.admin_many_choose_of({ name: `\u2068${name}\u2069` }, ar);
  await page.getByRole("checkbox", { name: label }).filter({ visible: true }).check();
}

export async function decide(page: Page, verb: string): Promise<void> {
  await page.getByRole("button", { name: verb }).click();
  await page.getByRole("dialog").getByRole("button", { name: verb }).click();
}

/** A key as a keyboard of another script sends it. */
export async function pressed(page: Page, key: { key: string; code: string }): Promise<void> {
  await page.evaluate(
    (init) =>
      void document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true })),
    key,
  );
}

/** As long as a decision waits for somebody to see what it is about. */
export async function looked(page: Page): Promise<void> {
  await page.waitForTimeout(600);
}
