import { type Browser, expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { pdf } from "../worker/suppliers/pdf.ts";
import { answerTrnAndAddress, sendLicenceOverBreak, signUpInArabic } from "./company-steps.ts";
import { Keys } from "./hands.ts";
import { collectComplaints, hydrated, LOCALES, speak } from "./in-language.ts";
import { mailTo } from "./mailbox.ts";
import { test } from "./own-address.ts";
import { fillProduct } from "./product-steps.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;

/** Must show 1 of suppliers and the admin area: from a first application to a product that buyers find, and out again. */
test("a company's life: reviewed, found in three languages, paused, suspended", async ({
  page,
  browser,
  context,
  request,
  baseURL,
}, info) => {
  // As a browser does: a connection that the server ended meanwhile is opened again for a read.
  const read = (path: string) => request.get(path, { maxRetries: 2 });
  test.setTimeout(300_000);
  const stamp = `${Date.now()}`.slice(-7);
  let company = `واحة الظفرة ${stamp}`;
  const code = `DHF${stamp}`;
  const email = `life-${info.project.name}-${stamp}@people.test`;
  await speak(context, baseURL ?? "", "ar");
  const complaints = collectComplaints(page);
  const operator = await adminPage(browser, baseURL ?? "");

  await test.step("applies with a licence", async () => {
    await signUpInArabic(page, email);
    const [link = ""] = (await mailTo(request, email, "/verify-email")).links.filter((one) =>
      one.includes("/verify-email"),
    );
    await page.goto(link);
    await expect(page.getByRole("heading", { name: m.auth_verify_done({}, ar) })).toBeVisible();
    await page.goto("/supplier-registration");
    await page.getByLabel(m.company_apply_name({}, ar)).fill(company);
    await page.getByLabel(m.company_apply_type({}, ar)).selectOption("manufacturing");
    await page.getByRole("button", { name: m.company_apply_submit({}, ar) }).click();
    await expect(page).toHaveURL(/\/supplier-dashboard$/);
    const before = complaints.length;
    await sendLicenceOverBreak(page, Buffer.from(pdf()));
    // Without a network nothing arrives, as it should be.
    complaints.length = before;
  });

  await test.step("the platform asks for more; it is provided", async () => {
    await operator.goto(`/admin/applications?q=${encodeURIComponent(company)}`);
    await operator.getByRole("link", { name: company }).first().click();
    await decide(operator, m.admin_transition_request_info({}, ar), "نحتاج الرقم الضريبي وعنوان المصنع");
    expect((await mailTo(request, email, "/supplier-registration")).text).toContain("نحتاج الرقم الضريبي");
    await page.reload();
    await expect(page.getByText("نحتاج الرقم الضريبي وعنوان المصنع").first()).toBeVisible();
    await answerTrnAndAddress(page);
    await page.getByRole("button", { name: m.company_send_submit({}, ar) }).click();
    await expect(page.getByText(m.company_next_pending({}, ar))).toBeVisible();
  });

  await test.step("the paper is opened, and one click accepts it with the answers and approves the company", async () => {
    await operator.reload();
    const accepted = operator.getByText(m.admin_approve_accepts({ items: "" }, ar).trim());
    await expect(accepted).toContainText(m.admin_item_trn({}, ar));
    await expect(accepted).not.toContainText(m.admin_item_trade_licence({}, ar));
    // By the keyboard alone, as somebody who decides all day.
    const keys = new Keys(operator);
    await keys.tap(operator.locator('a[href^="/files/private/documents/"]'));
    await expect(accepted).toContainText(m.admin_item_trade_licence({}, ar));
    await operator.reload();
    await expect(accepted).toContainText(m.admin_item_trade_licence({}, ar));
    await keys.tap(operator.getByRole("button", { name: m.admin_transition_approve({}, ar) }));
    await expect(operator.getByText(m.admin_status_approved({}, ar)).first()).toBeVisible();
  });

  const address = await test.step("adds a product with four pictures and three price steps", async () => {
    await page.goto("/add-product");
    await fillProduct(page, { ar: `تمر فاخر ${code}`, en: `Premium dates ${code}`, fr: `Dattes de choix ${code}` });
    await page.getByRole("button", { name: m.products_submit({}, ar) }).click();
    await expect(page.getByText(m.products_next_in_review({}, ar))).toBeVisible();
    return page.url();
  });

  await test.step("it is reviewed", async () => {
    await operator.goto(`/admin/products?q=${code}`);
    await operator
      .getByRole("link", { name: new RegExp(code) })
      .first()
      .click();
    await decide(operator, m.review_approve({}, ar));
    await expect(operator.getByText(m.review_status_published({}, ar)).first()).toBeVisible();
  });

  const product = await test.step("and found in each language within seconds", async () => {
    let found = "";
    for (const locale of LOCALES) {
      const visitor = await visitorPage(browser, baseURL ?? "", locale);
      await visitor.goto(`/product-search?q=${code}`);
      const link = visitor
        .getByRole("main")
        .getByRole("link", { name: new RegExp(code) })
        .first();
      await expect(link).toBeVisible();
      found = (await link.getAttribute("href")) ?? "";
      await link.click();
      await expect(visitor.getByRole("heading", { level: 1, name: new RegExp(code) })).toBeVisible();
      await visitor.context().close();
    }
    return found.split("?")[0] ?? "";
  });

  await test.step("edits its page: French at once, a new name once it was looked at", async () => {
    const ownPage = /href="(\/suppliers\/[^"?]+)"/.exec(await (await read(product)).text())?.[1] ?? "none";
    const shown = async (locale: string) => await (await read(`${ownPage}?lang=${locale}`)).text();
    const french = `Dattes de la palmeraie ${stamp}`;
    const renamed = `نخيل الظفرة ${stamp}`;
    await page.goto("/supplier-dashboard/profile");
    await page.getByRole("tab", { name: "Français" }).click();
    await page.getByLabel(m.company_profile_about({}, ar)).fill(french);
    await page.getByRole("button", { name: m.company_profile_save_texts({}, ar) }).click();
    await expect(page.getByText(m.company_profile_texts_saved({}, ar)).first()).toBeVisible();
    expect(await shown("fr")).toContain(french);
    await page.getByLabel(m.company_profile_name_in({ language: "العربية" }, ar)).fill(renamed);
    await page.getByRole("button", { name: m.company_profile_send({}, ar) }).click();
    await expect(page.getByText(m.company_profile_pending_title({}, ar))).toBeVisible();
    expect(await shown("ar")).not.toContain(renamed);
    await operator.goto("/admin/company-changes");
    const change = operator.getByRole("listitem").filter({ has: operator.getByRole("heading", { name: company }) });
    await expect(change.getByText(renamed)).toBeVisible();
    await change
      .getByRole("button", { name: m.company_changes_apply_of({ name: `\u2068${company}\u2069` }, ar) })
      .click();
    await operator
      .getByRole("dialog")
      .getByRole("button", { name: m.review_apply({}, ar), exact: true })
      .click();
    await expect(operator.getByRole("dialog")).toHaveCount(0);
    expect(await shown("ar")).toContain(renamed);
    expect(await shown("fr")).toContain(renamed);
    company = renamed;
  });

  await test.step("a pause hides it at once, and it comes back", async () => {
    await page.goto(address);
    await page.getByRole("button", { name: m.products_transition_pause({}, ar) }).click();
    await expect(page.getByText(m.products_next_paused({}, ar))).toBeVisible();
    expect((await read(product)).status()).toBe(404);
    expect(await (await read(`/product-search?q=${code}`)).text()).not.toContain(product);
    await page.getByRole("button", { name: m.products_transition_resume({}, ar) }).click();
    await expect(page.getByText(m.products_next_published({}, ar))).toBeVisible();
    expect((await read(product)).status()).toBe(200);
  });

  await test.step("a suspension hides the company at the next request", async () => {
    const slug = /href="(\/suppliers\/[^"?]+)"/.exec(await (await read(product)).text())?.[1] ?? "none";
    expect((await read(slug)).status()).toBe(200);
    await operator.goto(`/admin/applications?status=approved&q=${encodeURIComponent(company)}`);
    await operator.getByRole("link", { name: company }).first().click();
    await decide(operator, m.admin_transition_suspend({}, ar), "رخصة غير سارية");
    await expect(operator.getByText(m.admin_status_suspended({}, ar)).first()).toBeVisible();
    expect((await read(product)).status()).toBe(404);
    expect((await read(slug)).status()).toBe(404);
    expect(await (await read(`/product-search?q=${code}`)).text()).not.toContain(product);
    await page.goto("/supplier-dashboard");
    await expect(page.getByText(m.company_next_suspended({}, ar))).toBeVisible();
  });
  expect(complaints.filter((text) => !/40[034]/.test(text))).toEqual([]);
});

/** Two clicks of the platform, with a reason, or what a company is asked for, where one is wanted. */
async function decide(operator: Page, verb: string, reason?: string): Promise<void> {
  await operator.getByRole("button", { name: verb, exact: true }).click();
  const dialog = operator.getByRole("dialog");
  if (reason !== undefined) await dialog.getByRole("textbox").fill(reason);
  await dialog.getByRole("button", { name: verb, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function adminPage(browser: Browser, baseURL: string): Promise<Page> {
  const operator = await visitorPage(browser, baseURL, "ar");
  await signIn(operator.context(), "admin");
  return operator;
}

async function visitorPage(browser: Browser, baseURL: string, locale: (typeof LOCALES)[number]): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await speak(context, baseURL, locale);
  const visitor = await context.newPage();
  await visitor.goto("/");
  await hydrated(visitor);
  return visitor;
}
