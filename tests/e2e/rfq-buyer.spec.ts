import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { chooseFiles } from "./choose-file.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;
const PRODUCT = "/products/building-materials/hollow-concrete-block-20cm";
const OTHER_PRODUCT = "/products/food-products/khalas-dates-carton-5kg";

/** A line of the form by its place, from 1. */
const line = (page: Page, number: string) => page.getByRole("region", { name: m.rfqs_form_line({ number }, ar) });

test.beforeEach(async ({ context, baseURL }) => speak(context, baseURL ?? "", "ar"));

test("a request knows the company that its sender bought for the last time", async ({ page, context }) => {
  await signIn(context, "buyer");
  await page.goto("/rfqs/new");
  await hydrated(page);
  await page.getByLabel(m.rfq_form_category({}, ar)).focus();
  await expect(page.getByLabel(m.forms_company_name({}, ar))).not.toHaveValue("");
});

test("from an empty search to a request of two lines, cancelled and asked again", async ({ page, context }) => {
  test.setTimeout(120_000);
  const complaints = collectComplaints(page);
  await signIn(context, "buyer2");
  await page.goto("/product-search?q=zzzqqqxx");
  await hydrated(page);
  await page.getByRole("link", { name: m.rfqs_form_more({}, ar) }).click();
  await expect(page.getByRole("heading", { level: 1, name: m.rfqs_form_title({}, ar) })).toBeVisible();
  await expect(line(page, "1").getByLabel(m.rfqs_form_line_what({}, ar))).toHaveValue("zzzqqqxx");

  await test.step("what is missing is said at the field", async () => {
    await page.getByRole("button", { name: m.rfq_form_submit({}, ar) }).click();
    const category = page.getByLabel(m.rfq_form_category({}, ar));
    await expect(category).toHaveAttribute("aria-invalid", "true");
    await expect(category).toBeFocused();
  });

  await fillIn(page);
  // Who is signed in is read late: the request is theirs all the same.
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route("**/api/trpc/*auth.session*", async (route) => {
    await told;
    await route.continue();
  });
  await page.reload();
  await expect(line(page, "2").getByLabel(m.rfqs_form_line_what({}, ar))).toHaveValue("كابلات نحاسية");
  const counted = page.waitForRequest("**/api/search-steps");
  await page.getByRole("button", { name: m.rfq_form_submit({}, ar) }).click();
  await expect(page).toHaveURL(/\/rfqs\/RFQ-\d{4}-\w{6}$/);
  await counted;
  tell();
  const first = page.url().split("/").at(-1) ?? "";
  await expect(page.getByText("٤٠ قطعة").or(page.getByText("40 قطعة"))).toBeVisible();

  await test.step("it stands in the list under its state", async () => {
    await page.goto("/rfqs");
    await page.getByRole("link", { name: new RegExp(m.rfq_status_open({}, ar)) }).click();
    await expect(page).toHaveURL(/status=open/);
    await page.getByRole("link", { name: first, exact: true }).click();
  });

  await test.step("it is cancelled with a reason", async () => {
    await page.getByRole("button", { name: m.rfqs_do_cancel({}, ar) }).click();
    const dialog = page.getByRole("dialog", { name: m.rfqs_cancel_title({}, ar) });
    await dialog.getByLabel(m.rfqs_cancel_reason({}, ar)).fill("تأجّل المشروع");
    await dialog.getByRole("button", { name: m.rfqs_do_cancel({}, ar) }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("تأجّل المشروع")).toBeVisible();
    await expect(page.getByRole("button", { name: m.rfqs_do_extend({}, ar) })).toHaveCount(0);
    // The button that cancelled is gone, and the focus has not gone to the top of the page with it.
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  await test.step("it is asked again as another request", async () => {
    await page.getByRole("button", { name: m.rfqs_do_again({}, ar) }).click();
    const dialog = page.getByRole("dialog", { name: m.rfqs_again_title({}, ar) });
    await dialog.getByRole("button", { name: m.rfqs_again_send({}, ar) }).click();
    await expect(page.getByText(m.rfqs_one_again_of({}, ar))).toBeVisible();
    expect(page.url()).not.toContain(first);
    await expect(page.getByRole("button", { name: m.rfqs_do_extend({}, ar) })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test("the cart's lines become a request's, also when the cart changed since the last one", async ({ page }) => {
  const name = await askForBetterPrice(page, PRODUCT);
  const goods = () => page.getByLabel(m.rfqs_form_line_what({}, ar));
  const written = () => goods().evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect.poll(written).toContain(name);
  const other = await askForBetterPrice(page, OTHER_PRODUCT);
  await expect.poll(written).toEqual(expect.arrayContaining([name, other]));
});

/** Puts a product into the cart and asks for the cart's price; tells the product's name. */
async function askForBetterPrice(page: Page, product: string): Promise<string> {
  await page.goto(product);
  await hydrated(page);
  const name = ((await page.getByRole("heading", { level: 1 }).textContent()) ?? "").trim();
  await page
    .getByRole("button", { name: m.cart_add({}, ar) })
    .filter({ visible: true })
    .first()
    .click();
  await page.goto("/cart");
  await page.getByRole("link", { name: m.rfqs_form_from_cart_link({}, ar) }).click();
  return name;
}

test("a request waits for its files and names those that it does not take", async ({ page, context }) => {
  await signIn(context, "buyer2");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let stored = 0;
  await page.route("**/api/rfqs/files?*", async (route) => {
    await held;
    stored += 1;
    await route.fulfill({ json: { id: `fil_${stored}` } });
  });
  await page.goto("/rfqs/new");
  await hydrated(page);
  const names = ["one.pdf", "two.pdf", "three.pdf", "four.pdf", "five.pdf", "six.pdf"];
  await chooseFiles(
    page.getByRole("button", { name: m.rfqs_form_file_add({}, ar) }),
    names.map((name) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") })),
  );
  await expect(page.getByText(m.rfqs_form_files_beyond({ names: "\u2068six.pdf\u2069" }, ar))).toBeVisible();
  const send = page.getByRole("button", { name: m.rfq_form_submit({}, ar) });
  await expect(send).toBeDisabled();
  await expect(page.getByText(m.rfqs_form_files_travelling({ count: 5, number: "5" }, ar))).toBeVisible();
  letGo();
  await expect(send).toBeEnabled();
  await expect(page.getByRole("button", { name: m.rfqs_form_file_remove({ name: "five.pdf" }, ar) })).toBeVisible();
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(m.rfq_form_category({}, ar)).selectOption("industrial-products");
  await page.getByLabel(m.rfqs_form_subcategory({}, ar)).selectOption("cables");
  await line(page, "1").getByLabel(m.rfqs_form_line_quantity({}, ar)).fill("٤٠");
  await line(page, "1").getByLabel(m.rfqs_form_line_unit({}, ar)).selectOption("piece");
  await page.getByRole("button", { name: m.rfqs_form_line_add({}, ar) }).click();
  await line(page, "2").getByLabel(m.rfqs_form_line_what({}, ar)).fill("كابلات نحاسية");
  await line(page, "2").getByLabel(m.rfqs_form_line_quantity({}, ar)).fill("500");
  await line(page, "2").getByLabel(m.rfqs_form_line_unit({}, ar)).selectOption("metre");
  await page.getByLabel(m.rfqs_form_country({}, ar)).selectOption("SA");
  await page.getByLabel(m.rfqs_form_incoterm({}, ar)).selectOption("DAP");
  await expect(page.getByText(m.rfqs_incoterm_dap({}, ar))).toBeVisible();
  await page.getByLabel(m.forms_company_name({}, ar)).fill("مؤسسة اختبار للتوريد");
  await page.getByLabel(m.forms_contact_person({}, ar)).fill("قسم المشتريات");
  await page.getByLabel(m.forms_phone({}, ar)).fill("+971 50 123 4567");
}
