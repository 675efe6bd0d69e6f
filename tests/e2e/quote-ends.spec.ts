import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { loseAnswer } from "./lose-answer.ts";
import { test } from "./own-address.ts";
import { arrive, confirm, look, NEWS, press } from "./trade-people.ts";
import { ask, openRequest, quote, unitPrice } from "./trade-steps.ts";

const OFFER = { prices: ["30", "5"], currency: "AED" as const, incoterm: "DAP", place: "دبي", vatRate: "500" };

test("a counter-offer is declined, a quote is rejected with a reason that the supplier reads", async ({
  browser,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "brings its own screens");
  test.setTimeout(180_000);
  const description = `زجاج مقسّى، مكاتب ${crypto.randomUUID().slice(0, 8)}`;
  const buyer = await arrive(browser, { account: "buyer2", locale: "ar", width: 360, to: "/rfqs/new" }, baseURL ?? "");
  const seller = await arrive(browser, { account: "supplier4", locale: "ar", width: 360, to: "/inbox" }, baseURL ?? "");
  const { page, documentLocale } = seller;
  const theirs = buyer.page;
  await ask(buyer, description);
  await openRequest(seller, description);

  await test.step("the counter-offer is declined", async () => {
    await quote(seller, { ...OFFER, leadTime: ["5", "9"], total: /39,375\.00/ });
    await press(seller, m.quotes_revise({}, documentLocale));
    await page.getByLabel(unitPrice(seller, "AED")).first().fill("29");
    await theirs.locator("a[href*='/quotes/']").first().click(NEWS);
    await press(buyer, m.quotes_counter({}, documentLocale));
    await theirs.getByLabel(unitPrice(buyer, "AED")).first().fill("25");
    await press(buyer, m.quotes_review({}, documentLocale));
    await confirm(buyer, m.quotes_send_counter({}, documentLocale));
    await expect(page.getByText(m.quotes_now_countered_supplier({}, documentLocale))).toBeVisible(NEWS);
    // What was being typed as a revision goes on as the answer.
    await expect(page.getByRole("heading", { name: m.quotes_requote({}, documentLocale), exact: true })).toBeVisible();
    await expect(page.getByLabel(unitPrice(seller, "AED")).first()).toHaveValue("29");
    await loseAnswer(page, "quotes.declineCounter");
    await press(seller, m.quotes_decline_counter({}, documentLocale));
    await look(seller, "30-decline-counter");
    await confirm(seller, m.quotes_decline_counter({}, documentLocale));
    await expect(page.getByText(m.forms_failed_changed_title({}, documentLocale))).toHaveCount(0);
    await expect(theirs.getByText(m.quotes_now_sent_buyer({}, documentLocale))).toBeVisible(NEWS);
  });

  await test.step("the buyer rejects with a reason", async () => {
    await press(buyer, m.quotes_reject({}, documentLocale));
    await press(buyer, m.quotes_reject_send({}, documentLocale));
    const reason = theirs.getByLabel(m.quotes_reject_reason({}, documentLocale));
    await expect(reason).toHaveAttribute("aria-invalid", "true");
    await reason.selectOption("price");
    await theirs.getByLabel(m.quotes_reject_note({}, documentLocale)).fill("نحتاج سعرًا أقل من 26");
    await look(buyer, "31-reject");
    await confirm(buyer, m.quotes_reject_send({}, documentLocale));
    await expect(page.getByText(m.quotes_now_rejected({}, documentLocale))).toBeVisible(NEWS);
    await expect(page.getByText("نحتاج سعرًا أقل من 26")).toBeVisible();
    await look(seller, "32-rejected");
  });
});
