import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { readTradeDocument } from "./document-steps.ts";
import { test } from "./own-address.ts";
import { arrive, confirm, expectNeverReloaded, follow, look, NEWS, press, type Trader } from "./trade-people.ts";
import { ask, choose, expectState, openRequest, quote, transitionOrder, unitPrice } from "./trade-steps.ts";

/** Must show 1 of trade: everything by the screens; each side sees what the other did on a page that is never reloaded. */
test("a whole trade: asked in Arabic, quoted in French and English, countered, ordered, shipped, rated", async ({
  browser,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "brings its own screens");
  test.setTimeout(240_000);
  const description = `زجاج مقسّى، واجهة معرض ${crypto.randomUUID().slice(0, 8)}`;
  const come = (account: string, locale: "ar" | "en" | "fr", width: number, to: string) =>
    arrive(browser, { account, locale, width, to }, baseURL ?? "");
  const buyer = await come("buyer", "ar", 360, "/rfqs/new");
  const french = await come("supplier2", "fr", 360, "/inbox");
  const english = await come("supplier3", "en", 1280, "/inbox");
  const third = await come("supplier4", "ar", 360, "/inbox");

  const reference = await test.step("the buyer asks, three suppliers are matched", async () => {
    const asked = await ask(buyer, description);
    await expect(invited(buyer)).toHaveCount(3);
    for (const supplier of [french, english, third]) await openRequest(supplier, description);
    await expect(invited(buyer).filter({ hasText: m.rfqs_invited_state_viewed({}, buyer.documentLocale) })).toHaveCount(
      3,
      NEWS,
    );
    await look(buyer, "04-invited");
    return asked;
  });

  await test.step("a question is answered, one supplier declines", async () => {
    await press(french, m.inbox_ask({}, french.documentLocale));
    await french.page
      .getByLabel(m.inbox_ask_question({}, french.documentLocale))
      .fill("Quelle épaisseur pour les carreaux ?");
    await look(french, "04-ask-dialog");
    await confirm(french, m.inbox_ask_send({}, french.documentLocale));
    await press(third, m.inbox_decline({}, third.documentLocale));
    await third.page.getByLabel(m.inbox_decline_reason({}, third.documentLocale)).selectOption("no_stock");
    await look(third, "04-decline-dialog");
    await confirm(third, m.inbox_decline_send({}, third.documentLocale));
    await expect(invited(buyer).filter({ hasText: m.rfqs_decline_no_stock({}, buyer.documentLocale) })).toHaveCount(
      1,
      NEWS,
    );
    await expect(buyer.page.getByText("Quelle épaisseur pour les carreaux ?")).toBeVisible(NEWS);
    await buyer.page.getByRole("textbox", { name: /جوابك إلى/ }).fill("9.5 مم على الأقل");
    await look(buyer, "04-question");
    await press(buyer, m.rfqs_questions_send({}, buyer.documentLocale));
    await expect(french.page.getByText("9.5 مم على الأقل")).toBeVisible(NEWS);
    await look(french, "04-answer");
  });

  await test.step("two quote on different terms in different currencies", async () => {
    const fob = { incoterm: "FOB", currency: "USD" as const, place: "Ras Al Khaimah", freight: "", vatRate: "0" };
    await quote(french, { ...fob, prices: ["8.50", "3"], leadTime: ["15", "20"], total: /11[\s,.]?100[.,]00/u });
    const ddp = { incoterm: "DDP", currency: "AED" as const, place: "Dubai, Al Quoz", freight: "900", vatRate: "500" };
    await quote(english, { ...ddp, prices: ["36", "12.75"], leadTime: ["7", "10"], total: /50,321\.25/ });
    await expect(
      buyer.page.getByRole("heading", { name: m.rfqs_quotes_title({}, buyer.documentLocale) }),
    ).toBeVisible();
    await expect(quotes(buyer)).toHaveCount(2, NEWS);
    await look(buyer, "08-quotes");
  });

  await test.step("the buyer compares and counters one", async () => {
    await follow(buyer, m.rfqs_quotes_compare({}, buyer.documentLocale));
    await expect(buyer.page).toHaveURL(new RegExp(`/rfqs/${reference}/compare$`));
    const rows = buyer.page.getByRole("row");
    await expect(rows.filter({ hasText: m.rfqs_row_landed({}, buyer.documentLocale) }).getByRole("cell")).toHaveCount(
      2,
    );
    await expect(rows.filter({ hasText: m.rfqs_quotes_incoterm({}, buyer.documentLocale) })).toContainText(
      /FOB.*DDP|DDP.*FOB/,
    );
    await look(buyer, "09-compare");
    const heads = buyer.page.locator("[data-column]");
    const at = await heads.evaluateAll((all) => all.findIndex(({ textContent }) => textContent?.includes("برج الحجر")));
    await rows
      .filter({ hasText: m.rfqs_row_acts({}, buyer.documentLocale) })
      .getByRole("cell")
      .nth(at)
      .getByRole("link", { name: m.rfqs_compare_open({}, buyer.documentLocale) })
      .click();
    await expect(buyer.page.getByText(m.quotes_now_sent_buyer({}, buyer.documentLocale))).toBeVisible();
    await look(buyer, "10-thread");
    await press(buyer, m.quotes_counter({}, buyer.documentLocale));
    await buyer.page.getByLabel(unitPrice(buyer, "USD")).first().fill("٨");
    await look(buyer, "11-counter");
    await press(buyer, m.quotes_review({}, buyer.documentLocale));
    await confirm(buyer, m.quotes_send_counter({}, buyer.documentLocale));
    await expect(buyer.page.getByText(m.quotes_now_countered_buyer({}, buyer.documentLocale))).toBeVisible();
  });

  await test.step("the supplier takes the counter-offer, the buyer accepts", async () => {
    await expect(french.page.getByText(m.quotes_now_countered_supplier({}, french.documentLocale))).toBeVisible(NEWS);
    await look(french, "12-countered");
    await transitionOrder(french, m.quotes_accept_counter({}, french.documentLocale));
    await expect(buyer.page.getByText(m.quotes_now_sent_buyer({}, buyer.documentLocale))).toBeVisible(NEWS);
    await look(buyer, "13-thread");
    await readTradeDocument(buyer);
    await press(buyer, m.quotes_accept({}, buyer.documentLocale));
    await buyer.page.getByLabel(m.checkout_address({}, buyer.documentLocale)).fill("القوز الصناعية 3، مستودع 12");
    await look(buyer, "14-accept");
    await press(buyer, m.quotes_accept_send({}, buyer.documentLocale));
    await expect(buyer.page).toHaveURL(/\/orders\/ORD-/);
    await expect(french.page.getByText(m.quotes_now_accepted({}, french.documentLocale))).toBeVisible(NEWS);
    await expect(english.page.getByText(m.quotes_now_not_selected({}, english.documentLocale))).toBeVisible(NEWS);
    await look(french, "15-accepted");
    await look(english, "15-not-selected");
    await look(buyer, "15-order");
  });

  await test.step("the order is made, shipped with its documents, delivered and completed", async () => {
    await follow(french, m.quotes_to_order({}, french.documentLocale));
    await expectState(french, m.orders_status_confirmed({}, french.documentLocale));
    await look(french, "16-order");
    await transitionOrder(french, m.orders_transition_start_production({}, french.documentLocale));
    await expectState(buyer, m.orders_status_in_production({}, buyer.documentLocale));
    await transitionOrder(french, m.orders_transition_make_ready({}, french.documentLocale));
    await expectState(buyer, m.orders_status_ready_to_ship({}, buyer.documentLocale));
    await french.page.getByLabel(m.orders_document_kind({}, french.documentLocale)).selectOption("transport");
    await choose(french, m.orders_document_upload({}, french.documentLocale), "connaissement.pdf");
    await expect(document(french)).toBeVisible();
    await expect(document(buyer)).toBeVisible(NEWS);
    await press(french, m.orders_transition_ship({}, french.documentLocale));
    await french.page.getByLabel(m.orders_carrier({}, french.documentLocale)).fill("Gulf Lines");
    await french.page.getByLabel(m.orders_tracking({}, french.documentLocale)).fill("GLF-2026-0042");
    await look(french, "17-ship");
    await confirm(french, m.orders_transition_ship({}, french.documentLocale));
    await expectState(buyer, m.orders_status_shipped({}, buyer.documentLocale));
    await expect(buyer.page.getByText("GLF-2026-0042")).toBeVisible();
    await look(buyer, "18-shipped");
    await transitionOrder(buyer, m.orders_transition_deliver({}, buyer.documentLocale));
    await expectState(french, m.orders_status_delivered({}, french.documentLocale));
    await transitionOrder(buyer, m.orders_transition_complete({}, buyer.documentLocale));
    await expectState(french, m.orders_status_completed({}, french.documentLocale));
    await look(french, "19-completed");
  });

  await test.step("both rate, and read each other only then", async () => {
    const order = buyer.page.url().split("/").at(-1) ?? "";
    await follow(buyer, m.orders_rate({}, buyer.documentLocale));
    for (const words of [m.ratings_supplier, m.ratings_quality, m.ratings_delivery, m.ratings_communication]) {
      const criterion = buyer.page.getByRole("group", { name: words({}, buyer.documentLocale) });
      await criterion.getByRole("radio").nth(3).check({ force: true });
    }
    await buyer.page.getByLabel(m.ratings_review({}, buyer.documentLocale)).fill("توريد منظم وبلاط مطابق للعينة");
    await look(buyer, "20-rate");
    await press(buyer, m.ratings_submit({}, buyer.documentLocale));
    await expect(buyer.page.getByText(m.ratings_sent({}, buyer.documentLocale))).toBeVisible();
    await look(buyer, "21-rated");
    await follow(buyer, order);
    await expectState(buyer, m.orders_status_completed({}, buyer.documentLocale));
    await expect(french.page.getByText("توريد منظم وبلاط مطابق للعينة")).toHaveCount(0);
    const stars = french.page.getByRole("group", { name: m.ratings_rate_buyer({}, french.documentLocale) });
    await stars.getByRole("radio").nth(4).check({ force: true });
    await french.page.getByLabel(m.ratings_review({}, french.documentLocale)).fill("Acheteur précis et rapide");
    await look(french, "22-rate-buyer");
    await press(french, m.ratings_submit({}, french.documentLocale));
    await expect(french.page.getByText("توريد منظم وبلاط مطابق للعينة")).toBeVisible(NEWS);
    await expect(buyer.page.getByText("Acheteur précis et rapide")).toBeVisible(NEWS);
    await look(french, "23-both");
    await look(buyer, "23-both");
  });

  for (const trader of [buyer, french, english, third]) await expectNeverReloaded(trader);
});

function invited({ page, documentLocale }: Trader) {
  const panel = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: m.rfqs_invited_title({}, documentLocale) }) });
  return panel.locator("ul:not([aria-label]) > li");
}

function quotes({ page, documentLocale }: Trader) {
  const panel = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: m.rfqs_quotes_title({}, documentLocale) }) });
  return panel.getByRole("listitem");
}

function document({ page }: Trader) {
  return page.getByRole("link", { name: /connaissement/ });
}
