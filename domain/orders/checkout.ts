import * as z from "zod";
import { country } from "#domain/kernel/country.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { phone } from "#domain/kernel/phone.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { optionalTrn } from "#domain/rfq/delivery-place.ts";
import { cartQuantity, namesEachOnce, productId } from "./cart.ts";
import { MAX_CART_LINES } from "./max-cart-lines.ts";

/** A line as the buyer saw it: the server computes again and refuses where the price is another one now. */
const checkoutLine = z.strictObject({
  productId,
  quantity: cartQuantity,
  unitPriceMinor: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  currency: z.enum(CURRENCIES),
});
export type CheckoutLine = z.output<typeof checkoutLine>;

/** Orders of what stands in a cart, one per supplier. The e-mail is the account's. */
export const checkoutSchema = z.strictObject({
  lines: z
    .array(checkoutLine)
    .min(1)
    .max(MAX_CART_LINES)
    .refine(namesEachOnce, { params: { code: "twice" } }),
  companyName: text(100, { min: 2 }),
  contactName: text(100, { min: 2 }),
  phone,
  country,
  city: text(100),
  address: text(300, { lines: true }),
  trn: optionalTrn,
  notes: optionalText(500, { lines: true }),
  locale: z.enum(LOCALES),
  idempotencyKey: z.uuid(),
});
export type CheckoutInput = z.input<typeof checkoutSchema>;
export type Checkout = z.output<typeof checkoutSchema>;
