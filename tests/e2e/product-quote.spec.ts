import { expect } from "@playwright/test";
import { formatNumber } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { collectComplaints, hydrated, LOCALES, speak } from "./in-language.ts";
import { test } from "./own-address.ts";

const FR = { locale: "fr" } as const;
const AR = { locale: "ar" } as const;
const PRODUCT = "/products/building-materials/hollow-concrete-block-20cm";
const DATES = "/products/food-products/khalas-dates-carton-5kg";

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

for (const locale of LOCALES) {
  test(`a quantity lights its price, has its sum, and goes on to the request and the cart: ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, baseURL ?? "", locale);
    const complaints = collectComplaints(page);
    await page.goto(`${DATES}?qty=390`);
    await hydrated(page);
    const held = page.locator("tr[aria-current]");
    const count = page.getByRole("textbox", { name: m.cart_quantity({}, { locale }), exact: true });
    const box = page.getByRole("region", { name: m.catalogue_product_buy({}, { locale }) });
    const cartons = (number: number) =>
      m.catalogue_quantity_carton({ count: number, number: formatNumber(number, locale) }, { locale });
    await expect(held).toHaveText(/98[.,]00/);
    await expect(box.getByRole("status")).toHaveText(/38.220[.,]00/);
    await box.getByRole("button", { name: m.catalogue_product_more({ quantity: cartons(10) }, { locale }) }).click();
    await expect(count).toHaveValue("400");
    await expect(held).toHaveText(/93[.,]50/);
    await expect(box.getByRole("status")).toHaveText(/37.400[.,]00/);

    await count.fill("٩٠");
    await count.press("Enter");
    await expect(box.getByText(m.cart_below_moq({ quantity: cartons(100) }, { locale }))).toBeVisible();
    await expect(held).toHaveCount(0);
    await box.getByRole("row").last().getByRole("button").click();
    await expect(count).toHaveValue("1200");
    await expect(box.getByRole("status")).toHaveText(/105.600[.,]00/);
    await expect(page).toHaveURL(/[?&]qty=1200$/);

    await page.locator("main button[aria-haspopup=dialog].rt-variant-solid").filter({ visible: true }).first().click();
    const asked = page.getByRole("dialog").getByLabel(m.rfq_form_quantity({}, { locale }));
    await expect(asked).toHaveValue(cartons(1200));
    await page.keyboard.press("Escape");
    await box.getByRole("button", { name: m.cart_add({}, { locale }) }).click();
    await box.getByRole("link", { name: m.cart_open({}, { locale }) }).click();
    await expect(page.getByRole("listitem").getByRole("textbox").first()).toHaveValue("1200");
    expect(complaints).toEqual([]);
  });
}

test("an address's quantity stands in the server's page, and one that can't be read is the minimum", async ({
  request,
}) => {
  const priced = async (qty: string) =>
    (await (await request.get(`${DATES}?lang=en&qty=${qty}`)).text()).includes("37,400.00");
  expect(await priced("400")).toBe(true);
  for (const bad of ["-400", "4e2", "400.5", "", "none"]) {
    const html = await (await request.get(`${DATES}?lang=en&qty=${bad}`)).text();
    expect(html.includes("9,800.00"), bad).toBe(true);
  }
});

test("the pictures open over the window, and keys lead through them and back", async ({ page, context, baseURL }) => {
  await speak(context, baseURL ?? "", "ar");
  await page.goto(DATES);
  await hydrated(page);
  const open = page.getByRole("button", { name: m.catalogue_product_enlarge({}, AR) });
  await open.focus();
  await page.keyboard.press("Enter");
  const view = page.getByRole("dialog", { name: m.catalogue_product_pictures({}, AR) });
  await expect(view.getByRole("status")).toHaveText("1 / 2");
  // The next stands on the left, where Arabic goes on.
  await page.keyboard.press("ArrowLeft");
  await expect(view.getByRole("status")).toHaveText("2 / 2");
  await view.getByRole("button", { name: m.catalogue_product_larger({}, AR), exact: true }).click();
  await view.getByRole("button", { name: m.catalogue_product_smaller({}, AR), exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(view).toBeHidden();
  await expect(open).toBeFocused();
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
