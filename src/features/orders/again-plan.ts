import { MILLI } from "#domain/kernel/money.ts";
import { MAX_CART_LINES } from "#domain/orders/max-cart-lines.ts";
import type { KeptLine } from "#src/lib/cart/cart-store.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import type { OpenOrder } from "./order-labels.ts";

type Line = OpenOrder["lines"][number];

/** What becomes of the goods of an order that is placed once more. */
export interface AgainPlan {
  /** The whole cart as it is to be. */
  cart: KeptLine[];
  /** What goes in, with the quantity that can be ordered now. */
  added: { line: Line; quantity: number }[];
  gone: Line[];
  onRequest: Line[];
  /** Their product is sold by another unit now: the old quantity would be another amount. */
  inOtherUnit: Line[];
  /** The cart has no room for them. */
  leftOut: Line[];
  /** Something else lies in the cart already. */
  hasOthers: boolean;
}

/** How much of each product is asked for again; what is not sold any more is not asked. */
export function wantedAgain(lines: readonly Line[]): KeptLine[] {
  const wanted = new Map<string, number>();
  for (const { productId, quantityMilli } of lines) {
    if (productId !== null) wanted.set(productId, (wanted.get(productId) ?? 0) + Math.ceil(quantityMilli / MILLI));
  }
  return [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
}

/**
 * Sorts the goods of an order by what can be done with them today: the old quantity, raised to what is sold at least,
 * beside what lies in the cart; of the same product the larger quantity stays, so that a second tap adds nothing.
 */
export function planAgain(
  lines: readonly Line[],
  priced: readonly CartLineView[],
  kept: readonly KeptLine[],
): AgainPlan {
  const plan: AgainPlan = {
    cart: [...kept],
    added: [],
    gone: [],
    onRequest: [],
    inOtherUnit: [],
    leftOut: [],
    hasOthers: false,
  };
  const seen = new Set<string>();
  for (const line of lines) {
    const view = priced.find(({ productId }) => productId === line.productId);
    if (view && seen.has(view.productId)) continue;
    if (view) seen.add(view.productId);
    place(plan, line, view);
  }
  plan.hasOthers = kept.some(({ productId }) => !seen.has(productId));
  return plan;
}

function place(plan: AgainPlan, line: Line, view: CartLineView | undefined): void {
  if (view?.problem?.code === "on_request") {
    plan.onRequest.push(line);
    return;
  }
  if (!view?.product || view.amountMinor === null) {
    plan.gone.push(line);
    return;
  }
  if (view.product.unit !== line.unit) {
    plan.inOtherUnit.push(line);
    return;
  }
  const quantity = view.problem && "next" in view.problem ? view.problem.next : view.quantity;
  const at = plan.cart.findIndex(({ productId }) => productId === view.productId);
  const before = plan.cart[at];
  if (before === undefined && plan.cart.length >= MAX_CART_LINES) {
    plan.leftOut.push(line);
    return;
  }
  const now = { productId: view.productId, quantity: Math.max(quantity, before?.quantity ?? 0) };
  plan.cart.splice(before === undefined ? plan.cart.length : at, before === undefined ? 0 : 1, now);
  plan.added.push({ line, quantity: now.quantity });
}
