import { type Browser, expect, type Page } from "@playwright/test";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { m } from "#i18n/paraglide/messages.js";
import { DEMO_PASSWORD } from "../../scripts/local-stack.ts";
import { expectAccessible } from "./accessible.ts";
import { collectComplaints, speak } from "./in-language.ts";
import { mailTo } from "./mailbox.ts";
import { test } from "./own-address.ts";

const inArabic = { locale: "ar" } as const;
const PASSWORD = DEMO_PASSWORD;

test("two steps in Arabic: set up, sign in by a code and by a recovery code, end the other session", async ({
  page,
  browser,
  context,
  request,
  baseURL,
}, info) => {
  const email = `steps-${info.project.name}-${info.retry}@people.test`;
  await speak(context, baseURL ?? "", "ar");
  const complaints = collectComplaints(page);
  await page.goto("/about");
  await signUp(page, email);
  await page.goto("/settings/security");
  const panel = page.locator("#second-factor");
  await panel.getByLabel(m.settings_password_current({}, inArabic)).fill(PASSWORD);
  await panel.getByRole("button", { name: m.settings_factor_start({}, inArabic) }).click();
  const address = await panel
    .getByRole("link", { name: m.settings_factor_open_app({}, inArabic) })
    .getAttribute("href");
  const key = new URL(address ?? "").searchParams.get("secret") ?? "";
  await expect(panel.getByText((key.match(/.{4}/g) ?? []).join(" "))).toBeVisible();
  await expectAccessible(page);
  const code = panel.getByLabel(m.settings_factor_code({}, inArabic));
  await code.fill("000000");
  await panel.getByRole("button", { name: m.settings_factor_confirm({}, inArabic) }).click();
  await expect(panel.getByText(m.forms_wrong_code({}, inArabic))).toBeVisible();
  await expect(code).toHaveValue("000000");
  await code.fill(await codeOf(key, -1));
  await panel.getByRole("button", { name: m.settings_factor_confirm({}, inArabic) }).click();
  await expect(panel.getByRole("heading", { name: m.settings_factor_codes({}, inArabic) })).toBeVisible();
  const codes = await panel.locator("li").allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath("codes.png"), fullPage: true });
  await panel.getByRole("button", { name: m.settings_factor_codes_kept({}, inArabic) }).click();
  await expect(panel.getByText(m.settings_factor_on({}, inArabic), { exact: true })).toBeVisible();
  expect((await mailTo(request, email, "/settings/security")).subject).toBe(
    m.mails_second_factor_on_subject({}, inArabic),
  );

  await page.goto("/profile");
  // What the page reads meanwhile would be refused to who has just signed out, and the browser tells of it.
  await page.waitForLoadState("networkidle");
  await page
    .getByRole("button", { name: m.profile_sign_out({}, inArabic) })
    .last()
    .click();
  await expect(page).toHaveURL(/\/auth/);
  await firstStep(page, email);
  await page.screenshot({ path: info.outputPath("second-step.png"), fullPage: true });
  await expectAccessible(page);
  await secondStep(page, await codeOf(key, 0));

  const other = await elsewhere(browser, baseURL ?? "");
  await firstStep(other, email);
  await secondStep(other, codes[0] ?? "");
  await page.goto("/settings/sessions");
  await page.getByRole("button", { name: m.settings_sessions_end_others({}, inArabic) }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByRole("button", { name: m.settings_sessions_end_others({}, inArabic) }).click();
  await expect(page.getByText(m.settings_sessions_only_this({}, inArabic))).toBeVisible();
  await other.goto("/settings/sessions");
  await expect(other).toHaveURL(/\/auth/);
  await other.context().close();
  // The browser tells of the wrong code.
  expect(complaints.filter((text) => !/401.*confirmSecondFactor/.test(text))).toEqual([]);
});

/** The code that an authenticator shows, so many steps of half a minute from now. */
function codeOf(key: string, steps: number): Promise<string> {
  return generateHOTP(
    new Uint8Array(base32.decode(key, { strict: false })),
    Math.floor(Date.now() / 30_000) + steps,
    6,
  );
}

async function firstStep(page: Page, email: string): Promise<void> {
  await page.goto("/auth?returnTo=/settings");
  await page.getByLabel(m.forms_email({}, inArabic)).fill(email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.getByRole("button", { name: m.auth_sign_in_submit({}, inArabic) }).click();
  await expect(page.getByRole("heading", { name: m.auth_second_title({}, inArabic) })).toBeVisible();
}

async function secondStep(page: Page, code: string): Promise<void> {
  await page.getByLabel(m.auth_second_code({}, inArabic)).fill(code);
  await page.getByRole("button", { name: m.auth_sign_in_submit({}, inArabic) }).click();
  await expect(page).toHaveURL(/\/settings$/);
}

/** Another browser, in Arabic. */
async function elsewhere(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await speak(context, baseURL, "ar");
  return context.newPage();
}

async function signUp(page: Page, email: string): Promise<void> {
  const account = { name: "مشتريات النخيل", email, phone: "", location: "", password: PASSWORD, locale: "ar" };
  const status = await page.evaluate(
    async (body) => {
      const headers = { "Content-Type": "application/json" };
      return (await fetch("/api/trpc/auth.signUp", { method: "POST", headers, body })).status;
    },
    JSON.stringify({ ...account, idempotencyKey: crypto.randomUUID() }),
  );
  expect(status).toBe(200);
}
