import { eq, type SQL } from "drizzle-orm";
import { accountEvents } from "#drizzle/schema/identity.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";

/** Holds for the statements behind an event of the same batch that was written: what it tells has happened. */
export function writtenEvent(eventId: string): SQL {
  return rowExists(accountEvents, eq(accountEvents.id, eventId));
}
