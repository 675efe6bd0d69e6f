import { expect, type Page } from "@playwright/test";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";
import { sample } from "../worker/pictures/samples.ts";
import { chooseFiles } from "./choose-file.ts";
import { LOCALES } from "./in-language.ts";

const ar = { locale: "ar" } as const;

/** On /add-product, in Arabic: starts a product and fills in three languages, four pictures and three price steps. */
export async function fillProduct(page: Page, names: Record<Locale, string>): Promise<void> {
  await page.getByLabel(m.products_name({}, ar)).fill(names.ar);
  await page.getByRole("combobox", { name: m.products_category({}, ar), exact: true }).selectOption("food-products");
  await page.getByRole("combobox", { name: m.products_subcategory({}, ar), exact: true }).selectOption("dates");
  await page.getByRole("button", { name: m.products_start_submit({}, ar) }).click();
  await expect(page).toHaveURL(/id=prd_/);
  await expect(page.getByRole("heading", { name: names.ar })).toBeVisible();
  await sendPictures(page);
  for (const locale of LOCALES) {
    await page.getByRole("tab", { name: LANGUAGE_NAMES[locale] }).click();
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("textbox", { name: m.products_name({}, ar), exact: true }).fill(names[locale]);
    await panel.getByRole("textbox", { name: m.products_description({}, ar), exact: true }).fill(`${names[locale]}.`);
  }
  await page.getByLabel(m.products_price({ unit: m.catalogue_unit_piece({}, ar) }, ar)).fill("٨٨٫٥");
  await priceStep(page, 1, "100", "80");
  await priceStep(page, 2, "500", "75");
  await priceStep(page, 3, "1000", "70");
  await expect(page.getByText(/^حُفظ الساعة \d{1,2}:\d\d\s[صم]$/)).toBeVisible();
}

async function sendPictures(page: Page): Promise<void> {
  const files = (["jpeg", "png", "gif", "webp"] as const).map((kind) => ({
    name: `a.${kind}`,
    mimeType: `image/${kind}`,
    buffer: Buffer.from(sample(kind)),
  }));
  await chooseFiles(page.getByRole("button", { name: m.products_pictures_choose({}, ar) }), files);
  await expect(page.getByRole("list", { name: m.products_pictures({}, ar) }).getByRole("listitem")).toHaveCount(4);
}

/** Adds a step of the price; `number` counts from 1. */
async function priceStep(page: Page, number: number, quantity: string, price: string): Promise<void> {
  await page.getByRole("button", { name: m.products_tiers_add({}, ar) }).click();
  const step = page.getByRole("group", { name: m.products_tier({ number: String(number) }, ar) });
  await step.getByLabel(m.products_tier_quantity({}, ar)).fill(quantity);
  await step.getByLabel(m.products_tier_price({}, ar)).fill(price);
}
