import { expect } from "@playwright/test";
import type { Currency } from "#domain/kernel/currency.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pdf } from "../worker/suppliers/pdf.ts";
import { chooseFiles } from "./choose-file.ts";
import { currencyInLabel } from "./in-language.ts";
import { confirm, follow, look, NEWS, press, type Trader } from "./trade-people.ts";

/** Asks for tiles and cement in the form of several lines, with a drawing. @returns the request's reference */
export async function ask(buyer: Trader, description: string): Promise<string> {
  const { page, documentLocale } = buyer;
  const line = (number: string) => page.getByRole("region", { name: m.rfqs_form_line({ number }, documentLocale) });
  await page.getByLabel(m.rfq_form_category({}, documentLocale)).selectOption("building-materials");
  await page.getByLabel(m.rfq_form_description({}, documentLocale)).fill(description);
  await line("1").getByLabel(m.rfqs_form_line_what({}, documentLocale)).fill("بلاط بورسلان 60 × 60 سم، مطفي");
  await line("1").getByLabel(m.rfqs_form_line_quantity({}, documentLocale)).fill("١٢٠٠");
  await line("1").getByLabel(m.rfqs_form_line_unit({}, documentLocale)).selectOption("sqm");
  await press(buyer, m.rfqs_form_line_add({}, documentLocale));
  await line("2").getByLabel(m.rfqs_form_line_what({}, documentLocale)).fill("إسمنت بورتلاندي، كيس 50 كجم");
  await line("2").getByLabel(m.rfqs_form_line_quantity({}, documentLocale)).fill("300");
  await line("2").getByLabel(m.rfqs_form_line_unit({}, documentLocale)).selectOption("piece");
  await page.getByLabel(m.rfqs_form_country({}, documentLocale)).selectOption("AE");
  await page.getByLabel(m.forms_city({}, documentLocale)).fill("دبي");
  await page.getByLabel(m.forms_company_name({}, documentLocale)).fill("مشتريات الساحل");
  await page.getByLabel(m.forms_contact_person({}, documentLocale)).fill("قسم المشتريات");
  await page.getByLabel(m.forms_phone({}, documentLocale)).fill("+971 50 123 4567");
  await choose(buyer, m.rfqs_form_file_add({}, documentLocale), "مخطط الأرضيات.pdf");
  await expect(
    page.getByRole("button", { name: m.rfqs_form_file_remove({ name: "مخطط الأرضيات.pdf" }, documentLocale) }),
  ).toBeVisible();
  await look(buyer, "01-ask");
  await press(buyer, m.rfq_form_submit({}, documentLocale));
  await expect(page).toHaveURL(/\/rfqs\/RFQ-\d{4}-\w{6}$/);
  return page.url().split("/").at(-1) ?? "";
}

/** Chooses a small real PDF where a button opens the platform's dialog. */
export async function choose({ page }: Trader, button: string, name: string): Promise<void> {
  const file = { name, mimeType: "application/pdf", buffer: Buffer.from(pdf()) };
  await chooseFiles(page.getByRole("button", { name: button, exact: true }), file);
}

/** A request appears in the open inbox by itself and is opened. */
export async function openRequest(supplier: Trader, description: string): Promise<void> {
  const { page, documentLocale } = supplier;
  await expect(page.getByRole("link", { name: description })).toBeVisible(NEWS);
  await look(supplier, "02-inbox");
  await follow(supplier, description);
  await expect(page.getByRole("heading", { name: m.inbox_why_title({}, documentLocale) })).toBeVisible();
  await expect(page.getByText(m.inbox_reason_category({}, documentLocale))).toBeVisible();
  await expect(page.getByText(m.inbox_buyer_hidden({}, documentLocale))).toBeVisible();
  await look(supplier, "03-request");
}

export interface Offer {
  prices: string[];
  currency: Currency;
  incoterm: string;
  place: string;
  freight?: string;
  vatRate: string;
  leadTime: [string, string];
  /** What the buyer pays, in the quote's currency. */
  total: RegExp;
}

/** Writes a quote from the request's page and sends it after a last look. */
export async function quote(supplier: Trader, offer: Offer): Promise<void> {
  const { page, documentLocale } = supplier;
  await press(supplier, m.inbox_quote({}, documentLocale));
  await page.getByLabel(m.quotes_form_currency({}, documentLocale)).selectOption(offer.currency);
  const prices = page.getByLabel(unitPrice(supplier, offer.currency));
  await expect(prices).toHaveCount(offer.prices.length);
  for (const [at, price] of offer.prices.entries()) await prices.nth(at).fill(price);
  await page.getByLabel(m.quotes_incoterm({}, documentLocale)).selectOption(offer.incoterm);
  await page.getByLabel(m.quotes_form_place({}, documentLocale)).fill(offer.place);
  await page.getByLabel(m.quotes_form_lead_min({}, documentLocale)).fill(offer.leadTime[0]);
  await page.getByLabel(m.quotes_form_lead_max({}, documentLocale)).fill(offer.leadTime[1]);
  await press(supplier, m.quotes_pay_deposit({}, documentLocale));
  if (offer.freight) await page.getByLabel(m.quotes_freight({}, documentLocale)).fill(offer.freight);
  await page.getByLabel(m.quotes_form_vat({}, documentLocale)).selectOption(offer.vatRate);
  await expect(page.getByText(offer.total).first()).toBeVisible();
  await look(supplier, "05-quote-form");
  await press(supplier, m.quotes_review({}, documentLocale));
  await look(supplier, "06-quote-review");
  await confirm(supplier, m.quotes_send({}, documentLocale));
  await expect(page.getByText(m.quotes_now_sent_supplier({}, documentLocale))).toBeVisible();
  await look(supplier, "07-quote-sent");
}

/** The label of a price field, whose currency is set off by marks of direction. */
export function unitPrice({ documentLocale }: Trader, currency: Currency): string {
  return m.quotes_form_unit_price({ currency: currencyInLabel(currency, documentLocale.locale) }, documentLocale);
}

/** Moves an order by a button and its second click. */
export async function transitionOrder(trader: Trader, label: string): Promise<void> {
  await press(trader, label);
  await confirm(trader, label);
}

/** The state of an order that is looked at, as its badge says it. */
export async function expectState({ page }: Trader, words: string): Promise<void> {
  await expect(page.locator("main p[aria-live=polite]").getByText(words, { exact: true })).toBeVisible(NEWS);
}
