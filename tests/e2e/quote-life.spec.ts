import { type BrowserContext, expect, type Page } from "@playwright/test";
import { dayInDubai } from "#domain/kernel/time.ts";
import { m } from "#i18n/paraglide/messages.js";
import { forms } from "../worker/support/forms.ts";
import { speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";
import { arrive, confirm, look, NEWS } from "./trade-people.ts";

const ar = { locale: "ar" } as const;

/** A request of the demo buyer for the first product of the demo supplier; it invites that supplier directly. */
async function askForProduct(supplier: BrowserContext, buyer: BrowserContext, origin: string): Promise<string> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const input = encodeURIComponent(JSON.stringify({ status: "published", sort: "updated", page: 1 }));
  const own = await (await supplier.request.get(`${origin}/api/trpc/products.mine?input=${input}`)).json();
  const { id: productId, category } = own.result.data.items[0];
  const description = `طلب تجربة ${crypto.randomUUID()}`;
  const answer = await buyer.request.post(`${origin}/api/trpc/rfq.submit`, {
    headers,
    data: {
      productCategory: category,
      productDescription: description,
      quantity: "200 قطعة",
      productId,
      companyName: "شركة التجربة",
      contactName: "قسم المشتريات",
      email: "buyer@demo.test",
      phone: "+971501234567",
      locale: "ar",
      idempotencyKey: crypto.randomUUID(),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return description;
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).first().click();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
}

/** The same draft in another tab: what comes later waits until somebody says which of the two stays. */
async function writeElsewhere(seller: Page, other: Page): Promise<void> {
  const quantity = (page: Page) => page.getByLabel(m.quotes_form_quantity({}, ar));
  const title = (page: Page) => page.getByText(m.quotes_conflict_title({}, ar));
  const saved = m.quotes_draft_saved({ time: "" }, ar).trim();
  const isSaved = (page: Page) => expect(page.getByText(saved)).toBeVisible({ timeout: 20_000 });
  await other.goto(new URL(seller.url()).pathname);
  await quantity(other).fill("300");
  await isSaved(other);
  await quantity(seller).fill("250");
  await expect(title(seller)).toBeVisible({ timeout: 20_000 });
  if (process.env.SHOTS) await seller.screenshot({ path: `${process.env.SHOTS}/draft-conflict.png`, fullPage: true });
  await press(seller, m.quotes_conflict_mine({}, ar));
  await isSaved(seller);
  await quantity(other).fill("301");
  await expect(title(other)).toBeVisible({ timeout: 20_000 });
  await press(other, m.quotes_conflict_theirs({}, ar));
  await expect(quantity(other)).toHaveValue("250");
  await other.close();
  await quantity(seller).fill("200");
  await isSaved(seller);
}

/** A quote of the demo supplier on a new request of the demo buyer, sent without its screens. @returns its page */
async function sentQuote(supplier: BrowserContext, buyer: BrowserContext, origin: string): Promise<string> {
  const description = await askForProduct(supplier, buyer, origin);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const input = encodeURIComponent(JSON.stringify({ page: 1 }));
  const listed = await (await supplier.request.get(`${origin}/api/trpc/inbox.list?input=${input}`)).json();
  const invited = listed.result.data.items.find((one: { description: string }) => one.description === description);
  const write = async (path: string, data: object) => {
    const answer = await supplier.request.post(`${origin}/api/trpc/quotes.${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).result.data;
  };
  const { id } = await write("start", { invitationId: invited.id });
  const validUntil = dayInDubai(Date.now() + 10 * 24 * 3_600_000);
  const terms = {
    ...forms.quote({ validUntil }),
    lines: [{ ...forms.quote().lines[0], quantity: "200", unit: "piece" }],
  };
  await write("send", { id, version: 1, terms, idempotencyKey: crypto.randomUUID() });
  return `/quotes/${id}`;
}

test("a counter-offer that binds becomes an order by the supplier's one press", async ({ browser, baseURL }, info) => {
  test.skip(info.project.name !== "phone", "brings its own screens");
  const origin = baseURL ?? "";
  const [buyer, seller] = await Promise.all([
    arrive(browser, { account: "buyer", locale: "ar", width: 360, to: "/" }, origin),
    arrive(browser, { account: "supplier", locale: "ar", width: 360, to: "/" }, origin),
  ]);
  const address = await sentQuote(seller.page.context(), buyer.page.context(), origin);

  const theirs = buyer.page;
  await theirs.goto(address);
  await press(theirs, m.quotes_counter({}, ar));
  await theirs.getByLabel(new RegExp(m.quotes_form_unit_price({ currency: "" }, ar).slice(0, 10))).fill("11");
  await theirs.getByLabel(m.quotes_binding_toggle({}, ar)).check();
  await expect(theirs.getByText(m.quotes_binding_text({}, ar))).toBeVisible();
  await theirs.getByLabel(m.quotes_binding_until({}, ar)).fill(dayInDubai(Date.now()));
  await theirs.getByLabel(m.checkout_address({}, ar)).fill("المنطقة الصناعية، مستودع 12");
  await look(buyer, "binding-1-form");
  await press(theirs, m.quotes_review({}, ar));
  await press(theirs, m.quotes_send_binding({}, ar));
  await expect(theirs.getByText(m.quotes_issue_binding_until({}, ar))).toBeVisible();
  await theirs.getByLabel(m.quotes_binding_until({}, ar)).fill(dayInDubai(Date.now() + 2 * 24 * 3_600_000));
  await press(theirs, m.quotes_review({}, ar));
  await look(buyer, "binding-2-review");
  await press(theirs, m.quotes_send_binding({}, ar));
  await expect(
    theirs.getByText(m.quotes_now_binding_buyer({ until: "" }, ar).split("⁨")[0]?.slice(0, 20) ?? ""),
  ).toBeVisible();
  await look(buyer, "binding-3-sent");

  const { page } = seller;
  await page.goto(address);
  await press(page, m.quotes_accept_binding({}, ar));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(m.quotes_pay_deposit({}, ar))).toBeVisible();
  await expect(dialog.getByText("المنطقة الصناعية، مستودع 12")).toBeVisible();
  await look(seller, "binding-4-accept");
  await confirm(seller, m.quotes_accept_binding({}, ar));
  await expect(page.getByText(m.quotes_now_accepted({}, ar))).toBeVisible();
  await look(seller, "binding-5-accepted");
  await theirs.getByRole("link", { name: m.quotes_to_order({}, ar) }).click(NEWS);
  await expect(theirs.getByText("المنطقة الصناعية، مستودع 12")).toBeVisible();
});

test("a quote is sent on a phone, countered, taken and becomes an order; each side sees the other without a reload", async ({
  browser,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "brings its own screens");
  test.setTimeout(120_000);
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 360, height: 780 }, baseURL: origin };
  const [supplier, buyer] = [await browser.newContext(phone), await browser.newContext(phone)];
  for (const [context, name] of [
    [supplier, "supplier"],
    [buyer, "buyer"],
  ] as const) {
    await speak(context, origin, "ar");
    await signIn(context, name, origin);
  }
  const description = await askForProduct(supplier, buyer, origin);

  const seller = await supplier.newPage();
  await seller.goto("/inbox");
  await seller.getByRole("link", { name: description }).click();
  await expect(seller.getByText(m.inbox_buyer_hidden({}, ar))).toBeVisible();
  await expect(seller.getByText(m.inbox_reason_direct({}, ar)).first()).toBeVisible();
  await press(seller, m.inbox_quote({}, ar));
  const price = seller.getByLabel(new RegExp(m.quotes_form_unit_price({ currency: "" }, ar).slice(0, 10)));
  await price.fill("١٢٫٥");
  // Off to another screen at once: what was typed is there on return, and is nobody else's.
  await follow(seller, m.quotes_see_request({}, ar));
  await expect(seller.getByText(m.inbox_buyer_hidden({}, ar))).toBeVisible();
  await seller.goBack();
  await expect(price).toHaveValue("١٢٫٥");
  await seller.getByLabel(m.quotes_form_quantity({}, ar)).fill("200");
  await seller.getByText(m.quotes_templates({}, ar)).click();
  await seller.getByLabel(m.quotes_template_name({}, ar)).fill("دبي");
  await seller.getByLabel(m.quotes_template_name({}, ar)).press("Enter");
  await expect(seller.getByLabel(m.quotes_form_place({}, ar))).not.toHaveAttribute("aria-invalid", "true");
  await expect(seller.getByText(m.quotes_draft_saving({}, ar))).toHaveCount(0, { timeout: 20_000 });
  await expect(seller.getByText(m.quotes_conflict_title({}, ar))).toHaveCount(0);
  await writeElsewhere(seller, await supplier.newPage());
  await press(seller, m.quotes_review({}, ar));
  await expect(seller.getByLabel(m.quotes_form_place({}, ar))).toHaveAttribute("aria-invalid", "true");
  await seller.getByLabel(m.quotes_form_place({}, ar)).fill("جبل علي");
  await seller.getByLabel(m.quotes_form_lead_min({}, ar)).fill("7");
  await seller.getByLabel(m.quotes_form_lead_max({}, ar)).fill("14");
  await press(seller, m.quotes_pay_deposit({}, ar));
  await expect(seller.getByText(/2,500\.00/).first()).toBeVisible();
  await press(seller, m.quotes_review({}, ar));
  await press(seller, m.quotes_send({}, ar));
  await expect(seller.getByText(m.quotes_now_sent_supplier({}, ar))).toBeVisible();

  const purchaser = await buyer.newPage();
  await purchaser.goto(new URL(seller.url()).pathname);
  await expect(purchaser.getByText(m.quotes_now_sent_buyer({}, ar))).toBeVisible();
  await press(purchaser, m.quotes_counter({}, ar));
  await purchaser.getByLabel(new RegExp(m.quotes_form_unit_price({ currency: "" }, ar).slice(0, 10))).fill("11");
  await press(purchaser, m.quotes_review({}, ar));
  await press(purchaser, m.quotes_send_counter({}, ar));
  await expect(purchaser.getByText(m.quotes_now_countered_buyer({}, ar))).toBeVisible();

  await expect(seller.getByText(m.quotes_now_countered_supplier({}, ar))).toBeVisible({ timeout: 20_000 });
  const dashboard = await supplier.newPage();
  const path = new URL(seller.url()).pathname;
  const waiting = dashboard.getByRole("list", { name: m.waits_list({}, ar) }).locator(`a[href="${path}"]`);
  await dashboard.goto("/waiting");
  await expect(waiting).toHaveText(new RegExp(m.waits_supplier_quote_accept_counter({ reference: "" }, ar).trim()));
  await press(seller, m.quotes_accept_counter({}, ar));
  await seller
    .getByRole("dialog")
    .getByRole("button", { name: m.quotes_accept_counter({}, ar) })
    .click();
  await expect(seller.getByText(m.quotes_now_sent_supplier({}, ar))).toBeVisible();
  await dashboard.reload();
  await expect(dashboard.getByRole("list", { name: m.waits_list({}, ar) })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await dashboard.close();

  await expect(purchaser.getByText(m.quotes_now_sent_buyer({}, ar))).toBeVisible({ timeout: 20_000 });
  await press(purchaser, m.quotes_accept({}, ar));
  await purchaser.getByLabel(m.forms_city({}, ar)).fill("دبي");
  await purchaser.getByLabel(m.checkout_address({}, ar)).fill("المنطقة الصناعية، مستودع 12");
  await press(purchaser, m.quotes_accept_send({}, ar));
  await expect(purchaser).toHaveURL(/\/orders\/ORD-/);
  await expect(seller.getByText(m.quotes_now_accepted({}, ar))).toBeVisible({ timeout: 20_000 });
  await supplier.close();
  await buyer.close();
});
