import { type Browser, expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { mutate, query } from "./api-call.ts";
import { SEEN } from "./order-steps.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";
import { PARTY, type Sitting, sit } from "./sitting.ts";

const WORDS = { incoterm: "CIF", place: "Jebel Ali", paymentTerms: "30 % in advance", vatRate: 0 } as const;

/** A request that reaches every demo supplier of its category, since nobody sells what it is called. @returns its reference and how it begins */
async function ask(buyer: Sitting, origin: string) {
  // Of letters alone: digits may be read as a size.
  const sign = crypto.randomUUID().replace(/[\d-]/g, "x");
  const description = `بند كما في المخطط ${sign}`;
  const { reference } = await mutate<{ reference: string }>(buyer.context, origin, "rfq.submit", {
    ...PARTY,
    productCategory: "building-materials",
    productDescription: description,
    quantity: "100 sqm",
    email: "buyer3@demo.test",
    destinationCountry: "AE",
    lines: [{ description, quantity: "100 sqm", targetPrice: "37" }],
    targetCurrency: "AED",
    idempotencyKey: crypto.randomUUID(),
  });
  return { reference, description };
}

/** A supplier's quote for it. @returns the quote, and the supplier's browser */
async function quote(browser: Browser, origin: string, account: string, description: string, unitPrice: string) {
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context, account, origin);
  const inbox = await query<{ items: { id: string }[] }>(context, origin, "inbox.list", { q: description, page: 1 });
  const { id, version } = await mutate<{ id: string; version: number }>(context, origin, "quotes.start", {
    invitationId: inbox.items[0]?.id,
  });
  const line = { line: 1, description: "Tempered glass", quantity: "100", unit: "sqm", unitPrice };
  const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const terms = { ...WORDS, currency: "AED", leadTimeDaysMin: 7, leadTimeDaysMax: 14, validUntil, lines: [line] };
  await mutate(context, origin, "quotes.send", { id, version, terms, idempotencyKey: crypto.randomUUID() });
  return { id, context };
}

/** Swipes over the rows as a finger does, towards what comes next from right to left. */
async function swipe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 500 }] });
  await touch("touchStart", 60);
  for (let x = 75; x <= 240; x += 15) await touch("touchMove", x);
  await touch("touchEnd");
}

test("quotes are compared on a phone in Arabic: swiped, countered in the column, accepted there", async ({
  browser,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "brings its own screens");
  test.setTimeout(120_000);
  const origin = baseURL ?? "";
  const buyer = await sit(browser, origin, "buyer3", "ar");
  const { page } = buyer.side;
  const ar = buyer.documentLocale;
  const { reference, description } = await ask(buyer, origin);
  const last = await test.step("three suppliers quote", async () => {
    await quote(browser, origin, "supplier2", description, "36");
    await quote(browser, origin, "supplier3", description, "38");
    return quote(browser, origin, "supplier4", description, "41");
  });
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  const acts = row(m.rfqs_row_acts({}, ar)).getByRole("cell");
  const place = (at: number) => page.getByText(m.rfqs_compare_place({ at: `${at}`, all: "2" }, ar), { exact: true });

  await test.step("the best is named, others by how far they are from it and from the target", async () => {
    await buyer.side.open(`/rfqs/${reference}/compare`);
    await expect(acts).toHaveCount(3);
    const landed = row(m.rfqs_row_landed({}, ar)).getByRole("cell");
    await expect(landed.first()).toContainText(m.rfqs_compare_best({}, ar));
    await expect(landed.nth(1)).toContainText(/\+\d/);
    await expect(row(m.rfqs_row_price({}, ar)).getByRole("cell").nth(2)).toContainText("+11");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  await test.step("in another currency the best stays, and so do shares", async () => {
    const choice = page.getByLabel(m.rfqs_compare_currency({}, ar), { exact: true });
    await expect(choice).toHaveValue("AED");
    await choice.selectOption("SAR");
    await expect(page).toHaveURL(/currency=SAR/);
    const landed = row(m.rfqs_row_landed({}, ar)).getByRole("cell");
    await expect(landed.first()).toContainText("ريال سعودي");
    await expect(landed.first()).toContainText(m.rfqs_compare_best({}, ar));
    await expect(row(m.rfqs_row_price({}, ar)).getByRole("cell").nth(2)).toContainText("+11");
    await choice.selectOption("AED");
    await expect(landed.first()).toContainText("درهم إماراتي");
  });

  await test.step("the first card stays while the others are swiped, by finger, button and key", async () => {
    const heads = page.locator("[data-column]");
    await expect(place(1)).toBeVisible();
    const pinned = await heads.first().boundingBox();
    await row(m.rfqs_row_landed({}, ar)).scrollIntoViewIfNeeded();
    await swipe(page);
    await expect(place(2)).toBeVisible();
    expect((await heads.first().boundingBox())?.x).toBe(pinned?.x);
    await expect(heads.last()).toBeInViewport({ ratio: 0.9 });
    await page.getByRole("button", { name: m.rfqs_compare_before({}, ar) }).click();
    await expect(place(1)).toBeVisible();
    await page.getByRole("region", { name: m.rfqs_compare_title({}, ar) }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(place(2)).toBeVisible();
    await expect(heads.last()).toBeInViewport({ ratio: 0.9 });
  });

  await test.step("a counter-offer is made in the column; what failed keeps what was typed", async () => {
    await acts
      .last()
      .getByRole("button", { name: m.quotes_counter({}, ar) })
      .click();
    const dialog = page.getByRole("dialog");
    const price = dialog.getByLabel(new RegExp(m.quotes_form_unit_price({ currency: "" }, ar).slice(0, 10)));
    await price.fill("٣٥");
    await page.route("**/quotes.counter**", (route) => route.fulfill({ status: 500, body: "{}" }));
    await dialog.getByRole("button", { name: m.quotes_review({}, ar) }).click();
    await page.getByRole("button", { name: m.quotes_send_counter({}, ar) }).click();
    await expect(dialog.getByRole("alert")).toBeVisible(SEEN);
    await expect(price).toHaveValue("٣٥");
    await page.unroute("**/quotes.counter**");
    await dialog.getByRole("button", { name: m.quotes_review({}, ar) }).click();
    await page.getByRole("button", { name: m.quotes_send_counter({}, ar) }).click();
    await expect(dialog).toHaveCount(0);
    await expect(acts.last()).toContainText(m.rfqs_quote_countered({}, ar));
    await expect(acts.last().getByRole("button", { name: m.quotes_counter({}, ar) })).toHaveCount(0);
  });

  await test.step("the supplier agrees; what is best now is accepted where it stands", async () => {
    const { id, context } = last;
    const { quote: theirs } = await query<{ quote: { version: number } }>(context, origin, "quotes.thread", { id });
    const move = { id, version: theirs.version, idempotencyKey: crypto.randomUUID() };
    await mutate(context, origin, "quotes.acceptCounter", move);
    const accept = page
      .locator("[data-column]")
      .last()
      .getByRole("button", { name: m.quotes_accept({}, ar) });
    await accept.click(SEEN);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(m.forms_city({}, ar)).fill("دبي");
    await dialog.getByLabel(m.checkout_address({}, ar)).fill("القوز الصناعية 3، مستودع 12");
    await dialog.getByRole("button", { name: m.quotes_accept_send({}, ar) }).click();
    await expect(page).toHaveURL(/\/orders\/ORD-/);
  });
});
