import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { UserState, Users } from "#domain/admin/manage-users.ts";
import { USER_TYPES } from "#domain/identity/user-types.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";
import { namesOf } from "#worker/suppliers/movable-company.ts";
import type { Context } from "#worker/trpc/context.ts";

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
  to_delete: () => isNotNull(users.deleteAfter),
};

/** A page of accounts, the newest first. One database call besides the session's. */
export async function userList({ db }: Context, { type, state, q, page }: Users) {
  const isAsked = and(
    // All types, so that the index of types is the one that is read.
    type ? eq(users.userType, type) : inArray(users.userType, [...USER_TYPES]),
    state ? STATES[state]() : undefined,
    q === null ? undefined : isNamed(q),
  );
  const [items, [counted]] = await db.batch([
    db
      .select(columns)
      .from(users)
      .leftJoin(suppliers, eq(suppliers.ownerId, users.id))
      .where(isAsked)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    db.select({ total: count() }).from(users).where(isAsked),
  ]);
  return pageOf(items, page, counted);
}

/** E-mails are stored in small letters. */
function isNamed(q: string): SQL {
  if (q.includes("@")) return sql`instr(${users.email}, ${q.toLowerCase()}) > 0`;
  return sql`(${isWrittenAlike(users.name, q)} or ${users.id} = ${q} or instr(${users.email}, ${q.toLowerCase()}) > 0)`;
}
