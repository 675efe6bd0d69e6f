import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { mailTo } from "./mailbox.ts";
import { test } from "./own-address.ts";

const PASSWORD = "نخلة-Palm-2026";
const NEW_PASSWORD = "واحة-Oasis-2026";

test("an account in Arabic, from its first day to its last", async ({
  page,
  context,
  browser,
  request,
  baseURL,
}, info) => {
  test.setTimeout(150_000);
  const inArabic = { locale: "ar" } as const;
  const email = `life-${info.project.name}-${info.retry}@people.test`;
  await speak(context, baseURL ?? "", "ar");
  const complaints = collectComplaints(page);

  await test.step("signs up with a picture", async () => {
    await signUp(page, "ar", email);
    await expect(page.getByText(m.auth_sign_up_done({}, inArabic))).toBeVisible();
    await expect(page).toHaveURL(/verify-email/);
  });

  await test.step("reads the mail and verifies by its link", async () => {
    const mail = await mailTo(request, email);
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.text).toMatch(/\b\d{8}\b/);
    await page.goto(linkIn(mail.links, "/verify-email"));
    await expect(page.getByRole("heading", { name: m.auth_verify_done({}, inArabic) })).toBeVisible();
    expect(page.url()).not.toContain("token");
  });

  await test.step("signs out", async () => {
    await page.goto("/profile");
    // Calls still under way would be refused, and the console would say so.
    await page.waitForLoadState("networkidle");
    await page
      .getByRole("button", { name: m.profile_sign_out({}, inArabic) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth/);
  });

  await test.step("recovers the password", async () => {
    await page.getByRole("link", { name: m.auth_forgot_link({}, inArabic) }).click();
    // The address changes before the screen does, and both have a field for the e-mail.
    await expect(page.getByRole("heading", { name: m.auth_forgot_title({}, inArabic) })).toBeVisible();
    await page.getByLabel(m.forms_email({}, inArabic)).fill(email);
    await page.getByRole("button", { name: m.auth_forgot_submit({}, inArabic) }).click();
    await expect(page.getByRole("heading", { name: m.auth_forgot_sent({}, inArabic) })).toBeVisible();
    const mail = await mailTo(request, email, "/reset-password");
    await page.goto(linkIn(mail.links, "/reset-password"));
    await secret(page, m.auth_reset_password({}, inArabic)).fill(NEW_PASSWORD);
    await secret(page, m.auth_confirm_password({}, inArabic)).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: m.auth_reset_submit({}, inArabic) }).click();
    await expect(page.getByRole("heading", { name: m.auth_reset_done({}, inArabic) })).toBeVisible();
  });

  await test.step("signs in, and comes back to where a private page was asked for", async () => {
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/auth\?.*returnTo/);
    await signIn(page, "ar", email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/profile$/);
  });

  await test.step("edits the profile", async () => {
    await page.getByRole("button", { name: m.profile_edit({}, inArabic) }).click();
    await page.getByLabel(m.profile_field_name({}, inArabic)).fill("مشتريات الواحة");
    await page.getByLabel(m.profile_field_phone({}, inArabic)).fill("+٩٧١ ٥٠ ١٢٣ ٤٥٦٧");
    await page.getByRole("main").getByLabel(m.profile_field_location({}, inArabic)).fill("العين، الإمارات");
    await page.getByRole("button", { name: m.profile_save({}, inArabic) }).click();
    await expect(page.getByText(m.profile_saved({}, inArabic))).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main").getByText("مشتريات الواحة").first()).toBeVisible();
    await expect(page.getByText("+971 50 123 4567")).toBeVisible();
  });

  await test.step("changes the picture", async () => {
    const before = await pictureOf(page);
    await page.locator('input[type="file"]').setInputFiles(await aPicture(page));
    await page.getByRole("button", { name: m.profile_picture_confirm({}, inArabic) }).click();
    await expect(page.getByText(m.profile_picture_saved({}, inArabic))).toBeVisible();
    await expect.poll(() => pictureOf(page)).not.toBe(before);
    const answer = await request.get((await pictureOf(page)) ?? "");
    expect([answer.status(), answer.headers()["x-content-type-options"]]).toEqual([200, "nosniff"]);
  });

  await test.step("ends the session of another browser", async () => {
    const other = await elsewhere(browser, baseURL ?? "", email);
    await page.goto("/settings/sessions");
    await page
      .getByRole("button", { name: new RegExp(m.settings_session_end({}, inArabic)) })
      .first()
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: m.settings_session_end({}, inArabic) })
      .click();
    await expect(page.getByText(m.settings_sessions_only_this({}, inArabic))).toBeVisible();
    await other.goto("/profile");
    await expect(other).toHaveURL(/\/auth/);
    await other.context().close();
  });

  await test.step("downloads the data", async () => {
    await page.goto("/settings/privacy");
    await page.getByLabel(m.settings_password_current({}, inArabic)).fill(NEW_PASSWORD);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: m.settings_export_action({}, inArabic) }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^mawrid-data-\d{4}-\d\d-\d\d\.json$/);
    const { readFile } = await import("node:fs/promises");
    const text = await readFile(await file.path(), "utf8");
    expect(JSON.stringify(JSON.parse(text))).toContain(email);
    expect(text).not.toMatch(/scrypt|hash/i);
  });

  await test.step("has the account deleted, and may think again", async () => {
    await page.getByRole("button", { name: m.settings_delete_start({}, inArabic) }).click();
    await page.getByLabel(m.settings_delete_password({}, inArabic)).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: m.settings_delete_confirm({}, inArabic) }).click();
    await expect(page.getByRole("button", { name: m.settings_delete_keep({}, inArabic) })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

for (const locale of LOCALES.filter((one) => one !== "ar")) {
  test(`an account in ${locale} is verified by the code of its mail`, async ({
    page,
    context,
    request,
    baseURL,
  }, info) => {
    await speak(context, baseURL ?? "", locale);
    const email = `code-${locale}-${info.project.name}-${info.retry}@people.test`;
    await signUp(page, locale, email);
    await expect(page).toHaveURL(/verify-email/);
    const mail = await mailTo(request, email);
    const code = /\b\d{8}\b/.exec(mail.text)?.[0] ?? "";
    await page.getByLabel(m.auth_verify_code({}, { locale })).fill(`${code.slice(0, 4)} ${code.slice(4)}`);
    await page.getByRole("button", { name: m.auth_verify_submit({}, { locale }), exact: true }).click();
    await expect(page.getByRole("heading", { name: m.auth_verify_done({}, { locale }) })).toBeVisible();
  });
}

test("signing out reaches the other tab at once", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "ar");
  await page.goto("/auth");
  await hydrated(page);
  await signIn(page, "ar", "buyer2@demo.test", "demo-Mawrid-2026");
  await expect(page).not.toHaveURL(/\/auth/);
  const other = await context.newPage();
  await other.goto("/profile");
  await expect(other.getByRole("main").getByText("buyer2@demo.test").first()).toBeVisible();
  await page.goto("/profile");
  await page
    .getByRole("button", { name: m.profile_sign_out({}, { locale: "ar" }) })
    .first()
    .click();
  await expect(other).toHaveURL(/\/auth/);
});

