import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { follow, look, type Trader } from "./trade-people.ts";

/** Reads the printed quote in Arabic and beside English, checks that it is genuine, and comes back. */
export async function readTradeDocument(buyer: Trader): Promise<void> {
  const { page, documentLocale } = buyer;
  const thread = new URL(page.url()).pathname;
  // News may move the link away under the click.
  await expect(async () => {
    await follow(buyer, m.quotes_print({}, documentLocale));
    await expect(page).toHaveURL(/\/print/, { timeout: 3000 });
  }).toPass();
  const document = page.getByRole("article");
  // The thread with its offers stands until the paper has come.
  await expect(document).toHaveCount(1);
  await onDocument(page);
  await expect(document).toHaveAttribute("dir", "rtl");
  await expect(document.getByRole("heading", { level: 2 })).toHaveText(m.documents_title_quote({}, documentLocale));
  for (const text of ["برج الحجر للسيراميك", "مشتريات الساحل", "FOB", "10,500.00"])
    await expect(document).toContainText(text);
  await expect(page.getByRole("banner").or(page.getByRole("contentinfo"))).toHaveCount(0);
  await look(buyer, "13-paper");
  await onScreen(page);
  await look(buyer, "13-paper-screen");
  await follow(buyer, m.documents_bilingual({}, documentLocale));
  await expect(document.getByRole("heading", { level: 2 })).toContainText(
    m.documents_title_quote({}, { locale: "en" }),
  );
  await onDocument(page);
  await look(buyer, "13-paper-both");
  await onScreen(page);
  await document.getByRole("link").click();
  await expect(page.getByText(m.documents_genuine({}, documentLocale), { exact: true })).toBeVisible();
  await look(buyer, "13-verified");
  await page.goBack();
  await follow(buyer, m.quotes_document_back({}, documentLocale));
  await expect(page).toHaveURL(thread);
}

/** As the browser prints it; at the phone's width, since an emulated phone stays enlarged after another one. */
async function onDocument(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
}

async function onScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
}
