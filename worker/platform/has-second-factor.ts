import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { secondFactors } from "#drizzle/schema/identity.ts";

/** Holds where an account signs in by two steps. */
export function hasSecondFactor(userId: string | SQLiteColumn): SQL {
  return sql`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${userId}
    and ${secondFactors.confirmedAt} is not null)`;
}
