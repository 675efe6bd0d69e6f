import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";
import { pdf } from "../worker/suppliers/pdf.ts";
import { chooseFiles } from "./choose-file.ts";
import { hydrated } from "./in-language.ts";

type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** The other side looks again every few seconds. */
export const SEEN = { timeout: 30_000 } as const;

/** One side of an order at its own screen, in its own language. */
export class OrderSide {
  readonly page: Page;
  readonly #locale: Locale;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.#locale = locale;
  }

  static async in(context: BrowserContext, locale: Locale): Promise<OrderSide> {
    return new OrderSide(await context.newPage(), locale);
  }

  say(words: Words): string {
    return words({}, { locale: this.#locale });
  }

  button(words: Words): Locator {
    return this.page.getByRole("button", { name: this.say(words), exact: true });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  /** Presses a move, fills in what its dialog asks for and confirms it. */
  async move(words: Words, fields: [label: Words, text: string][] = []): Promise<void> {
    await this.button(words).click();
    const dialog = this.page.getByRole("dialog", { name: this.say(words) });
    for (const [label, text] of fields) await dialog.getByLabel(this.say(label)).fill(text);
    await dialog.getByRole("button", { name: this.say(words), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Waits until the page says so by itself. */
  async sees(words: Words | string): Promise<void> {
    const text = typeof words === "string" ? words : this.say(words);
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible(SEEN);
  }

  async upload(kind: string, name: string): Promise<void> {
    await this.page.getByLabel(this.say(m.orders_document_kind)).selectOption(kind);
    await this.send(m.orders_document_upload, name);
    await expect(this.document(name)).toBeVisible();
  }

  /** Chooses a PDF behind a button. */
  async send(words: Words, name: string): Promise<void> {
    await chooseFiles(this.button(words), { name, mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  }

  document(name: string): Locator {
    return this.page.getByRole("link", { name: m.company_file_open({ name }, { locale: this.#locale }), exact: true });
  }
}

/** On /checkout: who buys and where it goes. */
export async function fillCheckout(buyer: OrderSide): Promise<void> {
  const { page } = buyer;
  const say = (words: Words) => buyer.say(words);
  await page.getByLabel(say(m.forms_company_name)).fill("شركة الواحة للتوريدات");
  await page.getByLabel(say(m.forms_contact_person)).fill("قسم المشتريات");
  await page.getByLabel(say(m.forms_phone)).fill("+971 50 123 4567");
  // What the account's last order knew may be another country.
  await page.getByRole("combobox", { name: new RegExp(`^${say(m.forms_country)}`) }).selectOption("AE");
  await page.getByLabel(say(m.forms_city)).fill("دبي");
  await page.getByLabel(say(m.documents_trn)).fill("١٠٠٣٤٥٦٧٨٩٠٠٠٠٣");
  await page.getByRole("textbox", { name: say(m.checkout_address) }).fill("القوز الصناعية 3، مستودع 12");
}

/** The number of the order at a supplier, on the screen that says that orders were sent. */
export async function numberAt(page: Page, supplier: string): Promise<string> {
  const link = page.getByRole("listitem").filter({ hasText: supplier }).getByRole("link", { name: /^ORD-/ });
  await expect(link).toBeVisible();
  return ((await link.textContent()) ?? "").trim();
}

/** Rates by the stars: pointing previews, clicking chooses. */
export async function chooseStars(side: OrderSide, group: string, stars: number): Promise<void> {
  const criterion = side.page.getByRole("group", { name: group });
  const star = criterion.getByRole("radio").nth(stars - 1);
  const label = criterion.locator("label").nth(stars - 1);
  if (!(await side.page.evaluate(() => matchMedia("(pointer: coarse)").matches))) {
    await label.hover();
    await expect(criterion.getByText(String(stars), { exact: true })).toBeVisible();
    await expect(star).not.toBeChecked();
  }
  await label.click();
  await expect(star).toBeChecked();
}
