import { sql } from "drizzle-orm";
import { UNANSWERED } from "#domain/rfq/invitation-machine.ts";
import { rfqInvitations } from "#drizzle/schema/rfq.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";

/** Brings the deadline of unanswered invitations forward to now: the clock ends them, and reads show it at once. */
export function endInvitations({ now }: { now(): number }, rfqId: string): InsertedRow {
  return (condition) => sql`update ${rfqInvitations} set deadline_at = ${now()}, updated_at = ${now()}
    where rfq_id = ${rfqId} and status in ${UNANSWERED} and deadline_at > ${now()} and ${condition}`;
}
