import { inArray } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { DEMO_EMAILS, OWNER_EMAILS } from "#drizzle/seed/accounts.ts";

/** True where all accounts of the demo are, and nobody has asked, ordered or written yet. */
export async function awaitsHistory(db: Database): Promise<boolean> {
  const emails = [...DEMO_EMAILS, ...OWNER_EMAILS];
  const [accounts, ...traded] = await Promise.all([
    db.$count(users, inArray(users.email, emails)),
    ...[rfqs, orders, conversations].map((table) => db.$count(table)),
  ]);
  return accounts === emails.length && traded.every((rows) => rows === 0);
}