test("a wrong password and an unknown address read the same, and nothing typed is lost", async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? "", "ar");
  for (const email of ["buyer@demo.test", "nobody@demo.test"]) {
    await page.goto("/auth");
    await hydrated(page);
    await signIn(page, "ar", email, "not-the-password");
    await expect(page.getByText(m.auth_sign_in_wrong({}, { locale: "ar" })).first()).toBeVisible();
    await expect(page.getByLabel(m.forms_email({}, { locale: "ar" }))).toHaveValue(email);
  }
});

async function signUp(page: Page, locale: Locale, email: string): Promise<void> {
  await page.goto("/auth?tab=signup");
  await hydrated(page);
  const sides = page.getByRole("navigation", { name: m.auth_tabs({}, { locale }) });
  await expect(sides.locator("[aria-current]")).toHaveText([m.auth_tab_sign_up({}, { locale })]);
  await page.getByLabel(m.forms_contact_name({}, { locale })).fill("مشتريات النخيل");
  await page.getByLabel(m.forms_email({}, { locale })).fill(email);
  await page.getByRole("main").getByLabel(m.auth_location({}, { locale })).fill("دبي، الإمارات");
  await page.locator('input[type="file"]').setInputFiles(await aPicture(page));
  await secret(page, m.auth_password({}, { locale })).fill(PASSWORD);
  await secret(page, m.auth_confirm_password({}, { locale })).fill(PASSWORD);
  await page.getByRole("button", { name: m.auth_sign_up_submit({}, { locale }) }).click();
}

async function signIn(page: Page, locale: Locale, email: string, password: string): Promise<void> {
  await page.getByLabel(m.forms_email({}, { locale })).fill(email);
  await secret(page, m.auth_password({}, { locale })).fill(password);
  await page.getByRole("button", { name: m.auth_sign_in_submit({}, { locale }), exact: true }).click();
}

/** A password field by its name; its label also wears a star. */
function secret(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

/** A browser somewhere else, signed in. */
async function elsewhere(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "CF-Connecting-IP": "2001:db8:ffff::1" } });
  await speak(context, baseURL, "ar");
  const page = await context.newPage();
  await page.goto("/auth");
  await hydrated(page);
  await signIn(page, "ar", email, NEW_PASSWORD);
  await expect(page).not.toHaveURL(/\/auth/);
  return page;
}

async function aPicture(page: Page) {
  return { name: "photo.png", mimeType: "image/png", buffer: await page.screenshot() };
}

async function pictureOf(page: Page): Promise<string | null> {
  return page.locator('img[src^="/files/avatars/"]').first().getAttribute("src");
}

function linkIn(links: string[], path: string): string {
  return links.find((link) => link.includes(path)) ?? "/no-such-link";
}
