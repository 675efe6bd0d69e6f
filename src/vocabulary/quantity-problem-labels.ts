import type { QuantityProblem } from "#domain/catalogue/order-quantity.ts";
import type { Unit } from "#domain/catalogue/product-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatQuantity } from "./trade-terms.ts";

/** Why a quantity can't be ordered, with the next one that can. */
export function quantityProblemLabels({ code, next }: QuantityProblem, unit: Unit): string {
  const quantity = formatQuantity(next, unit);
  return code === "below_moq" ? m.cart_below_moq({ quantity }) : m.cart_not_a_multiple({ quantity });
}
