import { eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { CancelRfq } from "#domain/rfq/own-rfqs.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { endInvitations } from "#worker/rfq/end-invitations.ts";
import { notifyBuyer, notifyInvited } from "#worker/rfq/notify-trade.ts";
import { expectRfqTransition, readRfqToTransition, transitionRfq } from "#worker/rfq/own/own-rfq.ts";

/**
 * Takes a request off the platform for policy: audited, told to its buyer and to whoever was asked, with the reason.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own, which is called off like everybody's; CONFLICT with state, action and version
 */
export async function removeRfq(ctx: SignedInContext, { reference, version, reason }: CancelRfq) {
  const rfq = await readRfqToTransition(ctx, eq(rfqs.reference, reference));
  if (rfq.buyerId === ctx.caller.userId) throw new AppError("FORBIDDEN");
  expectRfqTransition(rfq, "remove", "admin", version);
  const entry = auditEntry(ctx, {
    action: "remove",
    entity: "rfq",
    entityId: rfq.id,
    before: { reference, status: rfq.status, version },
    after: { status: "removed", version: version + 1 },
    reason,
  });
  const isAsked = sql`${rfqInvitations.rfqId} = ${rfq.id} and ${rfqInvitations.status} not in ('declined', 'expired')`;
  return transitionRfq(ctx, rfq, {
    action: "remove",
    actor: "admin",
    changes: { closingNote: reason },
    guard: sql`true`,
    rows: [
      entry,
      ...notifyBuyer(ctx, "rfq_removed", rfq.id, { note: reason }),
      ...notifyInvited(ctx, "rfq_removed", isAsked, {}),
      endInvitations(ctx, rfq.id),
    ],
  });
}
