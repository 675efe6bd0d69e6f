import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";

const PHONE = "+971 50 123 4567";

for (const locale of LOCALES) {
  const say = { locale };

  test(`the contact form in ${locale} names what is wrong, sends once and says so for five seconds`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? "", locale);
    const complaints = collectComplaints(page);
    await page.goto("/contact");
    await hydrated(page);
    const form = page.getByRole("main");
    const send = form.getByRole("button", { name: m.forms_contact_submit({}, say) });
    await send.click();
    await expect(form.getByRole("alert")).toHaveText(m.forms_fill_required({}, say));
    await expect(field(form, m.forms_contact_name({}, say))).toBeFocused();

    await field(form, m.forms_contact_name({}, say)).fill("Purchasing");
    await field(form, m.forms_email({}, say)).fill("no address");
    await field(form, m.forms_phone({}, say)).fill(PHONE);
    await field(form, m.forms_contact_subject({}, say)).fill('PVC Pipe 4"');
    await field(form, m.forms_contact_message({}, say)).fill("Do you ship to Mombasa?");
    await send.click();
    await expect(field(form, m.forms_email({}, say))).toBeFocused();
    await expect(field(form, m.forms_email({}, say))).toHaveAccessibleDescription(m.forms_invalid_email({}, say));

    await field(form, m.forms_email({}, say)).fill("contact@buyer.test");
    await send.click();
    const banner = form.getByText(m.forms_contact_sent({}, say));
    await expect(banner).toBeVisible();
    await expect(field(form, m.forms_contact_message({}, say))).toHaveValue("");
    await expect(send).toBeFocused();
    await page.waitForTimeout(3500);
    await expect(banner).toBeVisible();
    await expect(banner).toBeHidden({ timeout: 3000 });
    expect(complaints).toEqual([]);
  });

  test(`a buyer registers in ${locale}; the texts stay`, async ({ page, context, baseURL }) => {
    await speak(context, baseURL ?? "", locale);
    await page.goto("/");
    await hydrated(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: m.home_call_buyer({}, say) })
      .click();
    const dialog = page.getByRole("dialog", { name: m.forms_buyer_title({}, say) });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: m.forms_buyer_submit({}, say) }).click();
    await expect(field(dialog, m.forms_company_name({}, say))).toBeFocused();
    await fillWho(dialog, locale, "Coast Trading");
    await field(dialog, m.forms_country({}, say)).fill("Kenya");
    await dialog.getByRole("button", { name: m.forms_buyer_submit({}, say) }).click();
    await expect(dialog.getByText(m.forms_buyer_sent({}, say))).toBeVisible();
    await expect(field(dialog, m.forms_company_name({}, say))).toHaveValue("Coast Trading");
    await closesBack(page, dialog);
  });
}

test("a supplier registers with ٢٠٠٨ as its year, after the wrong fields were named", async ({
  page,
  context,
  baseURL,
}) => {
  const say = { locale: "ar" } as const;
  await speak(context, baseURL ?? "", "ar");
  await page.goto("/");
  await hydrated(page);
  const start = page.getByRole("navigation", { name: m.home_tiles_label({}, say) });
  await start.getByRole("link", { name: m.home_tile_register({}, say) }).click();
  const dialog = page.getByRole("dialog", { name: m.forms_supplier_title({}, say) });
  const send = dialog.getByRole("button", { name: m.forms_supplier_submit({}, say) });
  await fillWho(dialog, "ar", "مصنع الساحل للعبوات");
  await dialog.getByLabel(m.forms_business_type({}, say)).selectOption("manufacturer");
  await field(dialog, m.forms_business_license({}, say)).fill("CN-1045");
  await field(dialog, m.forms_year_established({}, say)).fill("1500");
  await dialog.getByLabel(m.forms_employee_count({}, say)).selectOption("500+");
  await field(dialog, m.forms_country({}, say)).fill("الإمارات");
  await field(dialog, m.forms_city({}, say)).fill("الشارقة");
  await field(dialog, m.forms_products_services({}, say)).fill("عبوات كرتونية 15 x 20 x 30 cm");
  await send.click();
  await expect(field(dialog, m.forms_year_established({}, say))).toBeFocused();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await field(dialog, m.forms_year_established({}, say)).fill("٢٠٠٨");
  await send.click();
  await expect(dialog.getByText(m.forms_supplier_sent({}, say))).toBeVisible();
  await closesBack(page, dialog);
});

async function fillWho(dialog: Locator, locale: Locale, company: string): Promise<void> {
  await field(dialog, m.forms_company_name({}, { locale })).fill(company);
  await field(dialog, m.forms_contact_person({}, { locale })).fill("Purchasing");
  await field(dialog, m.forms_email({}, { locale })).fill(`lead-${locale}@buyer.test`);
  await field(dialog, m.forms_phone({}, { locale })).fill(PHONE);
}

/** A label is followed by a star or by the word for "optional". */
function field(within: Locator, label: string): Locator {
  return within.getByRole("textbox", { name: new RegExp(`^${label}( |$)`) });
}

async function closesBack(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/");
}
