import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { follow, look, type Trader } from "./trade-people.ts";

/** Reads the printed quote in Arabic and beside English, checks that it is genuine, and comes back. */
export async function readPaper(buyer: Trader): Promise<void> {
  const { page, tongue } = buyer;
  const thread = new URL(page.url()).pathname;
  // News may move the link away under the click.
  await expect(async () => {
    await follow(buyer, m.quotes_print({}, tongue));
    await expect(page).toHaveURL(/\/print/, { timeout: 3000 });
  }).toPass();
  const paper = page.getByRole("article");
  // The thread with its offers stands until the paper has come.
  await expect(paper).toHaveCount(1);
  await onPaper(page);
  await expect(paper).toHaveAttribute("dir", "rtl");
  await expect(paper.getByRole("heading", { level: 2 })).toHaveText(m.papers_title_quote({}, tongue));
  for (const text of ["برج الحجر للسيراميك", "مشتريات الساحل", "FOB", "10,500.00"])
    await expect(paper).toContainText(text);
  await expect(page.getByRole("banner").or(page.getByRole("contentinfo"))).toHaveCount(0);
  await look(buyer, "13-paper");
  await onScreen(page);
  await look(buyer, "13-paper-screen");
  await follow(buyer, m.papers_bilingual({}, tongue));
  await expect(paper.getByRole("heading", { level: 2 })).toContainText(m.papers_title_quote({}, { locale: "en" }));
  await onPaper(page);
  await look(buyer, "13-paper-both");
  await onScreen(page);
  await paper.getByRole("link").click();
  await expect(page.getByText(m.papers_genuine({}, tongue), { exact: true })).toBeVisible();
  await look(buyer, "13-verified");
  await page.goBack();
  await follow(buyer, m.quotes_paper_back({}, tongue));
  await expect(page).toHaveURL(thread);
}

/** As the browser prints it; at the phone's width, since an emulated phone stays enlarged after another one. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
}

async function onScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
}
