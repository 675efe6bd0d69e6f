import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import { PRODUCT_TURNS } from "#domain/catalogue/product-turns.ts";
import { statesAwaiting } from "#domain/kernel/turn.ts";
import type { ChecklistItem, ItemState } from "#domain/suppliers/checklist.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { buyerCompany } from "#worker/messaging/conversation-rows.ts";
import { IS_OTHER, isMine, me, other, peer } from "#worker/messaging/member-sql.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { byDeadline, TOTAL, type WaitSubject } from "./subject.ts";

const COMPANY_PAGE = "/supplier-dashboard/company";
const NOBODY = { parties: { buyer: null, supplier: null }, guest: null } as const;

/** Companies that somebody runs, with what their checklist and licence say. */
export function selectCompanies(db: Database, where: SQL | undefined) {
  const { id, status, ownerId, licenceValidUntil, updatedAt } = suppliers;
  const checklist = sql`(select json_group_object(${supplierChecklist.item}, ${supplierChecklist.state})
    from ${supplierChecklist} where ${supplierChecklist.supplierId} = suppliers.id)`.mapWith(
    (json: string): Partial<Record<ChecklistItem, ItemState>> => JSON.parse(json),
  );
  return db
    .select({ id, status, ownerId, licenceValidUntil, since: updatedAt, names: namesOf(), checklist, total: TOTAL })
    .from(suppliers)
    .innerJoin(users, eq(users.id, ownerId))
    .where(where)
    .orderBy(licenceValidUntil)
    .$dynamic();
}

export function companySubject(row: Awaited<ReturnType<typeof selectCompanies>>[number]): WaitSubject {
  const { id, since, status, checklist, licenceValidUntil, names, ownerId } = row;
  return {
    ...{ machine: "company", id, since, reference: null, about: names, state: status, ...NOBODY },
    facts: { status, checklist, licenceValidUntil },
    accounts: { supplier: ownerId },
    paths: { buyer: COMPANY_PAGE, supplier: COMPANY_PAGE },
  };
}

/** Products of a company that a reviewer sent back; oldest first. */
export function selectProducts(db: Database, supplierId: string) {
  const { id, status, updatedAt } = products;
  const states = statesAwaiting<ProductStatus>(PRODUCT_TURNS, "supplier");
  return db
    .select({
      id,
      status,
      since: updatedAt,
      names: goodsNames("products.number"),
      ownerId: suppliers.ownerId,
      supplierStatus: suppliers.status,
      total: TOTAL,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      sql`${products.supplierId} = ${supplierId} and ${status} in ${states}
        and ${suppliers.status} not in ('suspended', 'terminated')`,
    )
    .orderBy(byDeadline(null, sql`${updatedAt}`, sql`${id}`))
    .$dynamic();
}

export function productSubject(row: Awaited<ReturnType<typeof selectProducts>>[number]): WaitSubject {
  const { id, since, status, names, ownerId, supplierStatus } = row;
  const path = `/add-product?id=${id}`;
  return {
    ...{ machine: "product", id, since, reference: null, about: names, state: status, ...NOBODY },
    facts: { status, supplierStatus },
    accounts: { supplier: ownerId },
    paths: { buyer: path, supplier: path },
  };
}

/** Conversations of an account in which something is unread; what waits longest first. */
export function selectUnread(db: Database, userId: string) {
  const since = sql<number>`ifnull(${me.unreadSince}, ${me.lastAt})`;
  return db
    .select({
      ...{ id: conversations.id, since, side: me.side, unread: me.unread, userId: me.userId },
      ...{ names: namesOf(), buyerCompany, peerName: sql<string | null>`${peer.name}`, total: TOTAL },
    })
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
    .leftJoin(other, IS_OTHER)
    .leftJoin(peer, eq(peer.id, other.userId))
    .where(and(isMine(userId), sql`${me.unread} > 0`))
    .orderBy(byDeadline(null, since, sql`${conversations.id}`))
    .$dynamic();
}

export function unreadSubject(row: Awaited<ReturnType<typeof selectUnread>>[number]): WaitSubject {
  const { id, since, side, unread, names, peerName } = row;
  return {
    ...{ machine: "conversation", id, since, reference: null, about: null, state: "unread", guest: null },
    facts: { side, unread },
    accounts: { [side]: row.userId },
    parties: { buyer: names, supplier: peerName && (row.buyerCompany || peerName) },
    paths: { buyer: `/messages/${id}`, supplier: `/messages/${id}` },
  };
}
