import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { mutate, query } from "./api-call.ts";
import { SEEN } from "./order-steps.ts";
import { test } from "./own-address.ts";
import { PARTY, type Sitting, sit } from "./sitting.ts";

/** A request for the supplier's first product. @returns its reference, and the supplier's invitation */
async function ask(buyer: Sitting, seller: Sitting, origin: string) {
  const filter = { status: "published", sort: "updated", page: 1 };
  const own = await query<{ items: { id: string; category: string }[] }>(
    seller.context,
    origin,
    "products.mine",
    filter,
  );
  const description = `Commande d’essai ${crypto.randomUUID()}`;
  const { reference } = await mutate<{ reference: string }>(buyer.context, origin, "rfq.submit", {
    ...PARTY,
    productCategory: own.items[0]?.category,
    productDescription: description,
    productId: own.items[0]?.id,
    quantity: "200 cartons",
    email: "buyer2@demo.test",
    idempotencyKey: crypto.randomUUID(),
  });
  const inbox = await query<{ items: { id: string }[] }>(seller.context, origin, "inbox.list", {
    q: description,
    page: 1,
  });
  return { reference, invitation: inbox.items[0]?.id ?? "" };
}

test("a draft is dropped, a template fills the next one, and the quote is taken back with a reason", async ({
  browser,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "brings its own screens");
  test.setTimeout(120_000);
  const origin = baseURL ?? "";
  const seller = await sit(browser, origin, "supplier", "ar");
  const buyer = await sit(browser, origin, "buyer2", "fr");
  const { page } = seller.side;
  const theirs = buyer.side.page;
  const ar = seller.documentLocale;
  const { reference, invitation } = await ask(buyer, seller, origin);
  const price = page.getByLabel(new RegExp(m.quotes_form_unit_price({ currency: "" }, ar).slice(0, 10)));
  const place = page.getByLabel(m.quotes_form_place({}, ar));
  const templates = page.getByText(m.quotes_templates({}, ar), { exact: true });
  const kept = page.getByRole("combobox", { name: m.quotes_template_apply({}, ar) });
  const name = `تسليم جبل علي ${reference}`;

  await test.step("terms are kept as a template and renamed", async () => {
    await seller.side.open(`/inbox/${invitation}`);
    await seller.side.button(m.inbox_quote).first().click();
    await place.fill("جبل علي");
    await page.getByLabel(m.quotes_form_lead_min({}, ar)).fill("٧");
    await page.getByLabel(m.quotes_form_lead_max({}, ar)).fill("14");
    await seller.side.button(m.quotes_pay_deposit).click();
    await templates.click();
    await page.getByLabel(m.quotes_template_name({}, ar)).fill("شروطنا");
    await seller.side.button(m.quotes_template_save).click();
    await expect(kept.locator("option:checked")).toHaveText("شروطنا");
    await page.getByLabel(m.quotes_template_name({}, ar)).fill(name);
    await seller.side.button(m.quotes_template_update).click();
    await expect(kept.locator("option:checked")).toHaveText(name);
  });

  await test.step("the draft is dropped in the moment in which something is typed", async () => {
    await price.fill("13");
    await seller.side.button(m.quotes_withdraw_draft).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(m.quotes_withdraw_reason({}, ar)).fill("بند خاطئ");
    await dialog.getByRole("button", { name: m.quotes_withdraw_send({}, ar), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await seller.side.sees(m.quotes_status_withdrawn);
  });

  await test.step("the next one is filled from the template, kept, and sent", async () => {
    await seller.side.open(`/inbox/${invitation}`);
    await seller.side.button(m.inbox_quote_again).first().click();
    await expect(place).toHaveValue("");
    await templates.click();
    await kept.selectOption({ label: name });
    await expect(place).toHaveValue("جبل علي");
    await price.fill("١٢٫٥");
    await expect(page.getByText(m.quotes_draft_saved({ time: "" }, ar).trim().slice(0, 12))).toBeVisible();
    await page.reload();
    await expect(place).toHaveValue("جبل علي");
    await expect(price).toHaveValue("١٢٫٥");
    await page.getByLabel(m.quotes_form_quantity({}, ar)).fill("200");
    await buyer.side.open(`/rfqs/${reference}`);
    await seller.side.button(m.quotes_review).click();
    await seller.side.button(m.quotes_send).click();
    await seller.side.sees(m.quotes_now_sent_supplier);
  });

  await test.step("the buyer's page says when it is stale, and reads again", async () => {
    await theirs.locator("a[href*='/quotes/']").first().click(SEEN);
    await buyer.side.sees(m.quotes_now_sent_buyer);
    await theirs.route("**/api/trpc/**", (route) => route.abort());
    const note = theirs.getByRole("status").filter({ has: buyer.side.button(m.shell_retry) });
    await expect(note).toBeVisible(SEEN);
    await theirs.unroute("**/api/trpc/**");
    await note.getByRole("button").click();
    await expect(note).toHaveCount(0);
  });

  await test.step("the paper stands whole on a phone, in both languages", async () => {
    const thread = new URL(theirs.url()).pathname;
    await buyer.side.open(`${thread}/print?language=ar-en`);
    const document = theirs.getByRole("article");
    const lines = document.getByRole("region", { name: m.documents_lines({}, { locale: "en" }) });
    await expect(lines).toContainText("2,625.00");
    for (const text of ["كرتون", "carton", "الإمارات", "UAE"]) await expect(document).toContainText(text);
    const over = (element: Element) => element.scrollWidth - element.clientWidth;
    expect([await lines.evaluate(over), await document.evaluate(over)]).toEqual([0, 0]);
    await buyer.side.open(`/rfqs/${reference}/compare`);
  });

  await test.step("a share beyond what is possible is told at its field and changes nothing", async () => {
    const { page: table } = buyer.side;
    const duty = table.getByRole("row", { name: m.rfqs_step_duty({}, buyer.documentLocale) }).getByRole("textbox");
    await duty.fill("1250");
    await duty.blur();
    await expect(duty).toHaveAttribute("aria-invalid", "true");
    await expect(duty).toHaveAccessibleDescription(/300$/);
    await expect(duty).toHaveValue("1250");
    await duty.fill("7.5");
    await duty.blur();
    await expect(duty).not.toHaveAttribute("aria-invalid");
    await expect(table.getByRole("button", { name: m.rfqs_compare_reset({}, buyer.documentLocale) })).toBeVisible();
    await table.goBack();
    await table.goBack();
    await buyer.side.sees(m.quotes_now_sent_buyer);
  });

  await test.step("a template is deleted where a quote is revised", async () => {
    await seller.side.button(m.quotes_revise).click();
    await templates.click();
    await kept.selectOption({ label: name });
    await seller.side.button(m.quotes_template_remove).click();
    await expect(page.getByRole("option", { name })).toHaveCount(0);
    await page.getByRole("button", { name: m.forms_cancel({}, ar), exact: true }).click();
  });

  await test.step("the quote is taken back: not without a reason, which the buyer reads", async () => {
    await seller.side.button(m.quotes_withdraw).click();
    const dialog = page.getByRole("dialog");
    const send = dialog.getByRole("button", { name: m.quotes_withdraw_send({}, ar), exact: true });
    await send.click();
    const reason = dialog.getByLabel(m.quotes_withdraw_reason({}, ar));
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAttribute("aria-invalid", "true");
    await reason.fill("نفدت الكمية");
    await send.click();
    await seller.side.sees(m.quotes_now_withdrawn);
    await buyer.side.sees(m.quotes_now_withdrawn);
    await buyer.side.sees("نفدت الكمية");
  });
});
