import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, speak } from "./in-language.ts";
import { mailTo } from "./mailbox.ts";
import { test } from "./own-address.ts";

const PASSWORD = "نخلة-Palm-2026";
const inArabic = { locale: "ar" } as const;

test("another e-mail takes a press in both mailboxes; opening the links changes nothing", async ({
  page,
  context,
  request,
  baseURL,
}, info) => {
  const [before, after] = ["before", "after"].map((name) => `${name}-${info.project.name}-${info.retry}@people.test`);
  await speak(context, baseURL ?? "", "ar");
  const complaints = collectComplaints(page);
  await page.goto("/about");
  const account = { name: "مشتريات النخيل", email: before, phone: "", location: "", password: PASSWORD, locale: "ar" };
  await call(page, "auth.signUp", { ...account, idempotencyKey: crypto.randomUUID() });
  const code = /\b\d{8}\b/.exec((await mailTo(request, before ?? "")).text)?.[0];
  await call(page, "auth.verifyByCode", { code });
  await call(page, "account.requestEmailChange", { email: after, password: PASSWORD });
  const links = await Promise.all(
    [after, before].map(async (mailbox) => {
      const mail = await mailTo(request, mailbox ?? "", "/confirm-email-change");
      return mail.links.find((link) => link.includes("/confirm-email-change")) ?? "";
    }),
  );
  for (const link of [...links, ...links]) {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: m.auth_change_ask({}, inArabic) })).toBeVisible();
    expect(page.url()).not.toContain("token");
  }
  const endings = [m.auth_change_half({}, inArabic), m.auth_change_done({}, inArabic)];
  for (const [place, link] of links.entries()) {
    await page.goto(link);
    await page.getByRole("button", { name: m.auth_change_confirm({}, inArabic) }).click();
    await expect(page.getByRole("heading", { name: endings[place] ?? "" })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

/** Calls the API as the page does, with its cookie. */
async function call(page: Page, procedure: string, input: unknown): Promise<void> {
  const status = await page.evaluate(
    async ([path, body]) => {
      const headers = { "Content-Type": "application/json" };
      return (await fetch(`/api/trpc/${path}`, { method: "POST", headers, body })).status;
    },
    [procedure, JSON.stringify(input)] as const,
  );
  expect([procedure, status]).toEqual([procedure, 200]);
}
