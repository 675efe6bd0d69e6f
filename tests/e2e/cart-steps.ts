import { expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import type { OrderSide } from "./order-steps.ts";

const ar = { locale: "ar" } as const;

async function typeQuantity(buyer: OrderSide, quantity: string): Promise<void> {
  const count = buyer.page.getByRole("textbox", { name: buyer.say(m.cart_quantity), exact: true });
  await count.filter({ visible: true }).first().fill(quantity);
  await count.filter({ visible: true }).first().press("Enter");
}

/** On a product's page: types how many, in Arabic, and puts them into the cart. */
export async function putIntoCart(buyer: OrderSide, product: string, quantity: string): Promise<void> {
  await buyer.open(product);
  await typeQuantity(buyer, quantity);
  await buyer.button(m.cart_add).filter({ visible: true }).first().click();
  await expect(buyer.page.getByRole("link", { name: buyer.say(m.cart_open) })).toBeVisible();
}

/** On the page of tiles that are sold by the 50 m²: another quantity is refused, and the next one is named. */
export async function refuseOddQuantity(buyer: OrderSide, product: string): Promise<void> {
  await buyer.open(product);
  await typeQuantity(buyer, "630");
  const next = m.catalogue_quantity_sqm({ count: 650, number: "650" }, ar);
  await expect(buyer.page.getByText(m.cart_not_a_multiple({ quantity: next }, ar)).first()).toBeVisible();
  await expect(buyer.button(m.cart_add).filter({ visible: true }).first()).toBeDisabled();
}

/** Waits until the account knows what this browser's cart holds. */
export async function keptByAccount(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const kept = JSON.parse(window.localStorage.getItem("cart") ?? "{}");
    return typeof kept.ownerId === "string" && kept.isUnsent === false;
  });
}

/** On a cart's line: what stands in the way is said, with the next quantity that can be ordered. */
export async function mendQuantity(page: Page): Promise<void> {
  const line = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^تمر خلاص/ }) });
  const count = line.getByRole("textbox");
  await count.fill("٤٠");
  await count.press("Enter");
  const least = m.catalogue_quantity_carton({ count: 100, number: "100" }, ar);
  await expect(line.getByText(m.cart_below_moq({ quantity: least }, ar))).toBeVisible();
  await expect(page.getByRole("button", { name: m.cart_checkout({}, ar) })).toBeDisabled();
  await line.getByRole("button", { name: m.cart_set_next({ quantity: least }, ar) }).click();
  await expect(line.getByText(/9,800\.00/)).toBeVisible();
  await count.fill("450");
  await count.press("Enter");
  await expect(line.getByText(/93\.50/)).toBeVisible();
  await expect(line.getByText(/42,075\.00/)).toBeVisible();
}
