import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

/** Gives every company an owner, so that all can be asked. */
export async function writeOwners(db: Database): Promise<void> {
  await db.batch([
    db.run(sql`insert into users (id, email, email_verified_at, password_hash, name, user_type, locale, notices, created_at, updated_at)
      select 'usr_' || id, id || '@people.example', 1, 'x', 'x', 'supplier', 'en', '{}', 1, 1 from ${suppliers}`),
    db.run(sql`update ${suppliers} set owner_id = 'usr_' || id`),
  ]);
}
