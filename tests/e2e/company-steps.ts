import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { chooseFiles } from "./choose-file.ts";
import { hydrated } from "./in-language.ts";

const ar = { locale: "ar" } as const;

/** An item of an application's checklist, on the company's own page. */
export function checklistRow(page: Page, item: string) {
  return page.locator("details").filter({ has: page.locator(`#checklist-${item}`) });
}

async function saveAnswer(page: Page, item: string): Promise<void> {
  await checklistRow(page, item)
    .getByRole("button", { name: m.company_answer_save({}, ar), exact: true })
    .click();
}

/**
 * Signs up in Arabic, up to the screen that waits for the mail.
 * @param returnTo where one wanted to go
 */
export async function signUpInArabic(page: Page, email: string, returnTo = "/"): Promise<void> {
  await page.goto(`/auth?${new URLSearchParams({ tab: "signup", returnTo })}`);
  await hydrated(page);
  await page.getByLabel(m.forms_contact_name({}, ar)).fill("مبيعات الظفرة");
  await page.getByLabel(m.forms_email({}, ar)).fill(email);
  for (const name of [m.auth_password({}, ar), m.auth_confirm_password({}, ar)]) {
    await page.getByRole("textbox", { name, exact: true }).fill("نخلة-Palm-2026");
  }
  await page.getByRole("button", { name: m.auth_sign_up_submit({}, ar) }).click();
  await expect(page).toHaveURL(/verify-email/);
}

const LICENCE = "رخصة 2026.pdf";

/** Chooses a licence with its last day. */
export async function sendLicence(page: Page, buffer: Buffer): Promise<void> {
  await chooseLicence(page, buffer);
  await licenceArrived(page);
}

async function chooseLicence(page: Page, buffer: Buffer): Promise<void> {
  const licence = checklistRow(page, "trade_licence");
  const date = () => licence.getByLabel(m.company_files_until({}, ar)).fill("2031-05-31");
  const choose = licence.getByRole("button", { name: m.company_files_choose({}, ar) });
  await chooseFiles(choose, [{ name: LICENCE, mimeType: "application/pdf", buffer }], date);
}

async function licenceArrived(page: Page): Promise<void> {
  const licence = checklistRow(page, "trade_licence");
  await expect(licence.getByText(m.company_state_provided({}, ar))).toBeVisible();
  await expect(licence.getByRole("link", { name: LICENCE.slice(0, -4) })).toBeVisible();
}

/** Chooses a licence without a network: it and its last day outlive a reload, and leave once there is a line. */
export async function sendLicenceOverBreak(page: Page, buffer: Buffer): Promise<void> {
  const uploads = "**/api/company/documents*";
  const licence = checklistRow(page, "trade_licence");
  const kept = licence.getByText(m.company_upload_kept({}, ar));
  await hydrated(page);
  await expect(licence.getByLabel(m.company_files_until({}, ar))).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(m.shell_offline({}, ar))).toBeVisible();
  await chooseLicence(page, buffer);
  await expect(kept).toBeVisible();
  // The page itself needs the network: its upload still finds none.
  await page.route(uploads, (route) => route.abort());
  await page.context().setOffline(false);
  await page.reload();
  await expect(licence.getByLabel(m.company_files_until({}, ar))).toHaveValue("2031-05-31", { timeout: 30_000 });
  await expect(kept).toBeVisible();
  await page.unroute(uploads);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await licenceArrived(page);
}

/** Opens an item; the page itself may have opened the first that is missing. */
async function openItem(page: Page, item: string): Promise<void> {
  const row = checklistRow(page, item);
  if ((await row.getAttribute("open")) === null) await page.locator(`#checklist-${item}`).click();
}

/** Gives the tax number, in Arabic digits, and the address. */
export async function answerTrnAndAddress(page: Page): Promise<void> {
  await openItem(page, "trn");
  await checklistRow(page, "trn").getByLabel(m.company_trn({}, ar)).fill("١٠٠٢٣٤٥٦٧٨٩٠١٢٣");
  await saveAnswer(page, "trn");
  await expect(checklistRow(page, "trn").getByText("100234567890123")).toBeVisible();
  await openItem(page, "addresses");
  await checklistRow(page, "addresses").getByLabel(m.company_address_city({}, ar)).fill("العين");
  await checklistRow(page, "addresses").getByLabel(m.company_address_street({}, ar)).fill("المنطقة الصناعية، شارع 12");
  await saveAnswer(page, "addresses");
  await expect(page.getByText(m.company_checklist_progress({ done: 3, total: 3 }, ar))).toBeVisible();
}
