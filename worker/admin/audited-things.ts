import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Audited } from "#domain/admin/read-audit.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

export const people = alias(users, "audited_people");
const { entity, entityId } = auditLog;

const companyId = idOf("supplier", "company_revision", companyOfRevision());
const productId = idOf("product", "product_revision", productOfRevision());

/** What lines of the log are about, as far as it is still there: by name or number, and with what leads to it. */
export const AUDITED_THINGS = {
  company: { id: suppliers.id, names: namesOf() },
  product: { id: products.id, sku: products.sku, names: goodsNames("products.number") },
  order: orders.reference,
  request: rfqs.reference,
  person: { id: people.id, name: people.name },
};

/** By what the log's lines are joined with the tables of {@link AUDITED_THINGS}, each by its key. */
export const isOfThing = {
  company: eq(suppliers.id, companyId),
  product: eq(products.id, productId),
  // A rating is known by its order.
  order: eq(orders.id, idOf("order", "rating", sql`${entityId}`)),
  request: eq(rfqs.id, idOf("rfq")),
  person: eq(people.id, idOf("user")),
};

/** The id of a line's thing where that is of a kind, or of what a revision of that kind revises; else null. */
function idOf(kind: Audited, revision?: Audited, revised?: SQL): SQL {
  const whole = sql`when ${kind} then ${entityId}`;
  return sql`case ${entity} ${whole} ${revision && revised ? sql`when ${revision} then ${revised}` : sql``} end`;
}

function companyOfRevision(): SQL {
  return sql`(select ${companyRevisions.supplierId} from ${companyRevisions} where ${companyRevisions.id} = ${entityId})`;
}

function productOfRevision(): SQL {
  return sql`(select revised.id from product_revisions r join products revised on revised.number = r.product_number
    where r.id = ${entityId})`;
}
