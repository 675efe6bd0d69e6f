import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";

const FR = { locale: "fr" } as const;
const PRODUCT = "/products/building-materials/hollow-concrete-block-20cm";

test("a quote from a product's page by keys alone: focus stays inside, Escape gives it back, texts stay", async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? "", "fr");
  const complaints = collectComplaints(page);
  await page.goto(PRODUCT);
  await hydrated(page);
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const ask = page
    .getByRole("button", { name: m.rfq_button_request_for({ product: name }, FR) })
    .filter({ visible: true })
    .first();
  await ask.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: m.rfq_dialog_title({}, FR) });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(name).first()).toBeVisible();
  await expect(dialog.getByText(m.rfq_form_supplier({}, FR))).toBeVisible();
  const intro = `${m.rfq_dialog_intro_direct({}, FR)} ${m.rfq_dialog_no_account({}, FR)}`;
  await expect(dialog).toHaveAccessibleDescription(intro);
  const company = (await dialog.getByText(m.rfq_form_supplier({}, FR)).locator("+ *").textContent()) ?? "";
  await expect(dialog.getByLabel(m.rfq_form_description({}, FR))).toHaveValue(new RegExp(name.slice(0, 12)));
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await dialog.getByLabel(m.rfq_form_quantity({}, FR)).fill("3 000 pièces");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(m.rfq_form_quantity({}, FR))).toHaveValue("3 000 pièces");
  await dialog.getByLabel(m.forms_company_name({}, FR)).fill("Négoce de l’Ouest");
  await dialog.getByLabel(m.forms_contact_person({}, FR)).fill("Service achats");
  await dialog.getByLabel(m.forms_email({}, FR)).fill("produit@buyer.test");
  await dialog.getByLabel(m.forms_phone({}, FR)).fill("+971 50 123 4567");
  await page.keyboard.press("Enter");
  const waiting = m.rfq_sent_waiting_direct({ company: `\u2068${company}\u2069` }, FR);
  await expect(dialog.getByText(waiting)).toBeVisible();
  await expect(dialog.getByText(/RFQ-\d{4}-[A-Z0-9]{6}/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("another language keeps the page, its search and what was typed", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "fr");
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("textbox", { name: m.forms_contact_message({}, FR) }).fill("Livrez-vous à Dakar ?");
  await page.getByLabel(/^Langue/).click();
  await page.getByRole("link", { name: "العربية", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: m.forms_contact_message({}, { locale: "ar" }) })).toHaveValue(
    "Livrez-vous à Dakar ?",
  );

  await page.goto("/product-search?q=dattes&origin=SA");
  await hydrated(page);
  await page.getByLabel(/^اللغة/).click();
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL("/product-search?q=dattes&origin=SA");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("products are read and searched, and the page says what needs scripts", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "preferred-language", value: "en", url: baseURL ?? "" }]);
    await page.goto("/?open=quote");
    await expect(page.getByText(/need JavaScript/).first()).toBeVisible();
    await expect(page.getByText(m.shell_loading({}, { locale: "en" }))).toBeHidden();
    await page.getByRole("combobox").fill("cement");
    await page.getByRole("button", { name: m.shell_search_submit({}, { locale: "en" }), exact: true }).click();
    await page
      .getByRole("link", { name: /Portland cement/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /Portland cement/ })).toBeVisible();
  });
});
