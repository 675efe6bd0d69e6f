import { eq, type SQL, sql } from "drizzle-orm";
import { accountEvents } from "#drizzle/schema/identity.ts";

/** Holds for the statements behind an event of the same batch that was written: what it tells has happened. */
export function writtenEvent(eventId: string): SQL {
  return sql`exists (select 1 from ${accountEvents} where ${eq(accountEvents.id, eventId)})`;
}
