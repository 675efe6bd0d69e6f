import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";
import { goodsOf } from "./supplier-goods.ts";

const ar = { locale: "ar" } as const;

test("the platform approves a product and applies its change; buyers see both", async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(120_000);
  const name = `تمور اختبار ${info.project.name} ${info.retry}`;
  const seller = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(seller, "supplier");
  const goods = goodsOf(seller.request);
  const id = await goods.submitted(name);
  await speak(page.context(), baseURL ?? "", "ar");
  await signIn(page.context(), "admin");
  const complaints = collectComplaints(page);

  await test.step("it stands in the queue and is found by its name", async () => {
    await page.goto("/admin/products");
    await hydrated(page);
    await page.getByRole("searchbox", { name: m.review_search({}, ar) }).fill(name);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=/);
    await page.getByRole("link", { name }).filter({ visible: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  await test.step("asking for a change needs a reason, which a common one writes", async () => {
    await page.getByRole("button", { name: m.review_request_changes({}, ar) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: m.review_request_changes({}, ar) }).click();
    await expect(dialog.getByText(m.forms_fill_required({}, ar)).first()).toBeVisible();
    await dialog.getByRole("button", { name: m.review_reason_short_price({}, ar) }).click();
    await expect(dialog.getByRole("textbox")).toHaveValue(m.review_reason_price({}, ar));
    await dialog.getByRole("button", { name: m.forms_cancel({}, ar) }).click();
  });

  await test.step("two clicks approve it, and the shop shows it", async () => {
    await decide(page, m.review_approve({}, ar));
    // It was the last one of its list, whose end takes its place.
    await expect(page.getByRole("region", { name: m.admin_queue_done({}, ar) })).toBeVisible();
    await page.goto(`/admin/products/${id}`);
    await expect(page.getByText(m.review_status_published({}, ar)).first()).toBeVisible();
    await page.getByRole("link", { name: m.review_public({}, ar) }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  await test.step("its change shows old and new, and is applied", async () => {
    await goods.rename(id, `${name} فاخرة`);
    await page.goto(`/admin/products/${id}`);
    await expect(page.locator("del").filter({ hasText: name })).toBeVisible();
    await expect(page.locator("ins").filter({ hasText: "فاخرة" })).toBeVisible();
    await decide(page, m.review_apply({}, ar));
    await expect(page.getByRole("heading", { level: 1, name: `${name} فاخرة` })).toBeVisible();
    await expect(page.locator("ins")).toHaveCount(0);
  });

  await test.step("a decision that came too late says so", async () => {
    await page.getByRole("button", { name: m.review_remove({}, ar) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: m.review_reason_short_duplicate({}, ar) }).click();
    await goods.rename(id, `${name} ممتازة`);
    await dialog.getByRole("button", { name: m.review_remove({}, ar) }).click();
    await expect(dialog.getByText(m.admin_stale_title({}, ar))).toBeVisible();
    await dialog.getByRole("button", { name: m.review_remove({}, ar) }).click();
    await expect(page.getByText(m.review_status_removed({}, ar)).first()).toBeVisible();
  });
  // The refused decision.
  expect(complaints.filter((text) => !text.includes("409") && !text.includes("400"))).toEqual([]);
  await seller.close();
});

test("a suspended account is out at its next request", async ({ page, playwright, baseURL }, info) => {
  test.setTimeout(90_000);
  const email = `member-${info.project.name}-${info.retry}@people.test`;
  const member = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const account = { name: "عضو", email, password: "نخلة-Palm-2026", locale: "ar", idempotencyKey: crypto.randomUUID() };
  expect((await member.post("/api/trpc/auth.signUp", { data: account, headers })).status()).toBe(200);
  const profile = async () => (await member.get("/api/trpc/account.profile")).status();
  expect(await profile()).toBe(200);

  await speak(page.context(), baseURL ?? "", "ar");
  await signIn(page.context(), "admin");
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await hydrated(page);
  await page.getByRole("link", { name: "عضو" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: m.members_suspend({}, ar) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: m.members_reason_spam({}, ar) }).click();
  await dialog.getByRole("button", { name: m.members_suspend({}, ar) }).click();
  await expect(page.getByRole("button", { name: m.members_restore({}, ar) })).toBeVisible();
  expect(await profile()).toBe(401);
  await page.getByRole("link", { name: m.members_audit({}, ar) }).click();
  await expect(page.getByText(m.admin_audit_action_user_suspend({}, ar)).last()).toBeVisible();
  await expect(page.getByText(m.members_reason_spam({}, ar))).toBeVisible();
  await member.dispose();
});

/** The two clicks of a decision. */
async function decide(page: Page, verb: string): Promise<void> {
  await page.getByRole("button", { name: verb }).click();
  await page.getByRole("dialog").getByRole("button", { name: verb }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
