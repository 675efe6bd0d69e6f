import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { MAX_CART_LINES } from "./max-cart-lines.ts";

const MAX_QUANTITY = 1_000_000_000;

export const productId = z.string().min(1).max(40);
/** Whole units; a line has at least one (spec §5). */
export const cartQuantity = wholeNumber(1, MAX_QUANTITY);
const cartLine = z.strictObject({ productId, quantity: cartQuantity });
export type CartLine = z.output<typeof cartLine>;

const cartLines = z
  .array(cartLine)
  .max(MAX_CART_LINES)
  .refine(namesEachOnce, { params: { code: "twice" } });

/** Lines of a browser's cart, to be priced in the reader's language. */
export const priceCartSchema = z.strictObject({ lines: cartLines, locale: z.enum(LOCALES) });
export type PriceCart = z.output<typeof priceCartSchema>;

/** The whole cart of an account as it is to be. */
export const saveCartSchema = z.strictObject({ lines: cartLines });
export type SaveCart = z.output<typeof saveCartSchema>;

/** True when no product stands in two lines. */
export function namesEachOnce(lines: readonly { productId: string }[]): boolean {
  return new Set(lines.map((line) => line.productId)).size === lines.length;
}
