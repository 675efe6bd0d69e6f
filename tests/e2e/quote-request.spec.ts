import { expect, type Page } from "@playwright/test";
import { CATEGORY_NAMES } from "#domain/catalogue/category-names.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { expectAccessible } from "./accessible.ts";
import { collectComplaints, hydrated, LOCALES, speak } from "./in-language.ts";
import { mailTo } from "./mailbox.ts";
import { test } from "./own-address.ts";

const ASKED: Record<Locale, { description: string; quantity: string; company: string; name: string }> = {
  ar: {
    description: "تمر مجدول فاخر، عبوات 5 كغ، تسليم ميناء مومباسا",
    quantity: "٥٠٠ كرتون",
    company: "شركة الساحل للتجارة",
    name: "قسم المشتريات",
  },
  en: {
    description: "Porcelain floor tiles 60 x 60 cm, matt, to Mombasa",
    quantity: "2,000 sqm",
    company: "Coast Trading",
    name: "Purchasing",
  },
  fr: {
    description: "Cartons ondulés double cannelure, livraison à Abidjan",
    quantity: "10 palettes",
    company: "Négoce de l’Ouest",
    name: "Service achats",
  },
};

for (const locale of LOCALES) {
  test(`a quote request from the home page in ${locale} is stored, acknowledged by mail, confirmed and tracked`, async ({
    page,
    context,
    request,
    baseURL,
  }, { project }) => {
    await speak(context, baseURL ?? "", locale);
    const complaints = collectComplaints(page);
    const email = `quote-${locale}-${project.name}@buyer.test`;

    await page.goto("/?open=quote");
    await hydrated(page);
    const dialog = page.getByRole("dialog", { name: m.rfq_dialog_title({}, { locale }) });
    await expect(dialog).toBeVisible();
    await refusesAnEmptyForm(page, locale);
    await expectAccessible(page, '[role="dialog"]');

    await fill(page, locale, email);
    await dialog.getByRole("button", { name: m.rfq_form_submit({}, { locale }) }).click();
    await expect(dialog.getByText(m.rfq_sent_waiting({}, { locale }))).toBeVisible();
    const reference = (await dialog.textContent())?.match(/RFQ-\d{4}-[A-Z0-9]{6}/)?.[0] ?? "";
    expect(reference).not.toBe("");

    const mail = await mailTo(request, email);
    expect(mail.subject).toContain(reference);
    expect(mail.html).toContain(locale === "ar" ? 'dir="rtl"' : 'dir="ltr"');
    const link = mail.links.find((address) => address.includes(reference));
    await page.goto(link ?? "/");
    await expect(page.getByText(m.rfq_status_unconfirmed({}, { locale })).first()).toBeVisible();
    await page.getByRole("button", { name: m.rfq_track_confirm({}, { locale }) }).click();
    await expect(page.getByText(m.rfq_status_open({}, { locale })).first()).toBeVisible();
    await expect(page.getByText(ASKED[locale].description)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("the code of the mail confirms a request on the page that sent it", async ({ page, context, request, baseURL }, {
  project,
}) => {
  const ar = { locale: "ar" } as const;
  await speak(context, baseURL ?? "", "ar");
  const email = `code-${project.name}@buyer.test`;
  await page.goto("/?open=quote");
  await hydrated(page);
  await fill(page, "ar", email);
  await page.getByRole("button", { name: m.rfq_form_submit({}, ar) }).click();
  const code = page.getByLabel(m.rfq_code({}, ar));
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible(page, '[role="dialog"]');
  const digits = /^\d{6}$/m.exec((await mailTo(request, email)).text)?.[0] ?? "";
  const submit = page.getByRole("button", { name: m.rfq_code_submit({}, ar) });
  await code.fill(digits === "000000" ? "000001" : "000000");
  await submit.click();
  await expect(page.getByText(m.forms_wrong_code({}, ar))).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(digits);
  await submit.click();
  const title = page.getByRole("heading", { name: m.rfq_sent_title({}, ar) });
  await expect(title).toBeFocused();
  await expect(page.getByText(m.rfq_sent_promise({}, ar))).toBeVisible();
  await expect(code).toBeHidden();
});

test("a wrong key opens no request", async ({ page }) => {
  const answer = await page.goto("/rfq/RFQ-2026-AAAAAA?key=wrong");
  expect(answer?.status()).toBe(404);
});

test("what was typed survives a reload and a failing network", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "ar");
  await page.goto("/?open=quote");
  await hydrated(page);
  await fill(page, "ar", "draft@buyer.test");
  await page.reload();
  await hydrated(page);
  const description = page.getByLabel(m.rfq_form_description({}, { locale: "ar" }));
  await expect(description).toHaveValue(ASKED.ar.description);
  await page.route("**/api/trpc/**", (route) => route.abort());
  await page.getByRole("button", { name: m.rfq_form_submit({}, { locale: "ar" }) }).click();
  await expect(page.getByRole("alert")).toBeVisible({ timeout: 30_000 });
  await expect(description).toHaveValue(ASKED.ar.description);
});

async function refusesAnEmptyForm(page: Page, locale: Locale): Promise<void> {
  await page.getByRole("button", { name: m.rfq_form_submit({}, { locale }) }).click();
  await expect(page.getByText(m.forms_required({}, { locale })).first()).toBeVisible();
  await expect(page.getByLabel(m.rfq_form_category({}, { locale }))).toBeFocused();
}

async function fill(page: Page, locale: Locale, email: string): Promise<void> {
  const asked = ASKED[locale];
  await page
    .getByLabel(m.rfq_form_category({}, { locale }))
    .selectOption({ label: CATEGORY_NAMES["food-products"][locale] });
  await page.getByLabel(m.rfq_form_quantity({}, { locale })).fill(asked.quantity);
  await page.getByLabel(m.rfq_form_description({}, { locale })).fill(asked.description);
  await page.getByLabel(m.forms_company_name({}, { locale })).fill(asked.company);
  await page.getByLabel(m.forms_contact_person({}, { locale })).fill(asked.name);
  await page.getByLabel(m.forms_email({}, { locale })).fill(email);
  await page.getByLabel(m.forms_phone({}, { locale })).fill("+971 50 123 4567");
}
