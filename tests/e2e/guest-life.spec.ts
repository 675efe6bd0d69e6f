import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { pdf } from "../worker/suppliers/pdf.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { type Mail, mailTo } from "./mailbox.ts";
import { test } from "./own-address.ts";
import { arrive, confirm, look, press, type Trader } from "./trade-people.ts";
import { choose, openRequest, quote } from "./trade-steps.ts";

const ar = { locale: "ar" } as const;
const en = { locale: "en" } as const;

/** Must show 4 of "every promise kept": without an account, from a request with a PDF to an order that is followed. */
test("a guest asks with a PDF, reads the quote, asks back, accepts and follows the order", async ({
  page,
  context,
  request,
  browser,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "a guest on a phone; the supplier brings a screen of its own");
  test.setTimeout(180_000);
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@coast.test`;
  const description = `إسمنت بورتلاندي، معرض ${crypto.randomUUID().slice(0, 8)}`;
  await speak(context, baseURL ?? "", "ar");
  const complaints = collectComplaints(page);
  const keyed: string[] = [];
  page.on("request", (asked) => {
    // A parameter or a field of that name; a script's hash may hold the letters.
    const holdsKey = /key(?:=|%22|")/.test(`${asked.url()} ${asked.headers().referer ?? ""}`);
    if (holdsKey && !asked.isNavigationRequest()) keyed.push(asked.url());
  });
  const guest: Trader = { page, documentLocale: ar, complaints };

  await test.step("asks with a drawing; nothing goes out before the mail is opened", async () => {
    await page.goto("/?open=quote");
    await hydrated(page);
    await page.getByLabel(m.rfq_form_category({}, ar)).selectOption("building-materials");
    await page.getByLabel(m.rfq_form_quantity({}, ar)).fill("١٢٠٠ متر مربع");
    await page.getByLabel(m.rfq_form_description({}, ar)).fill(description);
    await choose(guest, m.rfqs_form_file_add({}, ar), "مخطط.pdf");
    await expect(page.getByRole("button", { name: m.rfqs_form_file_remove({ name: "مخطط.pdf" }, ar) })).toBeVisible();
    await page.getByLabel(m.forms_company_name({}, ar)).fill("الساحل للتجارة");
    await page.getByLabel(m.forms_contact_person({}, ar)).fill("قسم المشتريات");
    await page.getByLabel(m.forms_email({}, ar)).fill(email);
    await page.getByLabel(m.forms_phone({}, ar)).fill("+971 50 123 4567");
    await look(guest, "guest-1-form");
    await press(guest, m.rfq_form_submit({}, ar));
    await expect(page.getByText(m.rfq_sent_waiting({}, ar))).toBeVisible();
    await look(guest, "guest-2-sent");
    await openMail(page, await mailTo(request, email));
    await press(guest, m.rfq_track_confirm({}, ar));
    await expect(page.getByText(m.rfq_status_open({}, ar)).first()).toBeVisible();
    await look(guest, "guest-3-open");
  });

  const to = "/inbox";
  const supplier = await arrive(browser, { account: "supplier3", locale: "en", width: 1280, to }, baseURL ?? "");
  await openRequest(supplier, description);
  const terms = { incoterm: "DDP", currency: "AED" as const, place: "Dubai, Al Quoz", vatRate: "500" };
  await quote(supplier, { ...terms, prices: ["36"], leadTime: ["7", "10"], total: /45,360\.00/ });

  await test.step("reads the quote by the link of its mail and asks back", async () => {
    await openMail(page, await mailTo(request, email, "key="));
    await expect(page.getByText(/45,360\.00/).first()).toBeVisible();
    await look(guest, "guest-4-quote");
    await press(guest, m.rfq_guest_ask({}, ar));
    await page.getByLabel(m.rfq_guest_question({}, ar)).fill("هل السعر شامل التنزيل؟");
    await confirm(guest, m.rfq_guest_question_send({}, ar));
    await expect(page.getByText(m.rfq_guest_question_waits({}, ar))).toBeVisible();
  });

  await test.step("the supplier reads the question on the quote, whose turn it is, and answers", async () => {
    await supplier.page.reload();
    await hydrated(supplier.page);
    await expect(supplier.page.getByRole("status").getByText(m.quotes_now_asked_supplier({}, en))).toBeVisible();
    await expect(supplier.page.getByText("هل السعر شامل التنزيل؟")).toBeVisible();
    await look(supplier, "guest-4b-asked");
    await supplier.page.getByLabel(m.inbox_answer_yours({}, en)).fill("Yes, unloading included.");
    await press(supplier, m.rfqs_questions_send({}, en));
    await expect(supplier.page.getByText(m.quotes_now_sent_supplier({}, en))).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText("Yes, unloading included.")).toBeVisible();
  });

  await test.step("accepts, and the page shows the order", async () => {
    await press(guest, m.quotes_accept({}, ar));
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(m.forms_country({}, ar)).selectOption("AE");
    await dialog.getByLabel(m.checkout_address({}, ar)).fill("القوز الصناعية 3");
    await look(guest, "guest-5-accept");
    await confirm(guest, m.quotes_accept_send({}, ar));
    await expect(page.getByRole("heading", { name: m.rfq_guest_order({}, ar) })).toBeVisible();
    await expect(page.getByText(m.orders_status_confirmed({}, ar), { exact: true })).toBeVisible();
    await look(guest, "guest-6-order");
    expect(await page.getByRole("link", { name: m.rfq_guest_sign_up({}, ar) }).getAttribute("href")).toContain(
      "signup",
    );
  });

  await test.step("opens a document of the supplier, asks to cancel and takes that back", async () => {
    const reference = await page
      .getByText(/^ORD-\d{4}-\w{6}$/)
      .first()
      .textContent();
    const query = new URLSearchParams({ order: reference ?? "", kind: "invoice", name: "فاتورة.pdf" });
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/pdf" };
    const uploaded = await supplier.page
      .context()
      .request.post(`/api/orders/documents?${query}`, { headers, data: Buffer.from(pdf()) });
    expect(uploaded.status(), await uploaded.text()).toBe(200);
    await page.reload();
    await hydrated(page);
    const saved = page.waitForEvent("download");
    await press(guest, m.company_file_open({ name: "فاتورة.pdf" }, ar));
    expect((await saved).suggestedFilename()).toBe("فاتورة.pdf");
    await press(guest, m.orders_transition_ask_to_cancel({}, ar));
    await page.getByLabel(m.orders_reason({}, ar)).fill("طلبناه مرتين");
    await look(guest, "guest-7-cancel");
    await confirm(guest, m.orders_transition_ask_to_cancel({}, ar));
    await expect(page.getByText(m.orders_cancel_asked_by_you({}, ar))).toBeVisible();
    await look(guest, "guest-8-asked");
    await press(guest, m.orders_transition_refuse_to_cancel({}, ar));
    await confirm(guest, m.orders_transition_refuse_to_cancel({}, ar));
    await expect(page.getByRole("button", { name: m.orders_transition_ask_to_cancel({}, ar) })).toBeVisible();
  });
  expect(complaints).toEqual([]);
  expect(keyed, "the key stands in no address but the mail's").toEqual([]);
});

/** Opens the page that a mail leads to. */
async function openMail(page: Page, { links }: Mail): Promise<void> {
  await page.goto(links.find((link) => link.includes("/rfq/")) ?? "/missing");
  await hydrated(page);
  await expect(page, "the key leaves the address").toHaveURL(/\/rfq\/[\w-]+$/);
}
