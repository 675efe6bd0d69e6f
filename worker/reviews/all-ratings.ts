import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { CRITERIA } from "#domain/reviews/criteria.ts";
import type { AllRatings, RatingsOfBuyers } from "#domain/reviews/rate.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { isOrderNamed } from "#worker/orders/order-named.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { countOf, firstOf, MOST_COUNTED, pageOf } from "#worker/platform/page-of.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { publicColumns } from "./list-ratings.ts";

/** Stars that the platform looks at more closely: so many at most. */
const LOW_STARS = 2;

const buyerName = sql<string>`${orders.buyer} ->> '$.companyName'`;

/** A page of all ratings in a state for the platform, those that open last first; one call besides the session's. */
export async function allRatings(ctx: SignedInContext, { status, low, q, page }: AllRatings) {
  const isLow = or(...CRITERIA.map((criterion) => sql`${supplierRatings[criterion]} <= ${LOW_STARS}`));
  const isAsked = and(
    eq(supplierRatings.status, status),
    status === "published" ? undefined : isNotOwn(ctx),
    low ? isLow : undefined,
    q === null ? undefined : isOrderNamed(q),
  );
  const { version, hiddenReason, createdAt, opensAt } = supplierRatings;
  const asked = selectCounted(ctx, isAsked);
  const [rows, [total]] = await ctx.db.batch([
    ctx.db
      .select({
        reference: orders.reference,
        status: supplierRatings.status,
        ...{ version, hiddenReason, createdAt, opensAt, buyerName },
        supplierNames: namesOf(),
        slug: suppliers.slug,
        ...publicColumns,
      })
      .from(supplierRatings)
      .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
      .innerJoin(suppliers, eq(suppliers.id, supplierRatings.supplierId))
      .where(isAsked)
      .orderBy(desc(opensAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    countOf(ctx.db, asked),
  ]);
  return pageOf(rows, page, total);
}

function selectCounted({ db }: SignedInContext, isAsked: SQL | undefined) {
  return db
    .select({ one: sql`1` })
    .from(supplierRatings)
    .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
    .where(isAsked)
    .limit(MOST_COUNTED);
}

/** A page of what suppliers gave to buyers in a state, the newest first; one call besides the session's. */
export async function ratingsOfBuyers(ctx: SignedInContext, { status, q, page }: RatingsOfBuyers) {
  const isAsked = and(eq(buyerRatings.status, status), isNotOwn(ctx), q === null ? undefined : isOrderNamed(q));
  const { rating, review, createdAt, version, hiddenReason } = buyerRatings;
  const asked = ctx.db
    .select({ one: sql`1` })
    .from(buyerRatings)
    .innerJoin(orders, eq(orders.id, buyerRatings.orderId))
    .where(isAsked)
    .limit(MOST_COUNTED);
  const [rows, [total]] = await ctx.db.batch([
    ctx.db
      .select({
        ...{ rating, review, createdAt, version, hiddenReason, buyerName },
        reference: orders.reference,
        status: buyerRatings.status,
        supplierNames: namesOf(),
      })
      .from(buyerRatings)
      .innerJoin(orders, eq(orders.id, buyerRatings.orderId))
      .innerJoin(suppliers, eq(suppliers.id, buyerRatings.supplierId))
      .where(isAsked)
      .orderBy(desc(createdAt))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    countOf(ctx.db, asked),
  ]);
  return pageOf(rows, page, total);
}

/** An admin who trades too reads of its own orders what their parties read, and moderates nothing of them. */
function isNotOwn({ caller }: SignedInContext): SQL {
  return sql`(${orders.buyerId} is not ${caller.userId} and ${orders.supplierId} <> ${caller.supplier?.id ?? ""})`;
}
