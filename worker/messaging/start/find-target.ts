import { type AnyColumn, and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Locale } from "#domain/kernel/locale.ts";
import type { StartConversation } from "#domain/messaging/conversation.ts";
import type { ContextKind } from "#domain/messaging/message-facts.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import type { StoredContext } from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { supplierAt } from "#worker/suppliers/supplier-columns.ts";

/** Whom a page of the site leads to, and what the conversation will be about. */
export interface Target {
  supplierId: string;
  /** Who runs the company; imported ones have nobody. */
  ownerId: string | null;
  /** Who buys; guests have no account. */
  buyerId: string | null;
  context: StoredContext;
}

type Finder = (ctx: SignedInContext, id: string) => Promise<Target | undefined>;

const company = { supplierId: suppliers.id, ownerId: suppliers.ownerId };
const IS_APPROVED = eq(suppliers.status, "approved");

/** Holds for the two sides of what has a buyer and a company; `then` must hold for the company's besides. */
function isSide({ caller }: SignedInContext, buyerId: AnyColumn, then?: SQL) {
  return and(IS_APPROVED, or(eq(buyerId, caller.userId), and(eq(suppliers.ownerId, caller.userId), then)));
}

const FINDERS: Record<ContextKind, Finder> = {
  async product({ db, caller }, id) {
    const names = sql`(select json_group_object(${productTranslations.locale}, ${productTranslations.name})
      from ${productTranslations} where ${productTranslations.productNumber} = ${products.number})`.mapWith(parseNames);
    const [row] = await db
      .select({ ...company, names, category: products.category, slug: products.slug, id: products.id })
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .where(and(eq(products.id, id), eq(products.status, "published"), IS_APPROVED));
    if (!row) return undefined;
    const { category, slug, names: byLanguage, id: productId, ...sides } = row;
    const path = `/products/${category}/${slug}`;
    return { ...sides, buyerId: caller.userId, context: { kind: "product", id: productId, names: byLanguage, path } };
  },

  async supplier({ db, caller }, id) {
    const [row] = await db
      .select({ ...company, names: namesOf(), slug: suppliers.slug })
      .from(suppliers)
      .leftJoin(products, sql`false`)
      .where(and(or(eq(suppliers.id, id), supplierAt(id)), IS_APPROVED));
    if (!row) return undefined;
    const { names, slug, ...sides } = row;
    const context = { kind: "supplier" as const, id: row.supplierId, names, path: `/suppliers/${slug}` };
    return { ...sides, buyerId: caller.userId, context };
  },

  // Before it quoted, a company does not learn whose request it was invited to (workflows: Invitation).
  async rfq(ctx, id) {
    const hasQuoted = sql`exists (select 1 from ${quotes} where ${quotes.invitationId} = ${rfqInvitations.id}
      and ${quotes.sentAt} is not null)`;
    const [row] = await ctx.db
      .select({ ...company, buyerId: rfqs.buyerId, reference: rfqs.reference })
      .from(rfqInvitations)
      .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
      .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
      .where(and(eq(rfqInvitations.id, id), isSide(ctx, rfqs.buyerId, hasQuoted)));
    return row && withReference(row, { kind: "rfq", id, path: `/rfqs/${row.reference}` });
  },

  async quote(ctx, id) {
    const [row] = await ctx.db
      .select({ ...company, buyerId: rfqs.buyerId, reference: quotes.reference })
      .from(quotes)
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
      .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
      .where(and(eq(quotes.id, id), isNotNull(quotes.sentAt), isSide(ctx, rfqs.buyerId)));
    return row && withReference(row, { kind: "quote", id, path: `/quotes/${id}` });
  },

  async order(ctx, reference) {
    const [row] = await ctx.db
      .select({ ...company, buyerId: orders.buyerId, reference: orders.reference, id: orders.id })
      .from(orders)
      .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
      .where(and(eq(orders.reference, reference), isSide(ctx, orders.buyerId)));
    if (!row) return undefined;
    const { id, ...found } = row;
    return withReference(found, { kind: "order", id, path: `/orders/${reference}` });
  },
};

/** Whom a page leads to, for who may start from it; undefined for another's and a missing one alike. One database call. */
export function findTarget(ctx: SignedInContext, { kind, id }: StartConversation["with"]): Promise<Target | undefined> {
  return FINDERS[kind](ctx, id);
}

function withReference(
  { reference, ...sides }: Omit<Target, "context"> & { reference: string },
  context: StoredContext,
): Target {
  return { ...sides, context: { ...context, reference } };
}

function parseNames(json: string): Partial<Record<Locale, string>> {
  return JSON.parse(json);
}
