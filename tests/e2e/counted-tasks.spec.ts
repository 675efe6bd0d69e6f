import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { mutate, query } from "./api-call.ts";
import { keptByAccount, putIntoCart } from "./cart-steps.ts";
import { type Hand, Keys, Thumb } from "./hands.ts";
import { hydrated, speak } from "./in-language.ts";
import { mailTo } from "./mailbox.ts";
import { fillCheckout } from "./order-steps.ts";
import { test } from "./own-address.ts";
import { PARTY, sit } from "./sitting.ts";

const ar = { locale: "ar" } as const;
const DATES = "/products/food-products/khalas-dates-carton-5kg";

const HANDS = ["thumb", "keyboard"] as const;
const DESK = { width: 1280, height: 800 };

/** A hand on a page, which a keyboard has on a desk. */
async function handOn(page: Page, hand: (typeof HANDS)[number]): Promise<Hand> {
  if (hand === "thumb") return new Thumb();
  await page.setViewportSize(DESK);
  return new Keys(page);
}

/** A picture of what a task ends with, for people to look at, where SHOTS names a folder. */
async function look(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/task-${name}.png`, fullPage: true });
}

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "phone", "counted on a phone; a desk's keyboard is tried beside it");
  test.setTimeout(120_000);
});

for (const by of HANDS) {
  test(`by ${by}, a guest asks for a quote with at most five things typed`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const email = `five-things-${by}@buyer.test`;
    await speak(context, baseURL ?? "", "ar");
    await page.goto(DATES);
    await hydrated(page);
    const hand = await handOn(page, by);
    await hand.tap(page.getByRole("main").getByRole("button", { name: m.rfq_button_request({}, ar) }));
    const dialog = page.getByRole("dialog");
    await hand.type(dialog.getByLabel(m.forms_company_name({}, ar)), "شركة الساحل للتجارة");
    await hand.type(dialog.getByLabel(m.forms_contact_person({}, ar)), "قسم المشتريات");
    await hand.type(dialog.getByLabel(m.forms_email({}, ar)), email);
    await hand.type(dialog.getByLabel(m.forms_phone({}, ar)), "0501234567");
    await hand.tap(dialog.getByRole("button", { name: m.rfq_form_submit({}, ar) }));
    await expect(dialog.getByLabel(m.rfq_code({}, ar))).toBeVisible();
    const code = /^\d{6}$/m.exec((await mailTo(request, email)).text)?.[0] ?? "";
    await hand.type(dialog.getByLabel(m.rfq_code({}, ar)), code);
    await hand.tap(dialog.getByRole("button", { name: m.rfq_code_submit({}, ar) }));
    await expect(dialog.getByText(m.rfq_sent_promise({}, ar))).toBeVisible();
    await look(page, `${by}-guest-quote`);
    expect(hand.typed).toBeLessThanOrEqual(5);
    expect(hand.taps).toBeLessThanOrEqual(3);
  });

  test(`by ${by}, an order is placed again in at most four taps, and found by its buyer's name in two steps`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const { side } = await sit(browser, origin, "buyer2", "ar");
    const { page } = side;
    const order = page.getByRole("button", { name: m.checkout_submit({ count: 1, number: "1" }, ar) });
    const orders = page.getByRole("main").getByRole("link", { name: /ORD-/ });
    await putIntoCart(side, DATES, "١٠٠");
    await keptByAccount(page);
    await side.open("/checkout");
    await fillCheckout(side);
    await order.click();
    await expect(orders.first()).toBeVisible();

    await side.open("/orders");
    // What fills in the checkout comes late on a slow network, and nobody waits for it.
    await page.route(/orders\.knownBuyer/, async (route) => {
      await new Promise((done) => setTimeout(done, 2000));
      await route.continue();
    });
    const hand = await handOn(page, by);
    await hand.tap(orders);
    await hand.tap(side.button(m.orders_again));
    await hand.tap(page.getByRole("dialog").getByRole("link", { name: m.orders_again_checkout({}, ar) }));
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(order).toBeEnabled();
    await hand.tap(order);
    await expect(orders.first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: m.checkout_done({ count: 1 }, ar) })).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(m.checkout_done({ count: 1 }, ar)));
    await look(page, `${by}-again`);
    expect(hand).toMatchObject({ taps: 4, typed: 0 });

    const operator = await sit(browser, origin, "admin", "ar");
    const desk = operator.side.page;
    await operator.side.open("/admin/find");
    const finder = await handOn(desk, by);
    const box = desk.getByRole("searchbox", { name: m.admin_find_label({}, ar) });
    await finder.type(box, "شركة الواحة للتوريدات");
    await box.press("Enter");
    await finder.tap(desk.getByRole("main").getByRole("link", { name: /ORD-/ }));
    await expect(desk).toHaveURL(/\/orders\/ORD-/);
    await look(desk, `${by}-found`);
    expect(finder).toMatchObject({ taps: 1, typed: 1 });
  });

  test(`by ${by}, a request is answered from a template in at most six taps`, async ({ browser, baseURL }) => {
    const origin = baseURL ?? "";
    const seller = await sit(browser, origin, "supplier", "ar");
    const buyer = await sit(browser, origin, "buyer2", "fr");
    const dates = await query<{ items: { id: string }[] }>(seller.context, origin, "products.mine", {
      ...{ status: "published", sort: "updated", page: 1 },
    });
    const words = `تمر خلاص ${crypto.randomUUID().replace(/[\d-]/g, "x")}`;
    await mutate(buyer.context, origin, "rfq.submit", {
      ...PARTY,
      ...{ productCategory: "food-products", productDescription: words, quantity: "200 carton" },
      ...{ email: "buyer2@demo.test", productId: dates.items[0]?.id, idempotencyKey: crypto.randomUUID() },
    });
    const content = { currency: "AED", incoterm: "CIF", place: "جبل علي", leadTimeDaysMin: "7", leadTimeDaysMax: "14" };
    const name = `شروطنا ${crypto.randomUUID().slice(0, 4)}`;
    await mutate(seller.context, origin, "quotes.saveTemplate", {
      ...{ name, idempotencyKey: crypto.randomUUID() },
      content: { ...content, paymentTerms: "50 % in advance, 50 % before shipment", vatRate: "5", notes: "" },
    });
    const { side } = seller;
    const { page } = side;
    await side.open("/inbox");
    const hand = await handOn(page, by);
    await hand.tap(page.getByRole("main").getByRole("link", { name: new RegExp(words) }));
    await hand.tap(side.button(m.inbox_quote));
    await hand.tap(page.getByRole("button", { name, exact: true }));
    const price = page.getByLabel(new RegExp(m.quotes_form_unit_price({ currency: "" }, ar).slice(0, 10)));
    await hand.enter(price);
    await hand.type(price, "١٢٫٥");
    await hand.tap(side.button(m.quotes_review));
    await hand.tap(page.getByRole("dialog").getByRole("button", { name: m.quotes_send({}, ar), exact: true }));
    await side.sees(m.quotes_now_sent_supplier);
    await look(page, `${by}-answer`);
    expect(hand.taps).toBeLessThanOrEqual(6);
    expect(hand.typed).toBe(1);
  });
}
