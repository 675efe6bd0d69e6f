import { type Browser, expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { Locale } from "../../domain/kernel/locale.ts";
import { CRITERIA } from "../../domain/reviews/criteria.ts";
import { DEMO_PASSWORD } from "../../scripts/local-stack.ts";
import { keptByAccount, mendQuantity, putIntoCart, refuseOddQuantity } from "./cart-steps.ts";
import { currencyInLabel, speak } from "./in-language.ts";
import { chooseStars, fillCheckout, numberAt, OrderSide, SEEN } from "./order-steps.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;
const DATES = "/products/food-products/khalas-dates-carton-5kg";
const TILES = "/products/building-materials/matt-porcelain-floor-tile-60x60";
const GROVE = "مصنع سدرة العين للتمور";
const TOWER = "برج الحجر للسيراميك";

// Both tests order from the cart of one account.
test.describe.configure({ mode: "serial" });

/** A browser in a language, signed in or not, with the screen sizes of the project. */
async function sit(browser: Browser, origin: string, locale: Locale, account?: string): Promise<OrderSide> {
  const context = await browser.newContext();
  await speak(context, origin, locale);
  if (account) await signIn(context, account, origin);
  return OrderSide.in(context, locale);
}

/** The buyer signs in with the form that the checkout leads to. */
async function signInByForm({ page }: OrderSide, account: string): Promise<void> {
  await expect(page).toHaveURL(/\/auth\?.*returnTo/);
  await page.getByLabel(m.forms_email({}, ar)).fill(`${account}@demo.test`);
  await page.getByRole("textbox", { name: m.auth_password({}, ar), exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: m.auth_sign_in_submit({}, ar), exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
}

test("from the cart over two orders to a rating and to a cancellation by consent", async ({
  browser,
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? "";
  const account = info.project.name === "phone" ? "buyer" : "buyer2";
  const grove = await sit(browser, origin, "ar", "supplier");
  const tower = await sit(browser, origin, "fr", "supplier2");
  const buyer = await sit(browser, origin, "ar");
  let [dates, tiles] = ["", ""];

  await test.step("the account has tiles in its cart, from another browser", async () => {
    const elsewhere = await sit(browser, origin, "ar", account);
    await refuseOddQuantity(elsewhere, TILES);
    await putIntoCart(elsewhere, TILES, "٦٠٠");
    await keptByAccount(elsewhere.page);
    await elsewhere.page.context().close();
  });

  await test.step("a visitor's cart has a price for the quantity, and joins the account's at the sign-in", async () => {
    await putIntoCart(buyer, DATES, "120");
    await buyer.open("/cart");
    await mendQuantity(buyer.page);
    await buyer.page.getByRole("link", { name: m.cart_checkout({}, ar) }).click();
    await signInByForm(buyer, account);
    await expect(buyer.page.getByText(/^بلاط بورسلان/)).toBeVisible();
  });

  await test.step("the checkout asks for what is missing, and makes one order per supplier", async () => {
    await grove.open("/orders/sold?status=new");
    const send = buyer.page.getByRole("button", { name: m.checkout_submit({ count: 2, number: "2" }, ar) });
    const address = buyer.page.getByRole("textbox", { name: m.checkout_address({}, ar) });
    // Known from the account's last order.
    await expect(address).not.toHaveValue("");
    await address.fill("");
    await send.click();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await fillCheckout(buyer);
    await send.click();
    [dates, tiles] = [await numberAt(buyer.page, GROVE), await numberAt(buyer.page, TOWER)];
    await expect(grove.page.getByRole("link", { name: dates })).toBeVisible(SEEN);
  });

  await test.step("it is confirmed and freight is agreed on", async () => {
    await grove.page.getByRole("link", { name: dates }).click();
    await buyer.page.getByRole("link", { name: dates }).click();
    await grove.move(m.orders_transition_confirm);
    await buyer.sees(m.orders_status_confirmed);
    await grove.move(m.orders_transition_propose_freight, [
      [() => m.orders_freight_amount({ currency: currencyInLabel("AED", "ar") }, ar), "٧٥٠"],
    ]);
    await expect(buyer.button(m.orders_transition_agree_to_freight)).toBeVisible(SEEN);
    await buyer.move(m.orders_transition_agree_to_freight);
    // 450 × 93.50 + 750 freight, and 5 % VAT within the Emirates.
    for (const { page } of [buyer, grove]) await expect(page.getByText(/44,966\.25/).first()).toBeVisible(SEEN);
  });

  await test.step("a deposit is recorded with its proof and confirmed", async () => {
    await buyer.button(m.orders_record_payment).click();
    const dialog = buyer.page.getByRole("dialog");
    await dialog.getByLabel(m.orders_pay_amount({ currency: currencyInLabel("AED", "ar") }, ar)).fill("10000");
    await buyer.send(m.orders_pay_proof_upload, "proof.pdf");
    const chosen = dialog.getByRole("combobox", { name: m.orders_pay_proof({}, ar) }).locator("option:checked");
    await expect(chosen).toHaveText("proof.pdf");
    await dialog.getByRole("button", { name: m.orders_record_payment({}, ar) }).click();
    await expect(dialog).toBeHidden();
    await grove.sees(m.orders_payment_deposit_recorded);
    const proof = grove.page.getByRole("link", { name: m.orders_document_payment_proof({}, ar), exact: true });
    const file = await grove.page.request.get((await proof.getAttribute("href")) ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await grove.button(m.orders_confirm_payment).click();
    await expect(buyer.page.getByText(/^أكّد المورّد استلامها/)).toBeVisible(SEEN);
  });

  await test.step("it is shipped with its documents, received and completed", async () => {
    await grove.move(m.orders_transition_make_ready);
    await grove.upload("transport", "bill-of-lading.pdf");
    await grove.move(m.orders_transition_ship, [
      [m.orders_carrier, "الخليج للشحن"],
      [m.orders_tracking, "BL-2026-77"],
    ]);
    await buyer.sees("BL-2026-77");
    await expect(buyer.document("bill-of-lading.pdf")).toBeVisible(SEEN);
    await buyer.move(m.orders_transition_deliver);
    await grove.sees(m.orders_status_delivered);
    await buyer.move(m.orders_transition_complete);
    await grove.sees(m.orders_status_completed);
  });

  await test.step("each rates blind, then both read, and the supplier answers", async () => {
    const review = `تمر ممتاز ${dates}`;
    await buyer.page.getByRole("link", { name: m.orders_rate({}, ar) }).click();
    const send = buyer.button(m.ratings_submit);
    await expect(send).toBeDisabled();
    const names = [m.ratings_supplier, m.ratings_quality, m.ratings_delivery, m.ratings_communication];
    expect(names).toHaveLength(CRITERIA.length);
    for (const [at, name] of names.entries()) await chooseStars(buyer, name({}, ar), at === 2 ? 3 : 5);
    await buyer.page.getByLabel(m.ratings_review({}, ar)).fill(review);
    await send.click();
    await buyer.sees(m.ratings_sent);

    await grove.page.reload();
    await chooseStars(grove, m.ratings_rate_buyer({}, ar), 4);
    await expect(grove.page.getByText(review)).toHaveCount(0);
    await grove.button(m.ratings_submit).click();
    await grove.sees(review);
    await buyer.open(`/orders/${dates}`);
    await buyer.sees(m.ratings_of_buyer);

    await grove.open("/supplier-dashboard/ratings");
    const card = grove.page.getByRole("article").filter({ hasText: review });
    await card.getByLabel(m.ratings_reply({}, ar)).fill(`أهلًا بكم دائمًا ${dates}`);
    await card.getByRole("button", { name: m.ratings_reply_send({}, ar) }).click();
    await expect(card.getByText(m.ratings_reply_of_supplier({}, ar))).toBeVisible();
    await buyer.sees(`أهلًا بكم دائمًا ${dates}`);
  });

  await test.step("the other order is confirmed, and called off because both agree", async () => {
    await tower.open(`/orders/${tiles}`);
    await tower.move(m.orders_transition_confirm);
    await buyer.open(`/orders/${tiles}`);
    await buyer.move(m.orders_transition_ask_to_cancel, [[m.orders_reason, "تغيّر مخطط المشروع"]]);
    await buyer.sees(m.orders_cancel_asked_by_you);
    await expect(tower.page.getByText("تغيّر مخطط المشروع").first()).toBeVisible(SEEN);
    await tower.move(m.orders_transition_consent_to_cancel);
    await buyer.sees(m.orders_next_cancelled);
    await expect(buyer.button(m.orders_document_upload)).toHaveCount(0);
  });
});

test("a dispute is talked over by both sides and ruled on by the platform", async ({ browser, baseURL }, info) => {
  test.setTimeout(180_000);
  const origin = baseURL ?? "";
  const buyer = await sit(browser, origin, "ar", info.project.name === "phone" ? "buyer" : "buyer2");
  const tower = await sit(browser, origin, "fr", "supplier2");
  const operator = await sit(browser, origin, "en", "admin");
  let tiles = "";

  await test.step("tiles are ordered and delivered", async () => {
    await putIntoCart(buyer, TILES, "700");
    await buyer.open("/checkout");
    await fillCheckout(buyer);
    await buyer.page.getByRole("button", { name: m.checkout_submit({ count: 1, number: "1" }, ar) }).click();
    tiles = await numberAt(buyer.page, TOWER);
    await tower.open(`/orders/${tiles}`);
    await tower.move(m.orders_transition_confirm);
    await tower.move(m.orders_transition_make_ready);
    await tower.move(m.orders_transition_ship, [
      [m.orders_carrier, "Golfe Fret"],
      [m.orders_tracking, "CMR-881"],
    ]);
    await tower.move(m.orders_transition_deliver);
  });

  await test.step("it is disputed, and each side has its say", async () => {
    await buyer.open(`/orders/${tiles}`);
    await buyer.move(m.orders_transition_dispute, [[m.orders_reason, "ربع الكمية مكسور"]]);
    await tower.sees(m.orders_status_disputed);
    await tower.sees("ربع الكمية مكسور");
    await tower.page.getByLabel(tower.say(m.orders_dispute_text)).fill("Nous remplaçons les caisses cassées.");
    await tower.page.getByLabel(tower.say(m.orders_dispute_proposal)).selectOption("completed");
    await tower.button(m.orders_dispute_send).click();
    await expect(buyer.page.getByText("Nous remplaçons les caisses cassées.")).toBeVisible(SEEN);
    await buyer.upload("evidence", "crates.pdf");
    await buyer.page.getByLabel(buyer.say(m.orders_dispute_text)).fill("لا نقبل إلا الإلغاء");
    await buyer.page.getByLabel(buyer.say(m.orders_dispute_proposal)).selectOption("cancelled");
    await buyer.button(m.orders_dispute_send).click();
    await expect(tower.page.getByText("لا نقبل إلا الإلغاء")).toBeVisible(SEEN);
    await expect(tower.button(m.orders_dispute_agree)).toBeVisible(SEEN);
  });

  await test.step("the platform reads both and rules", async () => {
    await operator.open(`/orders/${tiles}`);
    await expect(operator.page.getByText("لا نقبل إلا الإلغاء")).toBeVisible();
    await expect(operator.document("crates.pdf")).toBeVisible();
    await operator.move(m.orders_transition_settle_cancelled, [[m.orders_reason, "The crates were packed badly."]]);
    for (const side of [buyer, tower]) {
      await expect(side.page.getByText("The crates were packed badly.").first()).toBeVisible(SEEN);
      await side.sees(m.orders_next_cancelled);
    }
  });
});
