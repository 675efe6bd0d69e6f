import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { mutate, query } from "./api-call.ts";
import { currencyInLabel } from "./in-language.ts";
import { loseAnswer } from "./lose-answer.ts";
import { SEEN } from "./order-steps.ts";
import { test } from "./own-address.ts";
import { PARTY, type Sitting, sit } from "./sitting.ts";

test("a freight that is no amount is told at its field; one that changes meanwhile is not agreed to unread", async ({
  browser,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "brings its own screens");
  test.setTimeout(90_000);
  const origin = baseURL ?? "";
  const seller = await sit(browser, origin, "supplier", "ar");
  const buyer = await sit(browser, origin, "buyer2", "fr");
  const { page } = seller.side;
  const ar = seller.documentLocale;
  const order = await placeOrder(buyer, seller, origin);
  await seller.side.open(`/orders/${order}`);
  await buyer.side.open(`/orders/${order}`);

  await seller.side.button(m.orders_transition_propose_freight).click();
  const dialog = page.getByRole("dialog");
  const freight = dialog.getByLabel(m.orders_freight_amount({ currency: currencyInLabel("AED", "ar") }, ar));
  const send = dialog.getByRole("button", { name: m.orders_transition_propose_freight({}, ar), exact: true });
  for (const [typed, words] of [
    ["سبعمئة", m.forms_invalid_amount],
    ["750.125", m.forms_precision],
  ] as const) {
    await freight.fill(typed);
    await send.click();
    await expect(freight).toHaveAccessibleDescription(words({}, ar));
    await expect(freight).toBeFocused();
    await expect(freight).toHaveValue(typed);
  }
  await freight.fill("٧٥٠٫٥");
  await send.click();
  await expect(dialog).toHaveCount(0);

  const agree = buyer.side.button(m.orders_transition_agree_to_freight);
  await agree.click(SEEN);
  const theirs = buyer.side.page.getByRole("dialog");
  await expect(theirs.getByText(/750,50/)).toBeVisible();
  await seller.side.move(m.orders_transition_propose_freight, [
    [() => m.orders_freight_amount({ currency: currencyInLabel("AED", "ar") }, ar), "800"],
  ]);
  await expect(theirs.getByText(m.orders_stale({}, buyer.documentLocale))).toBeVisible(SEEN);
  await theirs.getByRole("button", { name: m.forms_look_again({}, buyer.documentLocale) }).click();
  await expect(theirs.getByText(/800,00/)).toBeVisible();
  // The page is read again meanwhile and shows the agreement: one's own move is neither news nor refused at the next try.
  await loseAnswer(buyer.side.page, "orders.agreeToFreight", 7000);
  await theirs
    .getByRole("button", { name: m.orders_transition_agree_to_freight({}, buyer.documentLocale), exact: true })
    .click();
  await expect(theirs).toHaveCount(0, SEEN);
  await expect(page.getByText(m.orders_own_confirmed({}, ar))).toBeVisible(SEEN);
});

/** An order for the supplier's first product with a price, confirmed. @returns its number */
async function placeOrder(buyer: Sitting, seller: Sitting, origin: string): Promise<string> {
  const filter = { status: "published", sort: "updated", page: 1 };
  const own = await query<{ items: { id: string; priceMinor: number | null }[] }>(
    seller.context,
    origin,
    "products.mine",
    filter,
  );
  const lines = own.items
    .filter(({ priceMinor }) => priceMinor !== null)
    .map(({ id }) => ({ productId: id, quantity: 1200 }))
    .slice(0, 1);
  const priced = await query<{ lines: { unitPriceMinor: number; product: { currency: string } }[] }>(
    buyer.context,
    origin,
    "cart.price",
    { lines, locale: "fr" },
  );
  const { orders } = await mutate<{ orders: { reference: string }[] }>(buyer.context, origin, "orders.checkout", {
    ...PARTY,
    lines: lines.map((line, at) => ({
      ...line,
      unitPriceMinor: priced.lines[at]?.unitPriceMinor,
      currency: priced.lines[at]?.product.currency,
    })),
    country: "AE",
    city: "Dubaï",
    address: "Al Quoz 3",
    idempotencyKey: crypto.randomUUID(),
  });
  const reference = orders[0]?.reference ?? "";
  await mutate(seller.context, origin, "orders.confirm", { reference, version: 1 });
  return reference;
}
