import { and, desc, eq, gt, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { UserState, Users } from "#domain/admin/manage-users.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { countOf, firstOf, MOST_COUNTED, pageOf } from "#worker/platform/page-of.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { isUserNamed } from "./user-named.ts";

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  userType: users.userType,
  emailVerifiedAt: users.emailVerifiedAt,
  suspendedAt: users.suspendedAt,
  deleteAfter: users.deleteAfter,
  createdAt: users.createdAt,
  company: { id: suppliers.id, status: suppliers.status, names: namesOf() },
};

const STATES: Record<UserState, () => SQL> = {
  suspended: () => isNotNull(users.suspendedAt),
  unverified: () => isNull(users.emailVerifiedAt),
  to_delete: () => gt(users.deleteAfter, 0),
};

/**
 * A page of accounts, the newest first; the newest 12,000 of a search can be turned to. One database call besides the
 * session's.
 */
export async function userList({ db }: Context, { type, state, q, page }: Users) {
  const isAsked = and(
    type ? sql`${state ? sql`+` : sql``}${users.userType} = ${type}` : undefined,
    state ? STATES[state]() : undefined,
    // True of all of them: each index but the one of deletions has them in this order.
    state === "to_delete" ? undefined : gte(users.createdAt, 0),
    q === null ? undefined : isUserNamed(q),
  );
  const time = state === "to_delete" ? sql`+${users.createdAt}` : users.createdAt;
  const rows = db.select({ one: sql`1` }).from(users).where(isAsked).limit(MOST_COUNTED);
  const [items, [counted]] = await db.batch([
    db
      .select(columns)
      .from(users)
      .leftJoin(suppliers, eq(suppliers.ownerId, users.id))
      .where(isAsked)
      .orderBy(desc(time), desc(users.id))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    countOf(db, rows),
  ]);
  return pageOf(items, page, counted);
}
