import { AppError, type ChangedPrice, type FieldIssue } from "#domain/kernel/app-error.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import type { Checkout, CheckoutLine } from "#domain/orders/checkout.ts";
import { type LineProblem, priceLine } from "#domain/orders/price-line.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { CheckoutGoods } from "./checkout-goods.ts";

/** A line that may be ordered, with what it costs now. */
export interface OrderedLine {
  goods: CheckoutGoods;
  quantity: number;
  unitPriceMinor: number;
  amountMinor: number;
}

/**
 * The lines of a checkout as the server prices them: minimum, steps and tiers again (workflows: never again 5, 11).
 * @throws AppError BAD_INPUT with an issue per line that can't be ordered; CONFLICT with the new prices where the buyer saw
 *   others
 */
export function orderedLines(
  { caller }: SignedInContext,
  { lines }: Pick<Checkout, "lines">,
  goods: ReadonlyMap<string, CheckoutGoods>,
  rateOf: ReadonlyMap<Currency, number>,
): OrderedLine[] {
  const issues: FieldIssue[] = [];
  const prices: ChangedPrice[] = [];
  const ordered: OrderedLine[] = [];
  const currencies = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    const found = goods.get(line.productId);
    const priced = found ? priceLine({ ...found, hasSeller: found.sellerAccount !== null }, line.quantity) : null;
    const issue =
      issueOf(at, priced?.problem ?? null) ??
      ownIssue(at, found, caller.userId, currencies) ??
      rateIssue(at, found, rateOf);
    if (issue) issues.push(issue);
    else if (found && priced?.unitPriceMinor != null && priced.amountMinor !== null) {
      const { unitPriceMinor, amountMinor } = priced;
      if (isChanged(line, found, unitPriceMinor)) {
        prices.push({ productId: line.productId, unitPriceMinor, currency: found.currency });
      }
      ordered.push({ goods: found, quantity: line.quantity, unitPriceMinor, amountMinor });
    }
  }
  if (issues.length > 0) throw new AppError("BAD_INPUT", { issues });
  if (prices.length > 0) throw new AppError("CONFLICT", { state: "prices", action: "checkout", prices });
  return ordered;
}

function isChanged(line: CheckoutLine, goods: CheckoutGoods, unitPriceMinor: number): boolean {
  return line.unitPriceMinor !== unitPriceMinor || line.currency !== goods.currency;
}

function issueOf(at: number, problem: LineProblem | null): FieldIssue | null {
  if (!problem) return null;
  if ("next" in problem) return { path: `lines.${at}.quantity`, code: problem.code, minimum: problem.next };
  return { path: `lines.${at}`, code: problem.code };
}

/** An order is worth something in dirhams, or nobody could tell what was sold. */
function rateIssue(
  at: number,
  goods: CheckoutGoods | undefined,
  rateOf: ReadonlyMap<Currency, number>,
): FieldIssue | null {
  return goods && !rateOf.get(goods.currency) ? { path: `lines.${at}.currency`, code: "no_rate" } : null;
}

/** An order has one currency, and nobody orders from themselves. */
function ownIssue(
  at: number,
  goods: CheckoutGoods | undefined,
  buyerId: string,
  currencies: Map<string, string>,
): FieldIssue | null {
  if (!goods) return { path: `lines.${at}`, code: "not_available" };
  if (goods.sellerAccount?.id === buyerId) return { path: `lines.${at}`, code: "own_product" };
  const currency = currencies.get(goods.supplierId) ?? goods.currency;
  currencies.set(goods.supplierId, currency);
  return currency === goods.currency ? null : { path: `lines.${at}`, code: "other_currency" };
}
