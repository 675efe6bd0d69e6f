import { type SQL, sql } from "drizzle-orm";
import type { Grant } from "#domain/identity/grants.ts";
import { users } from "#drizzle/schema/identity.ts";

/**
 * Holds while an account may be used as an operator's and has the grant.
 * @param alias under which a row of users stands
 */
function holds(alias: string, grant: Grant): SQL {
  const of = sql.raw(alias);
  return sql`${of}.user_type = 'admin' and ${of}.suspended_at is null
    and exists (select 1 from json_each(${of}.operator_grants) where value = ${grant})`;
}

/** Holds while this operator still has the grant: what was asked before a write may have changed until it. */
export function stillHolds(userId: string | SQL, grant: Grant): SQL {
  return sql`exists (select 1 from ${users} as me where me.id = ${userId} and ${holds("me", grant)})`;
}

/** Holds where somebody else has the grant for good: operators are never left without one who may say what each may do. */
export function anotherHolds(userId: string | SQL, grant: Grant): SQL {
  return sql`exists (select 1 from ${users} as other where other.user_type = 'admin' and other.id <> ${userId}
    and other.delete_after is null and ${holds("other", grant)})`;
}
