import { sql } from "drizzle-orm";
import { UNANSWERED } from "#domain/rfq/invitation-machine.ts";
import { rfqInvitations } from "#drizzle/schema/rfq.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { Ports } from "#worker/platform/write/transition.ts";

/** Brings the deadline of unanswered invitations forward to now: the scheduler ends them, and reads show it at once. */
export function endInvitations(ports: Ports, rfqId: string): GuardedStatement {
  const now = ports.now();
  const isWaiting = sql`${rfqInvitations.rfqId} = ${rfqId} and ${rfqInvitations.status} in ${UNANSWERED}
    and ${rfqInvitations.deadlineAt} > ${now}`;
  return updateWhere(ports, rfqInvitations, { deadlineAt: now, updatedAt: now }, isWaiting);
}
