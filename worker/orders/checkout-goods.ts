import { eq, sql } from "drizzle-orm";
import type { PriceTier } from "#domain/catalogue/price-tiers.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { RATE_UNIT } from "#domain/kernel/money.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import type { Checkout } from "#domain/orders/checkout.ts";
import { priceTiers, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type Intent, idempotentReplay, selectKept } from "#worker/platform/idempotent-replay.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

type Names = Partial<Record<Locale, string>>;
interface TierRow extends PriceTier {
  productNumber: number;
}
type Row = Awaited<ReturnType<typeof selectGoods>>[number];

/** A product as a checkout has to know it. */
export interface CheckoutGoods extends Row {
  tiers: TierRow[];
}

/**
 * Everything that a checkout needs to know, in one call: the products of its lines with their suppliers, the rates of
 * today, and what an earlier call with the same key was answered.
 */
export async function readGoods<R>(ctx: SignedInContext, input: Omit<Checkout, "idempotencyKey">, intent: Intent) {
  const ids = JSON.stringify(input.lines.map(({ productId }) => productId));
  const [rows, tiers, rates, keys] = await ctx.db.batch([
    selectGoods(ctx, ids),
    ctx.db.all<TierRow>(sql`select ${priceTiers.productNumber} as productNumber, ${priceTiers.minQuantity} as minQuantity,
        ${priceTiers.priceMinor} as priceMinor
      from json_each(${ids}) asked cross join ${products} on ${products.id} = asked.value
      cross join ${priceTiers} on ${priceTiers.productNumber} = ${products.number}`),
    selectRates(ctx, JSON.stringify(input.lines.map(({ currency }) => currency))),
    selectKept(ctx.db, ctx.caller.userId, intent),
  ]);
  const goods = new Map<string, CheckoutGoods>();
  for (const row of rows) {
    goods.set(row.id, { ...row, tiers: tiers.filter((tier) => tier.productNumber === row.number) });
  }
  const rateOf = new Map<Currency, number>([["AED", RATE_UNIT]]);
  for (const { currency, rate } of rates) if (rate) rateOf.set(currency, rate);
  return { goods, rateOf, kept: idempotentReplay<R>(ctx, keys, intent) };
}

function selectGoods({ db }: SignedInContext, ids: string) {
  const { locale, name, productNumber } = productTranslations;
  return db
    .select({
      id: products.id,
      number: products.number,
      sku: products.sku,
      status: products.status,
      version: products.version,
      priceMinor: products.priceMinor,
      currency: products.currency,
      unit: products.unit,
      moq: products.moq,
      multiple: products.orderMultiple,
      leadTimeDaysMin: products.leadTimeDaysMin,
      leadTimeDaysMax: products.leadTimeDaysMax,
      names: sql`(select json_group_object(${locale}, ${name}) from ${productTranslations}
        where ${productNumber} = ${products.number})`.mapWith((json: string): Names => JSON.parse(json)),
      supplierId: suppliers.id,
      supplierStatus: suppliers.status,
      supplierCountry: suppliers.country,
      supplierNames: namesOf(),
      sellerAccount: { id: users.id, locale: users.locale },
    })
    .from(sql`json_each(${ids}) asked`)
    .innerJoin(products, sql`${products.id} = asked.value`)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .leftJoin(users, eq(users.id, suppliers.ownerId));
}

/** What one unit of each currency is worth today, in millionths of a dirham; null where the platform keeps no rate. */
function selectRates({ db, now }: SignedInContext, currencies: string) {
  const today = dayInDubai(now());
  const { currency, fromDay, rateToAed } = exchangeRates;
  return db.all<{ currency: Currency; rate: number | null }>(sql`select value as currency,
      (select ${rateToAed} from ${exchangeRates} where ${currency} = value and ${fromDay} <= ${today}
        order by ${fromDay} desc limit 1) as rate
    from json_each(${currencies})`);
}
